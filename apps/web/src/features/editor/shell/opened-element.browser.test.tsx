import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { chartPage, drawnTexts, FORMULA } from '../testing/chart-page.ts';
import { mountEditor } from '../testing/mounted-editor.tsx';

it('a double click opens the source of a formula with its line breaks', async () => {
  const editor = await mountEditor(chartPage());
  const drawn = () => editor.slide.querySelector('[data-formula] .katex-html');
  await expect.poll(drawn).not.toBeNull();
  // The regions around the page are loaded after it, and may move it.
  await expect.element(editor.button('文本')).toBeVisible();
  // The formula is wider in a substitute font.
  await document.fonts.ready;
  const box = () => editor.slide.querySelector('[data-formula]')?.getBoundingClientRect().toJSON();
  const before = box();
  await editor.doubleClick(FORMULA);
  await expect.element(editor.openText).toBeVisible();
  expect(drawn()?.checkVisibility()).toBe(true);
  expect(box()).toEqual(before);
});

it('a double click opens the data of a chart, and Escape closes them', async () => {
  const editor = await mountEditor(chartPage());
  await expect.poll(drawnTexts).toContain('期中成绩');
  await editor.doubleClick({ x: 360, y: 300 });
  const data = page.getByRole('dialog', { name: '图表数据' });
  await expect.element(data.getByRole('textbox').first()).toBeVisible();
  await commands.press(['Escape']);
  await expect.element(data).not.toBeInTheDocument();
  await expect.poll(() => editor.hasKeyboard).toBe(true);
});
