import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountEditor } from '../testing/mounted-editor.tsx';

it('the editor shows the page of the courseware and its tools when it is opened', async () => {
  const { slide } = await mountEditor();
  await expect.element(slide).toBeVisible();
  await expect.element(page.getByRole('button', { name: '文本', exact: true })).toBeVisible();
});

it('the editor writes the number of the page into the address, and opens that page after a reload', async () => {
  const editor = await mountEditor();
  await editor.button('新建页面').click();
  await expect.element(page.getByText('第 2 / 2 页')).toBeVisible();
  await expect.poll(() => location.hash).toMatch(/[?&]page=2(&|$)/);
});
