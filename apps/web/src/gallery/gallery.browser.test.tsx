import { describe, expect, it, onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import { missedByFingers } from '../platform/testing/missed-by-fingers.ts';
import { mount } from '../platform/testing/mounted.tsx';
import { seriousFindings } from '../platform/testing/serious-findings.ts';
import { Gallery } from './gallery.tsx';

const LOOKS = [
  { language: 'zh', theme: 'light', choices: ['章节', '上课日期'], opener: '打开计时器' },
  { language: 'en', theme: 'dark', choices: ['Chapter', 'Day of the lesson'], opener: 'Open the timer' },
] as const;

async function opened(
  { language, theme }: Pick<(typeof LOOKS)[number], 'language' | 'theme'>,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  const { documentElement: html } = document;
  const before = { lang: html.lang, theme: html.dataset.theme, width: innerWidth, height: innerHeight };
  onTestFinished(async () => {
    html.lang = before.lang;
    html.dataset.theme = before.theme;
    localStorage.clear();
    await page.viewport(before.width, before.height);
  });
  html.lang = language === 'zh' ? 'zh-CN' : 'en';
  html.dataset.theme = theme;
  await page.viewport(size.width, size.height);
  mount(<Gallery language={language} />);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Returns the style elements that were added by other code than the test's own bundler since this call. */
function watchStyles(): () => readonly (string | null)[] {
  const before = new Set(document.querySelectorAll('style'));
  return () =>
    [...document.querySelectorAll<HTMLStyleElement>('style:not([data-vite-dev-id])')]
      .filter((style) => !before.has(style))
      .map(({ textContent }) => textContent);
}

for (const size of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])
  describe(`the primitives at ${size.width}×${size.height}`, () => {
    for (const look of LOOKS)
      it(`have no serious finding of axe, no style element, and nothing that overflows the page, in ${look.language} and ${look.theme}`, async () => {
        // The program's policy for styles refuses a style element of a primitive.
        const addedStyles = watchStyles();
        await opened(look, size);
        expect(await seriousFindings()).toEqual([]);
        expect(document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
        for (const name of look.choices) {
          await page.getByRole('button', { name, exact: false }).click();
          const dialog = page.getByRole('dialog', { name, exact: false });
          await expect.element(dialog).toBeVisible();
          expect(await seriousFindings()).toEqual([]);
          await commands.press(['Escape']);
          await expect.element(dialog).not.toBeInTheDocument();
        }
        await page.getByRole('button', { name: look.opener, exact: false }).click();
        await expect.element(page.getByRole('dialog')).toBeVisible();
        expect(await seriousFindings()).toEqual([]);
        expect(addedStyles()).toEqual([]);
      });
  });

it('the controls of all primitives are large enough for a finger on a touch screen', async () => {
  await opened(LOOKS[0], { width: 1366, height: 768 });
  expect(missedByFingers()).toEqual([]);
});
