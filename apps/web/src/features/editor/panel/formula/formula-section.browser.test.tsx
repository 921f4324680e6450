import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { chartPage, FORMULA } from '../../testing/chart-page.ts';
import { mountEditor } from '../../testing/mounted-editor.tsx';

it('the panel rewrites a formula as LaTeX, and reports and rejects invalid LaTeX', async () => {
  const editor = await mountEditor(chartPage());
  await expect.poll(() => editor.slide.querySelector('.katex-html')).not.toBeNull();
  await editor.click(FORMULA);
  await page.getByRole('tab', { name: '样式' }).click();
  const field = page.getByRole('textbox', { name: 'LaTeX' });
  await expect.element(field).toHaveValue('E=mc^{2}');
  await field.fill('\\frac{a}{');
  await commands.press(['Enter']);
  await expect.element(page.getByRole('alert').filter({ hasText: '这个公式还不能显示' })).toBeVisible();
  const fractions = () => editor.slide.querySelectorAll('[data-formula] .mfrac').length;
  expect(fractions()).toBe(0);
  await field.fill('\\frac{a}{b}');
  await commands.press(['Enter']);
  await expect.poll(fractions).toBe(1);
});
