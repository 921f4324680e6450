import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { chartPage, drawnTexts, FORMULA } from '../testing/chart-page.ts';
import { mountEditor, one } from '../testing/mounted-editor.tsx';

it('opens the text of a formula by a double click as it was laid out', async () => {
  const editor = await mountEditor(chartPage());
  await expect.poll(() => editor.slide.querySelector('[data-formula] .katex-html')).not.toBeNull();
  const box = () => one('[data-formula]').getBoundingClientRect().toJSON();
  const before = box();
  await editor.doubleClick(FORMULA);
  await expect.element(editor.openText).toBeVisible();
  await expect.element(page.elementLocator(one('[data-formula] .katex-html'))).toBeVisible();
  expect(box()).toEqual(before);
});

it('opens the data of a chart by a double click, and closes them by Escape', async () => {
  const editor = await mountEditor(chartPage());
  await expect.poll(drawnTexts).toContain('期中成绩');
  await editor.doubleClick({ x: 360, y: 300 });
  const data = page.getByRole('dialog', { name: '图表数据' });
  await expect.element(data.getByRole('textbox').first()).toBeVisible();
  await commands.press(['Escape']);
  await expect.element(data).not.toBeInTheDocument();
  await expect.poll(() => editor.hasKeyboard).toBe(true);
});
