import { expect } from '@playwright/test';
import { openEmpty } from '../editor-page.ts';
import { testInKeptPage as test } from '../shared-server.ts';

test('a table of contents links to the pages in class', async ({ page, server }) => {
  const { editor } = await openEmpty(page, server.url);
  for (const title of ['情境导入', '探究新知']) {
    await page.getByRole('button', { name: '新建页面' }).click();
    await editor.writeText(title, { x: 200, y: 20 }, { x: 900, y: 80 });
  }
  await editor.pages.first().click();
  const insert = page.getByRole('toolbar', { name: '插入' });
  await insert.getByRole('button', { name: '目录' }).click();
  await expect(page.getByRole('list', { name: '目录内容' })).toHaveText('情境导入2探究新知3');
  await page.getByRole('button', { name: '放到本页' }).click();
  await expect(editor.elements.first()).toContainText('情境导入');
  await editor.saved();

  await page.evaluate(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
  await page.getByRole('button', { name: '授课' }).first().click();
  await expect(page.getByRole('toolbar', { name: '授课工具' })).toBeVisible();
  const leads = page.locator('[data-text-link]');
  await leads.filter({ hasText: '情境导入' }).click();
  await expect(leads).toHaveCount(0);
  await expect(page.getByText('情境导入').first()).toBeVisible();
});
