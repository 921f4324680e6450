import { expect, type Page } from '@playwright/test';
import { barAtBottom, signIn } from '../account-api.ts';
import { openEmpty, secondWindow } from '../editor-page.ts';
import { testInKeptPage as test } from '../shared-server.ts';

/** The open text of the field with this name, or of the field that has the focus. */
async function write(page: Page, placeholder: string, words: string): Promise<void> {
  await page.getByRole('dialog').getByRole('textbox', { name: placeholder }).click();
  await page.keyboard.type(words);
}

test('a question is inserted, filled in, saved, changed in a second window, and answered wrongly and rightly in class', async ({
  page,
  browser,
  server,
  windows,
}) => {
  test.slow();
  const { editor, teacher, documentId } = await openEmpty(page, server.url);
  await page.getByRole('toolbar', { name: '插入' }).getByRole('button', { name: '题目' }).click();
  await page.getByRole('menuitem', { name: '选择与判断' }).click();
  await page.getByRole('menuitem', { name: '单选题', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await write(page, '题干', '水在标准大气压下多少度沸腾？');
  for (const [letter, words] of Object.entries({ A: '50 ℃', B: '100 ℃', C: '120 ℃', D: '0 ℃' }))
    await write(page, `选项 ${letter}`, words);
  await dialog.getByRole('radio', { name: /^B 是正确答案/ }).click();
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(editor.slide.getByText('水在标准大气压下多少度沸腾？')).toBeVisible();
  await editor.saved();
  await page.reload();
  await expect(editor.slide.getByText('120 ℃')).toBeVisible();

  const other = await secondWindow(windows, server.url, teacher, documentId);
  await expect(other.slide.getByText('水在标准大气压下多少度沸腾？')).toBeVisible();
  await other.doubleClick(640, 360);
  await write(other.page, '选项 D', ' 以下');
  await other.page.getByRole('dialog').getByRole('button', { name: '完成' }).click();
  await expect(editor.slide.getByText('0 ℃ 以下')).toBeVisible();
  await other.saved();

  const context = await browser.newContext({
    viewport: { width: 1920, height: 1080 },
    locale: 'zh-CN',
    hasTouch: true,
  });
  const show = await context.newPage();
  await barAtBottom(show);
  await signIn(show, server.url, teacher, `/play?fileId=${documentId}`);
  await show.getByRole('button', { name: '作答', exact: true }).tap();
  const panel = show.getByRole('dialog', { name: '单选题' });
  await panel.getByRole('radio', { name: /120 ℃/ }).tap();
  await panel.getByRole('button', { name: '提交' }).tap();
  await expect(panel.getByText('没答对，得 0 / 1 分')).toBeVisible();
  await show.reload();
  await expect(panel.getByText('没答对，得 0 / 1 分')).toBeVisible();
  await panel.getByRole('button', { name: '再答一次' }).tap();
  await panel.getByRole('radio', { name: /100 ℃/ }).tap();
  await panel.getByRole('button', { name: '提交' }).tap();
  await expect(panel.getByText('答对了，得 1 / 1 分')).toBeVisible();
  await panel.getByRole('button', { name: '公布答案' }).tap();
  await expect(panel.getByRole('button', { name: '收起答案' })).toBeVisible();
  await context.close();
});
