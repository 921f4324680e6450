import { expect } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { openEmpty } from '../editor-page.ts';
import type { RunningServer } from '../server.ts';
import { testInKeptPage as test } from '../shared-server.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

test('Ctrl+P prints all pages, or handouts on paper of another size', async ({ page }) => {
  const { editor } = await openEmpty(page, server.url);
  await page.keyboard.press('Control+m');
  await expect(editor.pages).toHaveCount(2);
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printing = '';
    };
  });
  // Four pages are drawn: the slide, its two thumbnails, and the layout in the panel.
  await expect(page.getByRole('complementary', { name: '属性' }).locator('[data-page-id]')).toHaveCount(1);
  const drawn = 4;
  await expect(page.locator('[data-page-id]')).toHaveCount(drawn);
  await page.keyboard.press('Control+p');
  const asked = page.getByRole('dialog', { name: '打印' });
  await expect(asked).toBeVisible();
  await asked.getByRole('combobox', { name: '打印范围' }).click();
  await expect(page.getByRole('option', { name: /^当前页（第 \d 页）$/ })).toBeVisible();
  await page.getByRole('option', { name: '全部页面' }).click();
  expect(await seriousFindings(page)).toEqual([]);
  await asked.getByRole('button', { name: '打印', exact: true }).click();
  await expect(page.locator('body[data-printing]')).toHaveCount(1);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  expect(paper).toMatch(/MediaBox \[0 0 84\d\.?\d* 59\d\.?\d*\]/);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('[data-page-id]')).toHaveCount(drawn);
  await expect(asked).toHaveCount(0);
  // Prints both pages on one portrait sheet of another size.
  await page.evaluate(() => delete document.body.dataset.printing);
  await page.keyboard.press('Control+p');
  await asked.getByRole('combobox', { name: '打印内容' }).click();
  await page.getByRole('option', { name: '讲义（每张纸 2 页）' }).click();
  await asked.getByRole('combobox', { name: '纸张' }).click();
  await page.getByRole('option', { name: 'Letter' }).click();
  await asked.getByRole('button', { name: '打印', exact: true }).click();
  await expect(page.locator('body[data-printing]')).toHaveCount(1);
  await expect(asked.getByText('已完成 1 / 1 张', { exact: false })).toBeAttached();
  const handout = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(handout.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(handout).toMatch(/MediaBox \[0 0 61[12]\.?\d* 79[12]\.?\d*\]/);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(asked).toHaveCount(0);
});
