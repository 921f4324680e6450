import { expect } from '@playwright/test';
import { openEmpty, secondWindow } from './editor-page.ts';
import { test } from './shared-server.ts';

test('an earlier version is named, compared page by page and restored while the other window goes on', async ({
  page,
  browser,
  server,
}) => {
  const { editor, teacher, documentId } = await openEmpty(page, server.url);
  await editor.writeText('第一稿', { x: 200, y: 200 }, { x: 600, y: 260 });
  await page.getByRole('button', { name: '历史版本' }).click();
  const dialog = page.getByRole('dialog', { name: '历史版本' });
  await dialog.getByRole('textbox', { name: '版本名称' }).fill('定稿');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /定稿/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await editor.click(400, 230);
  await page.keyboard.type('第二稿');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '新建页面' }).first().click();
  await expect(editor.thumbnails).toHaveCount(2);
  const other = await secondWindow(browser, server.url, teacher, documentId);
  await expect(other.surface).toContainText('第二稿');
  await page.getByRole('button', { name: '历史版本' }).click();
  await dialog.getByRole('button', { name: /定稿/ }).click();
  await expect(dialog.getByText('与当前版本相比，2 页不同')).toBeVisible();
  await expect(dialog.getByRole('button', { name: '第 1 页 有改动' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(dialog.getByRole('button', { name: '第 2 页 后来新增' })).toBeVisible();
  await expect(dialog.getByRole('figure', { name: '这个版本' })).toContainText('第一稿');
  await expect(dialog.getByRole('figure', { name: '当前版本' })).toContainText('第二稿');
  await dialog.getByRole('button', { name: '恢复到这个版本' }).click();
  await expect(editor.thumbnails).toHaveCount(1);
  await expect(editor.surface).toContainText('第一稿');
  await expect(other.surface).toContainText('第一稿');
  await other.writeText('接着写', { x: 200, y: 400 }, { x: 600, y: 460 });
  await expect(editor.surface).toContainText('接着写');
  await page.getByRole('button', { name: '历史版本' }).click();
  await expect(dialog.getByRole('list', { name: '版本列表' })).toContainText('恢复自');
  await dialog.getByRole('button', { name: '自动保存' }).first().click();
  await dialog.getByRole('button', { name: '恢复到这个版本' }).click();
  await expect(editor.thumbnails).toHaveCount(2);
  await other.page.context().close();
});
