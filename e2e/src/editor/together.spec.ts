import { expect } from '@playwright/test';
import { newTeacher } from '../account-api.ts';
import { EditorPage, openEmpty, secondWindow } from '../editor-page.ts';
import { testInKeptPage as test } from '../shared-server.ts';

test('an earlier version is named, compared page by page and restored while the other window keeps working', async ({
  page,
  server,
  windows,
}) => {
  const { editor, teacher, documentId } = await openEmpty(page, server.url);
  await editor.writeText('第一稿', { x: 200, y: 200 }, { x: 600, y: 260 });
  await page.getByRole('button', { name: '字数统计，第 1 / 1 页' }).click();
  const statistics = page.getByRole('dialog', { name: '字数统计' });
  await expect(statistics.getByText('其中中文字符').locator('..')).toHaveText('其中中文字符3');
  await page.keyboard.press('Escape');
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
  const other = await secondWindow(windows, server.url, teacher, documentId);
  await expect(other.surface).toContainText('第二稿');
  await page.getByRole('button', { name: '跟随陈晓雨（第 1 页）' }).click();
  await expect(editor.pages.first()).toHaveAttribute('aria-current', 'page');
  await other.pages.nth(1).click();
  await expect(editor.pages.nth(1)).toHaveAttribute('aria-current', 'page');
  await editor.pages.first().click();
  await expect(page.getByRole('button', { name: '跟随陈晓雨（第 2 页）' })).toBeVisible();
  await other.pages.first().click();
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
  // A message appears in the second window; steps from before can no longer be undone.
  await expect(other.page.getByText('课件已在别处恢复到较早的版本')).toBeVisible();
  await expect(page.getByRole('button', { name: /^撤销/ })).toBeDisabled();
  await other.writeText('接着写', { x: 200, y: 400 }, { x: 600, y: 460 });
  await expect(editor.surface).toContainText('接着写');
  await page.getByRole('button', { name: '历史版本' }).click();
  await expect(dialog.getByRole('list', { name: '版本列表' })).toContainText('恢复自');
  await dialog.getByRole('button', { name: '自动保存' }).first().click();
  await dialog.getByRole('button', { name: '恢复到这个版本' }).click();
  await expect(editor.thumbnails).toHaveCount(2);
});

test('a comment on an element mentions a colleague, is replied to in the other window, and resolved', async ({
  page,
  browser,
  server,
}) => {
  const { editor, teacher, documentId } = await openEmpty(page, server.url);
  await editor.drawShape('矩形', { x: 200, y: 200 }, { x: 400, y: 300 });
  const otherPage = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  const guest = await newTeacher(otherPage, server.url, '李明');
  const path = `/api/documents/v1.0/c/document/${documentId}/grants/${guest.userId}`;
  await teacher.call('PUT', path, { permission: 20 });
  await page.getByRole('button', { name: '批注', exact: true }).click();
  const panel = page.getByRole('complementary', { name: '批注' });
  await panel.getByRole('textbox', { name: '批注所选对象' }).fill('这个框 @李');
  await panel.getByRole('list', { name: '提醒谁看' }).getByRole('button', { name: /^李/ }).click();
  await page.keyboard.type('请看');
  await page.keyboard.press('Control+Enter');
  await expect(panel.getByText(/这个框 @李\S+ 请看/)).toBeVisible();
  await expect(page.getByRole('button', { name: '1 条批注' })).toBeVisible();
  await otherPage.getByRole('button', { name: /通知/ }).click();
  await otherPage.getByText('批注里提到了您').click();
  const theirs = otherPage.getByRole('complementary', { name: '批注' });
  await theirs.getByRole('textbox', { name: '回复' }).fill('看到了');
  await theirs.getByRole('button', { name: '回复' }).click();
  await expect(panel.getByText('看到了')).toBeVisible();
  await panel.getByRole('button', { name: '标为已解决' }).click();
  await expect(page.getByRole('button', { name: /条批注/ })).toHaveCount(0);
  await expect(theirs.getByText('没有未解决的批注')).toBeVisible();
  await theirs.getByRole('button', { name: '已解决' }).click();
  await expect(theirs.getByText('看到了')).toBeVisible();
  await theirs.getByRole('button', { name: '重新打开' }).click();
  await expect(panel.getByText('看到了')).toBeVisible();
  // An unfinished comment on an element that a colleague deletes keeps its text, and becomes one on the page at that
  // position.
  await page.getByRole('button', { name: '新建页面' }).first().click();
  await editor.pages.first().click();
  await editor.click(300, 250);
  await panel.getByRole('textbox', { name: '批注所选对象' }).fill('这个框太窄');
  await editor.pages.nth(1).click();
  await expect(panel.getByText('写给第 1 页上的对象的批注')).toBeVisible();
  const there = new EditorPage(otherPage, server.url);
  await there.click(300, 250);
  await otherPage.keyboard.press('Delete');
  await expect(panel.getByText('写给第 1 页的批注')).toBeVisible();
  await panel.getByRole('textbox', { name: '批注这一页' }).press('Control+Enter');
  await theirs.getByRole('button', { name: '未解决' }).click();
  const narrow = theirs.getByRole('listitem').filter({ hasText: '这个框太窄' }).first();
  await expect(narrow).toContainText('第 1 页');
  // Deleting asks first, because it cannot be undone.
  const mine = panel.getByRole('listitem').filter({ hasText: '这个框太窄' }).last();
  await mine.getByRole('button', { name: '删除' }).click();
  await expect(mine.getByRole('button', { name: '删除' }).last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(narrow).toBeVisible();
  await mine.getByRole('button', { name: '删除' }).click();
  await page.keyboard.press('Enter');
  await expect(narrow).toHaveCount(0);
  await otherPage.keyboard.press('Control+z');
  await panel.getByRole('button', { name: /^第 1 页/ }).click();
  // Offline the comment waits on this device, and is posted once when the network is back.
  await page.context().setOffline(true);
  const answer = panel.getByRole('textbox', { name: '回复' });
  for (const words of ['先改标题', '再改字号']) {
    await answer.fill(words);
    await page.keyboard.press('Control+Enter');
    await expect(panel.getByText(words)).toBeVisible();
  }
  await expect(panel.getByText('联网后发出')).toHaveCount(2);
  await page.context().setOffline(false);
  await theirs.getByRole('button', { name: '未解决' }).click();
  const said = theirs.getByRole('list', { name: '未解决' }).getByRole('paragraph');
  await expect(said).toHaveText([/请看/, '看到了', '先改标题', '再改字号']);
  await expect(panel.getByText('联网后发出')).toHaveCount(0);
  await otherPage.context().close();
});
