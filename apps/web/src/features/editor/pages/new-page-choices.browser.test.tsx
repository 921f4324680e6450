import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountEditor } from '../testing/mounted-editor.tsx';
import { choose } from '../testing/panel-actions.ts';

it('the list of new pages adds a page of a template, which is undone in one step', async () => {
  const editor = await mountEditor();
  await page.getByRole('button', { name: '选择版式与模板' }).click();
  await choose('新页面的版式或模板', '模板：练习');
  await page.getByRole('button', { name: '连线题' }).click();
  await expect.element(page.getByText('第 2 / 2 页')).toBeVisible();
  await expect.poll(() => editor.slide.textContent).toContain('连一连');
  await editor.button('撤销').click();
  await expect.element(page.getByText('第 1 / 1 页')).toBeVisible();
});
