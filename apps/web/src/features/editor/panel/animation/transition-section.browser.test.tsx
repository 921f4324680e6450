import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountEditor } from '../../testing/mounted-editor.tsx';
import { choose } from '../../testing/panel-actions.ts';

const preview = () => document.querySelector('[role="application"] [inert] [data-page-id]');

it('the panel sets a transition for a page and for all pages, previews it over the page, and undoes it', async () => {
  const editor = await mountEditor();
  await editor.button('新建页面').click();
  await page.getByRole('tab', { name: '页面' }).click();
  await choose('效果', '推入');
  // The selected transition is previewed over the page at once, and removed afterwards.
  await expect.poll(preview).not.toBeNull();
  await expect.poll(preview).toBeNull();
  await page.getByRole('button', { name: '预览切换' }).click();
  await expect.poll(preview).not.toBeNull();
  await choose('方向', '自底部');
  await page.getByRole('button', { name: '应用到全部页面' }).last().click();
  await expect.element(page.getByText('切换已应用到全部 2 页')).toBeVisible();
  const transitions = () => editor.store.pages().map((id) => editor.store.find('page', id)?.transition);
  expect(transitions()).toMatchObject([
    { type: 'push', direction: 'u' },
    { type: 'push', direction: 'u' },
  ]);
  await editor.button('撤销').click();
  await expect.poll(() => transitions()[0]).toBeUndefined();
  await editor.pages.last().click();
  await expect.element(page.getByRole('combobox', { name: '方向' })).toMatchTextContent(/自底部/);
});
