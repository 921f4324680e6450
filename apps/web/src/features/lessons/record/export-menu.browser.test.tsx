import { newQuestion } from '@lectern/questions';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../platform/testing/mounted.tsx';
import { LessonRecord } from '../lesson-record.tsx';
import { lessonOf, serverWithLesson } from '../testing/made-up-lesson.ts';

const HASH = 'a'.repeat(64);

/** Shows the record of a lesson in which 小明 sent a drawing; the server answers its file with this status. */
async function openRecordWithDrawing(status: number): Promise<void> {
  const answer = { name: '小明', member_id: null, early: false, at: 0 };
  const activity = {
    ...{
      id: 'a',
      kind: 'question',
      at: 0,
      answered: 1,
      result: { kind: 'question', tallies: [], pupils: [] },
    },
    setting: { kind: 'question', asked: newQuestion('media-answer', () => crypto.randomUUID()) },
    answers: [{ ...answer, content: { kind: 'question', response: { drawing: HASH } } }],
    files: { [HASH]: { url: '/files/drawing', mime: 'image/png' } },
  };
  const server = await serverWithLesson(lessonOf());
  server.answer('GET /api/lessons/v1/lessons/l1/activities', () => ({
    body: { items: [activity], has_more: false },
  }));
  server.answer('GET /files/drawing', () => ({ status }));
  mount(<LessonRecord userId="u1" id="l1" />);
}

const download = () => page.getByRole('button', { name: '下载作品' });

it('saves the works of pupils as a zip with the name of the lesson', async () => {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  await openRecordWithDrawing(200);
  await download().click();
  await expect.poll(() => saved).toEqual(['分数的初步认识 三（2）班 2026-09-07 作品.zip']);
});

it('shows a message when a work does not load', async () => {
  await openRecordWithDrawing(403);
  await download().click();
  await expect.element(page.getByText('导出没有成功，请再试一次')).toBeVisible();
});

it('offers no works to download when the lesson has none', async () => {
  await serverWithLesson(lessonOf());
  mount(<LessonRecord userId="u1" id="l1" />);
  await expect.element(page.getByRole('button', { name: '导出 Excel' })).toBeVisible();
  await expect.element(download()).not.toBeInTheDocument();
});
