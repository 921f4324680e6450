import { Signal } from '@lectern/base';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { quickQuestion } from '../../../../parts/askings/index.ts';
import type { ToolLesson } from '../../../../parts/lessons/index.ts';
import { mount } from '../../../../platform/testing/mounted.tsx';
import type { QuestionActivity } from '../question-activity.ts';
import { RunningQuestion } from '../running-question.tsx';

/** A sheet of paper that was photographed upright. */
const PHOTO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="2600"><rect width="1500" height="2600" fill="tan"/></svg>',
)}`;

function activityWith(photos: number): QuestionActivity {
  const asked = quickQuestion('photo', { id: 'p', text: '', options: 0 });
  const pupil = { participant_id: '1', name: '小明', state: null, points: 0, late: false, after_ms: 0 };
  const works = Array.from({ length: photos }, (_, place) => ({
    ...{ participant_id: '1', index: 0, url: PHOTO, mime: 'image/svg+xml' },
    hash: String(place).repeat(64),
  }));
  return {
    ...{ id: 'a', answered: 1, shown: false, state: 'open', hidden_words: [], key_shown: false },
    ...{ setting: { kind: 'question', asked }, asked, works, shown_works: [], time: null },
    result: { kind: 'question', tallies: [], pupils: [pupil] },
  } as unknown as QuestionActivity;
}

/** Opens the works of the only pupil in a window of this size, in pixels. */
async function open(size: { readonly width: number; readonly height: number }, photos: number) {
  mount(
    <div style={{ ...size, display: 'flex', flexDirection: 'column' }}>
      <RunningQuestion
        lesson={{ state: () => new Signal({}) } as unknown as ToolLesson}
        activity={activityWith(photos)}
        participants={[]}
        onChange={() => undefined}
        onAgain={() => undefined}
        strip={({ name }) => <button type="button">表扬{name}</button>}
      />
    </div>,
  );
  await page.getByRole('button', { name: '显示姓名' }).click();
  await page.getByRole('button', { name: /^小明/ }).click();
  await expect
    .poll(() => [...document.querySelectorAll('img')].every(({ naturalWidth }) => naturalWidth > 0))
    .toBe(true);
}

const boxOf = (name: string) => page.getByRole('img', { name }).element().getBoundingClientRect();

it.each([
  { width: 1200, height: 800 },
  { width: 760, height: 560 },
])('shows the whole of a photograph above the strip in a window of $width × $height', async (size) => {
  await open(size, 1);
  const strip = page.getByRole('button', { name: '表扬小明' }).element().getBoundingClientRect();
  await expect.poll(() => boxOf('作品 1').bottom).toBeLessThanOrEqual(strip.top);
  expect(boxOf('作品 1').height).toBeGreaterThan(size.height / 4);
});

it('scrolls from one photograph of a pupil to the next, each as high as the window', async () => {
  await open({ width: 1200, height: 800 }, 2);
  expect(boxOf('作品 2').height).toBe(boxOf('作品 1').height);
  page.getByRole('img', { name: '作品 2' }).element().scrollIntoView();
  const strip = page.getByRole('button', { name: '表扬小明' }).element().getBoundingClientRect();
  await expect.poll(() => Math.floor(boxOf('作品 2').bottom)).toBeLessThanOrEqual(Math.ceil(strip.top));
});
