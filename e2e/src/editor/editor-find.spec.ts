import { expect } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { openEmpty } from '../editor-page.ts';
import { test } from '../shared-server.ts';

test('text is found on all pages and in notes by keys, and replaced one by one and all at once', async ({
  page,
  server,
}) => {
  const { editor } = await openEmpty(page, server.url);
  await editor.writeText('秋天的雨，秋天', { x: 100, y: 100 }, { x: 700, y: 160 });
  await page.getByRole('textbox', { name: '备注' }).fill('讲秋天');
  await page.getByRole('button', { name: '新建页面' }).click();
  await editor.writeText('秋天', { x: 100, y: 300 }, { x: 700, y: 360 });
  await page.keyboard.press('Control+f');
  const panel = page.getByRole('search', { name: '查找和替换' });
  await expect(panel.getByRole('textbox', { name: '查找' })).toBeFocused();
  await page.keyboard.type('秋天');
  const count = panel.getByRole('status');
  await expect(count).toHaveText('0 / 4');
  await page.keyboard.press('Enter');
  await expect(count).toHaveText('4 / 4');
  await expect.poll(() => page.evaluate(() => CSS.highlights.get('lectern-found')?.size)).toBe(1);
  await page.keyboard.press('Enter');
  await expect(page.getByText('第 1 / 2 页')).toBeVisible();
  await expect.poll(() => page.evaluate(() => CSS.highlights.get('lectern-found')?.size)).toBe(2);
  expect(await seriousFindings(page)).toEqual([]);
  // A button that disappears passes the focus on; one that becomes disabled returns it.
  await panel.getByRole('button', { name: '替换…' }).click();
  await expect(panel.getByRole('textbox', { name: '替换为' })).toBeFocused();
  await page.keyboard.press('Control+h');
  await expect(panel.getByRole('textbox', { name: '查找' })).toBeFocused();
  await panel.getByRole('textbox', { name: '替换为' }).fill('冬天');
  await page.keyboard.press('Enter');
  await expect(editor.slide).toContainText('冬天的雨，秋天');
  await expect(count).toHaveText('1 / 3');
  await panel.getByRole('button', { name: '全部替换' }).click();
  await expect(page.getByText('已替换 3 处')).toBeVisible();
  await expect(panel.getByRole('textbox', { name: '查找' })).toBeFocused();
  await expect(editor.slide).toContainText('冬天的雨，冬天');
  await expect(page.getByRole('textbox', { name: '备注' })).toHaveValue('讲冬天');
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await expect(editor.slide).toContainText('冬天的雨，秋天');
  await expect(page.getByRole('textbox', { name: '备注' })).toHaveValue('讲秋天');
  await panel.getByRole('textbox', { name: '查找' }).press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(editor.keyboard).toHaveCount(1);
});
