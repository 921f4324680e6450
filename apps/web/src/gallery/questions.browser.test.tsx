import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { missedByFingers } from '../platform/testing/missed-by-fingers.ts';
import { mount } from '../platform/testing/mounted.tsx';
import { seriousFindings } from '../platform/testing/serious-findings.ts';
import { QUESTION_MODES, QuestionGallery } from './questions.tsx';

const LOOKS = [
  { language: 'zh', theme: 'light' },
  { language: 'en', theme: 'dark' },
] as const;

interface Shown {
  readonly language: 'zh' | 'en';
  readonly theme: string;
  readonly mode: (typeof QUESTION_MODES)[number];
  readonly width: number;
}

async function opened({ language, theme, mode, width }: Shown): Promise<void> {
  const { documentElement: html } = document;
  const before = { lang: html.lang, theme: html.dataset.theme, width: innerWidth, height: innerHeight };
  onTestFinished(async () => {
    html.lang = before.lang;
    html.dataset.theme = before.theme;
    await page.viewport(before.width, before.height);
  });
  html.lang = language === 'zh' ? 'zh-CN' : 'en';
  html.dataset.theme = theme;
  await page.viewport(width < 500 ? width : 1920, width < 500 ? 844 : 1080);
  mount(<QuestionGallery language={language} mode={mode} width={width} />);
  await expect.poll(() => document.querySelectorAll('article').length).toBeGreaterThan(10);
  await expect.poll(() => document.querySelector('article [data-loading]')).toBeNull();
}

describe.each(QUESTION_MODES)('a question of each kind in the mode %s', (mode) => {
  for (const width of [1920, 640, 390])
    for (const look of LOOKS)
      it(`has no serious finding of axe and overflows nothing, ${width} pixels wide, in ${look.language} and ${look.theme}`, async () => {
        await opened({ ...look, mode, width });
        expect(await seriousFindings()).toEqual([]);
        expect(document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
      });
});

it('controls of questions on a phone are large enough for a finger', async () => {
  await opened({ ...LOOKS[0], mode: 'answer', width: 390 });
  // Words of a sentence that is corrected are as wide as they are.
  const missed = missedByFingers().filter((control) => !/^span .*×4\d$/.test(control));
  expect(missed).toEqual([]);
});
