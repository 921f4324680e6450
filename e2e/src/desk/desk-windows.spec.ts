import { expect, type Locator, type Page } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { newTeacher } from '../account-api.ts';
import { file, makeFolder, openDisk, openNewDisk, row, upload } from '../desk-page.ts';
import type { RunningServer } from '../server.ts';
import { testInKeptPage as test } from '../shared-server.ts';

/** Content of a kind that can be shared. */
const PDF = '%PDF-1.4\n%%EOF\n';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

test.describe('the disk in several windows', () => {
  test('shows renaming, binning and sharing in one window at once in another window', async ({ page }) => {
    await openNewDisk(page, server.url);
    await upload(page, file('备课笔记.txt', '明天的课'), file('生字表.pdf', PDF));
    await expect(row(page, '生字表.pdf')).toBeVisible();
    const second = await page.context().newPage();
    await second.goto(page.url());
    await row(second, '备课笔记.txt').getByTitle('备课笔记.txt').focus();
    await second.keyboard.press('Delete');
    await expect(row(page, '备课笔记.txt')).toBeHidden();
    await row(page, '生字表.pdf').getByTitle('生字表.pdf').focus();
    await page.keyboard.press('F2');
    await page.getByLabel('名称', { exact: true }).fill('第一课生字.pdf');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(row(second, '第一课生字.pdf')).toBeVisible();

    // Both dialogs loaded while there was no link.
    const shared = async (window: Page) => {
      await row(window, '第一课生字.pdf')
        .getByRole('button', { name: /^更多操作/ })
        .click();
      await window.getByRole('menuitem', { name: '共享…' }).click();
      const dialog = window.getByRole('dialog');
      await expect(dialog.getByRole('switch', { name: '链接分享' })).toBeVisible();
      return dialog;
    };
    const [first, late] = [await shared(page), await shared(second)];
    const link = (dialog: Locator) => dialog.getByRole('textbox', { name: '链接', exact: true });
    await first.getByRole('switch', { name: '链接分享' }).click();
    await expect(link(first)).toBeVisible();
    await late.getByRole('switch', { name: '链接分享' }).click();
    await expect(second.getByText('这个链接刚在别处改过，请核对后再改')).toBeVisible();
    await expect(link(late)).toHaveValue(await link(first).inputValue());
    await second.close();
  });

  test('reports an open folder that another window moved to the bin, links to its parent, and links back after a restore', async ({
    page,
  }) => {
    await openNewDisk(page, server.url);
    await makeFolder(page, '公开课');
    await row(page, '公开课').getByTitle('公开课').click();
    await upload(page, file('备课笔记.txt', '明天的课'));
    await page.getByLabel('选择 备课笔记.txt').check();
    const second = await page.context().newPage();
    await second.goto(`${server.url}/#/user/netdisk`);
    const toBin = async () => {
      await row(second, '公开课').getByTitle('公开课').focus();
      await second.keyboard.press('Delete');
    };
    await toBin();
    await expect(page.getByText('这个文件夹不在了')).toBeVisible();
    await expect(row(page, '备课笔记.txt')).toBeHidden();
    await expect(page.getByRole('button', { name: '移动到…' })).toBeHidden();
    await expect(page.getByRole('button', { name: '上传文件', exact: true })).toBeHidden();
    await second.getByRole('button', { name: '撤销' }).click();
    await expect(row(page, '备课笔记.txt')).toBeVisible();
    await toBin();
    await page.getByRole('button', { name: '回到我的文件' }).click();
    await expect(page.getByText('这个文件夹是空的')).toBeVisible();
    await second.close();
  });

  test('keeps the name of a new folder in its dialog while the network is offline, and saves it when the network is back', async ({
    page,
    context,
  }) => {
    await openNewDisk(page, server.url);
    await page.getByRole('button', { name: '新建文件夹' }).click();
    const name = page.getByLabel('文件夹名称', { exact: true });
    await name.fill('三年级上册');
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByText('网络错误，操作失败')).toBeVisible();
    await expect(name).toHaveValue('三年级上册');
    await context.setOffline(false);
    await page.keyboard.press('Enter');
    await expect(row(page, '三年级上册')).toBeVisible();
  });

  test('notifies a colleague of a shared document and shows it in their list', async ({ page, browser }) => {
    const owner = await newTeacher(page, server.url, '陈晓雨');
    const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
    const colleague = await newTeacher(other, server.url, '李明');
    await openDisk(page);
    await upload(page, file('公开课录音.mp3', 'ID3'));
    await row(page, '公开课录音.mp3')
      .getByRole('button', { name: /^更多操作/ })
      .click();
    await page.getByRole('menuitem', { name: '共享…' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('账号', { exact: true })).toBeFocused();
    const find = dialog.getByRole('button', { name: '查找' });
    await dialog.getByLabel('账号', { exact: true }).fill('nobody-of-this-name');
    await find.click();
    await expect(dialog.getByText('找不到这个账号，请核对后重试')).toBeVisible();
    await dialog.getByLabel('账号', { exact: true }).fill(owner.loginName);
    await find.click();
    await expect(dialog.getByText('这是您自己的账号')).toBeVisible();
    await dialog.getByLabel('账号', { exact: true }).fill(colleague.loginName);
    await find.click();
    // The users have no common school, so each sees the other's name shortened.
    await expect(dialog.getByRole('status', { name: '找到的同事' })).toContainText('李**');
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: '共享', exact: true }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expect(dialog.getByRole('listitem')).toContainText('李**');
    await expect(dialog.getByRole('status', { name: '找到的同事' })).toBeEmpty();
    await expect(other.getByRole('button', { name: '通知，1 条未读' })).toBeVisible();
    await other.getByRole('button', { name: '通知，1 条未读' }).click();
    await expect(other.getByText('“公开课录音.mp3”与您共享：可编辑')).toBeVisible();
    await other.getByRole('button', { name: '清空' }).click();
    await expect(other.getByText('您暂时没有新通知')).toBeVisible();
    await other.goto(`${server.url}/#/user/netdisk?place=shared`);
    await expect(row(other, '公开课录音.mp3')).toBeVisible();
    await other.context().close();
    // The menu was created by that first press; the focus still returns to its button.
    await page.keyboard.press('Escape');
    await expect(row(page, '公开课录音.mp3').getByRole('button', { name: /^更多操作/ })).toBeFocused();
  });
});
