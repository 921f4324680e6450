import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { changeLanguage } from '../../../../platform/i18n/language.ts';
import { mountEditor } from '../../testing/mounted-editor.tsx';

const gradients = () =>
  document.querySelectorAll('[role="application"] [data-stage-layer="backdrop"] linearGradient').length;

it('the panel sets a background of two colours for a page, and then for all pages', async () => {
  const editor = await mountEditor();
  await editor.button('新建页面').click();
  await page.getByRole('tab', { name: '页面' }).click();
  await page.getByRole('button', { name: '渐变' }).click();
  await expect.poll(gradients).toBe(1);
  const section = page.getByRole('region', { name: '背景' });
  await section.getByRole('button', { name: '应用到全部页面' }).click();
  await editor.pages.first().click();
  await expect.poll(() => editor.slide.dataset.pageId).toBe('page-1');
  await expect.poll(gradients).toBe(1);
});

it('the panel shows the position of a gradient stop completely beside its name in English', async () => {
  changeLanguage('en');
  onTestFinished(() => changeLanguage('zh'));
  await mountEditor();
  await page.getByRole('tab', { name: 'Page' }).click();
  await page.getByRole('button', { name: 'Gradient' }).click();
  const position = page.getByRole('textbox', { name: 'Position' });
  await expect.element(position).toHaveValue('0');
  const { paddingLeft, paddingRight } = getComputedStyle(position.element());
  const room =
    position.element().clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  // Space for three digits.
  expect(room).toBeGreaterThan(22);
});
