import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { PASSWORD, registerTeacher, signIn, signInThroughScreen } from '../account-api.ts';
import { newCourseware } from '../editor-page.ts';
import { greyPicture } from '../grey-picture.ts';
import { test } from '../shared-server.ts';

const menu = (page: Page) => page.getByRole('button', { name: /^账号菜单/ });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

const PICTURE = greyPicture(900, 600);

test('a user manages their account from the menu, deletes it, and undoes the deletion', async ({
  page,
  server,
}) => {
  const teacher = await registerTeacher(server.url);
  await newCourseware(teacher, '秋天的雨');
  await signIn(page, server.url, teacher);
  await menu(page).click();
  await page.getByRole('menuitem', { name: '个人中心' }).click();
  await expect(page).toHaveURL(/#\/user\/personalModules$/);
  await expect(page.getByRole('heading', { name: '个人中心' })).toBeVisible();
  await page.getByRole('link', { name: '编辑资料' }).click();
  await expect(page).toHaveURL(/#\/user\/personal$/);
  // Dialogs close when the page is left.
  await menu(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('menu')).toBeHidden();
  await page.goForward();

  // Names: markup is shown as text, and invisible characters are removed.
  await field(page, '昵称').fill('\u202e<b>小陈</b>');
  const save = card(page, '个人资料').getByRole('button', { name: '保存' });
  await save.press('Enter');
  await expect(menu(page)).toContainText('<b>小陈</b>');
  await expect(save).toBeFocused();
  await expect(field(page, '昵称')).toHaveValue('<b>小陈</b>');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(menu(page).locator('img')).toHaveAttribute('src', /v=/);
  await page.reload();
  await expect(menu(page)).toContainText('<b>小陈</b>');

  // Exports the account's data as a file, while the user continues.
  await page.getByRole('button', { name: '开始导出' }).click();

  // Devices: signs out the other one.
  const others = card(page, '已登录的设备').getByRole('button', { name: /^退出 .* 的登录$/ });
  await others.click();
  await expect(others).toHaveCount(0);
  await expect(teacher.call('GET', `/api/uc/v1.1/users/${teacher.userId}`)).rejects.toThrow(/401/);

  const change = async (old: string) => {
    await field(page, '当前密码').fill(old);
    await field(page, '新密码').fill(`${PASSWORD} anew`);
    await field(page, '再次输入新密码').fill(`${PASSWORD} anew`);
    await page.getByRole('button', { name: '修改密码' }).click();
  };
  await change('not the password');
  await expect(page.getByText('当前密码不正确')).toBeVisible();
  await change(PASSWORD);
  await expect(page.getByText('密码已修改，其他设备已退出登录')).toBeVisible();

  // The file with the account's data is finished meanwhile.
  const saved = page.waitForEvent('download');
  await card(page, '导出我的数据').getByRole('button', { name: '下载' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^我的讲台数据 .*\.zip$/);
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');

  // Deletes the account, and undoes that in the overview.
  await page.getByRole('button', { name: '注销账号…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('网盘里的 1 个文件（其中课件 1 个');
  await dialog.getByLabel('请输入登录密码确认').fill(PASSWORD);
  await dialog.getByRole('button', { name: '一周后注销账号' }).click();
  await expect(dialog).toContainText('密码不正确');
  await dialog.getByLabel('请输入登录密码确认').fill(`${PASSWORD} anew`);
  await dialog.getByRole('button', { name: '一周后注销账号' }).click();
  await expect(card(page, '注销账号')).toContainText(/此账号将于 .*注销/);
  // Each page starts at its top, although the previous page was scrolled to its end.
  await menu(page).click();
  await page.getByRole('menuitem', { name: '使用帮助' }).click();
  await expect(page.getByRole('heading', { name: '使用帮助' })).toBeInViewport();
  await page.getByRole('link', { name: '个人中心' }).click();
  await page.getByRole('button', { name: '撤销注销' }).click();
  await expect(page.getByText(/此账号将于 .*注销/)).toHaveCount(0);

  await page.getByRole('link', { name: /^我的动态/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '秋天的雨' })).toContainText('新建了课件');
  await page.getByRole('button', { name: '分享', exact: true }).click();
  await expect(page).toHaveURL(/kind=share/);
  await page.reload();
  await expect(page.getByRole('button', { name: '分享', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('tab', { name: '授课记录' }).click();
  await expect(page.getByText('还没有授课记录')).toBeVisible();
});

test('a token in the address is used after a confirmation, and is removed; an expired token is reported', async ({
  page,
  server,
}) => {
  const teacher = await registerTeacher(server.url, '王芳');
  const { access_token, mac_key } = teacher.token;
  const secrets = new URLSearchParams({ access_token, mac_key });
  await page.goto(`${server.url}/?${secrets}#/user/personal`);
  await expect(page.getByText('以“王芳”的身份登录？')).toBeVisible();
  expect(page.url()).not.toMatch(/access_token|mac_key/);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(menu(page)).toContainText('王芳');
  await menu(page).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/#\/login/);
  // Signing out invalidates the token.
  await page.goto('about:blank');
  await page.goto(`${server.url}/#/user/personal?${secrets}`);
  await expect(page.getByText('这个链接里的登录已失效，请重新登录或获取新的链接')).toBeVisible();
  await expect(page).toHaveURL(/#\/login\?return_url=%2Fuser%2Fpersonal$/);
});

test('a browser that refuses all storage can sign in and use the user centre during one visit', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });
  const teacher = await registerTeacher(server.url, '王芳');
  await signInThroughScreen(page, server.url, teacher.loginName);
  await menu(page).click();
  await page.getByRole('menuitem', { name: '个人中心' }).click();
  await page.getByRole('link', { name: '编辑资料' }).click();
  await expect(card(page, '已登录的设备')).toContainText('本机');
  await page.reload();
  await expect(page).toHaveURL(/#\/login\?return_url=%2Fuser%2Fpersonal$/);
});
