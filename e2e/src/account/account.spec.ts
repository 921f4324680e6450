import { expect, type Page } from '@playwright/test';
import {
  apiSession,
  becomeGuest,
  newLoginName,
  newTeacher,
  PASSWORD,
  registerTeacher,
  signInByKey,
  signInThroughScreen,
} from '../account-api.ts';
import { EditorPage, newCourseware } from '../editor-page.ts';
import { DEMO_PASSWORD, type RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

/** Changes the session stored in the browser. */
async function changeSession(page: Page, changes: Readonly<Record<string, number>>): Promise<void> {
  await page.evaluate(async (changed) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('lectern-session');
      request.onsuccess = () => resolve(request.result);
    });
    const table = database.transaction('values', 'readwrite').objectStore('values');
    const session = await new Promise<object>((resolve) => {
      const request = table.get('session');
      request.onsuccess = () => resolve(request.result as object);
    });
    await new Promise((resolve) => {
      table.put({ ...session, ...changed }, 'session').onsuccess = resolve;
    });
    database.close();
  }, changes);
}

test.describe('signing in', () => {
  test('from a guarded address leads back to that address', async ({ page }) => {
    await page.goto(`${server.url}/#/user/netdisk?place=bin`);
    await expect(page).toHaveURL(/#\/login\?return_url=/);
    await expect(page.getByText('专业的备课、授课一体化教学演示平台')).toBeVisible();
    await page.getByRole('button', { name: '还没有账号？注册' }).click();
    await field(page, '姓名').fill('陈晓雨');
    await field(page, '账号').fill(newLoginName());
    await field(page, '密码').fill(PASSWORD);
    await page.getByRole('button', { name: '注册', exact: true }).click();
    await expect(page).toHaveURL(/#\/user\/netdisk\?place=bin$/);
    await expect(page.getByRole('button', { name: /账号菜单: 陈晓雨/ })).toBeVisible();
  });

  test('opens a courseware that was requested before', async ({ page }) => {
    const teacher = await registerTeacher(server.url);
    const id = await newCourseware(teacher, '秋天的雨');
    await page.goto(`${server.url}/#/view?fileId=${id}`);
    await expect(page).toHaveURL(/#\/login\?return_url=/);
    await field(page, '账号').fill(teacher.loginName);
    await field(page, '密码').fill(PASSWORD);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await new EditorPage(page, server.url).slide.waitFor();
  });

  test('by a one-time key in the address asks the user to confirm the account, succeeds once, and removes the key from the address', async ({
    page,
    browser,
  }) => {
    const teacher = await apiSession(server.url, { loginName: newLoginName(), realName: '王芳' });
    const { login_key } = (await teacher.call('POST', '/api/uc/v1.1/login_keys')) as { login_key: string };
    const asked = '以“王芳”的身份登录？';
    const refusing = await (await browser.newContext()).newPage();
    await refusing.goto(`${server.url}/?login_key=${login_key}#/user/netdisk`);
    await expect(refusing.getByText(asked)).toBeVisible();
    expect(refusing.url()).not.toContain(login_key);
    await refusing.getByRole('button', { name: '不登录' }).click();
    await expect(refusing).toHaveURL(/#\/login\?return_url=/);
    await refusing.context().close();
    await page.goto(`${server.url}/?login_key=${login_key}#/user/netdisk`);
    await expect(page.getByText(asked)).toBeVisible();
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByRole('button', { name: /账号菜单: 王芳/ })).toBeVisible();
    expect(page.url()).not.toContain(login_key);
    const other = await (await browser.newContext()).newPage();
    await other.goto(`${server.url}/?login_key=${login_key}#/user/netdisk`);
    await expect(other).toHaveURL(/#\/login\?return_url=/);
    expect(other.url()).not.toContain(login_key);
    await other.context().close();
  });

  test('stores the MAC key where no script can read it', async ({ page }) => {
    await newTeacher(page, server.url, '陈晓雨', signInByKey);
    const key = await page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('lectern-session');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const session = await new Promise<{ key: CryptoKey }>((resolve) => {
        const request = database.transaction('values').objectStore('values').get('session');
        request.onsuccess = () => resolve(request.result as { key: CryptoKey });
      });
      const read = await crypto.subtle.exportKey('raw', session.key).then(
        () => 'read',
        () => 'refused',
      );
      return { extractable: session.key.extractable, read, kept: JSON.stringify({ ...localStorage }) };
    });
    expect(key.extractable).toBe(false);
    expect(key.read).toBe('refused');
    expect(key.kept).not.toContain('mac_key');
  });
});

test.describe('a session', () => {
  test('is renewed once for all windows when its token expires, and ends in all of them', async ({
    page,
    context,
  }) => {
    await newTeacher(page, server.url, '陈晓雨');
    const second = await context.newPage();
    await second.goto(`${server.url}/#/user/netdisk`);
    await expect(second.getByRole('heading', { name: '我的网盘' })).toBeVisible();
    let renewals = 0;
    await context.route('**/tokens/actions/refresh', async (route) => {
      renewals += 1;
      await route.continue();
    });
    await changeSession(page, { expiresAt: 0 });
    await Promise.all([page.reload(), second.reload()]);
    await expect(page.getByRole('button', { name: /^账号菜单/ })).toBeVisible();
    await expect(second.getByRole('heading', { name: '我的网盘' })).toBeVisible();
    await expect(second.getByText('这个文件夹是空的')).toBeVisible();
    expect(renewals).toBe(1);
    await test.step('ends in every window of the browser', async () => {
      await page.getByRole('button', { name: /^账号菜单/ }).click();
      await page.getByRole('menuitem', { name: '退出登录' }).click();
      await expect(page).toHaveURL(/#\/login/);
      await expect(second).toHaveURL(/#\/login/);
      await page.goto(`${server.url}/#/user/netdisk`);
      await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
    });
  });

  test('is valid on a device whose clock is an hour wrong', async ({ page }) => {
    await newTeacher(page, server.url, '陈晓雨');
    await changeSession(page, { diff: -3_600_000 });
    const asked = page.waitForRequest('**/api/uc/v1.1/time');
    await page.reload();
    await asked;
    await expect(page.getByRole('heading', { name: /陈晓雨/ })).toBeVisible();
    await expect(page.getByText('还没有打开过课件')).toBeVisible();
  });

  test('of a guest ends at a page that requires a sign-in', async ({ page }) => {
    await page.goto(`${server.url}/#/login`);
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
    await becomeGuest(page);
    // Leaves the page first, because the login page would redirect by itself after a reload.
    await page.goto('about:blank');
    await page.goto(`${server.url}/#/user/netdisk`);
    await expect(page.getByText('您没有权限访问此页面')).toBeVisible();
    await expect(page.getByText('登录后才能使用此功能')).toBeVisible();
    await page.getByRole('button', { name: '去登录' }).click();
    await expect(page).toHaveURL(/#\/login\?return_url=%2Fuser%2Fnetdisk$/);
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  });

  test('ends in this browser when another device signs out everywhere', async ({ page }) => {
    const teacher = await newTeacher(page, server.url, '陈晓雨');
    await teacher.call('DELETE', `/api/uc/v1.1/users/${teacher.userId}/tokens`);
    await expect(page).toHaveURL(/#\/login/);
    const told = page.getByText('登录已结束，请重新登录');
    await expect(told).toBeVisible();
    // A user who signs out themselves sees no message.
    await signInThroughScreen(page, server.url, teacher.loginName);
    await page.getByRole('button', { name: /^账号菜单/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
    await expect(told).toBeHidden();
  });

  test('is ended on all devices after a confirmation', async ({ page }) => {
    const teacher = await newTeacher(page, server.url, '陈晓雨');
    await page.getByRole('button', { name: /^账号菜单/ }).click();
    await page.getByRole('menuitem', { name: '退出所有设备' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '退出所有设备' }).click();
    await expect(page).toHaveURL(/#\/login/);
    await expect(teacher.call('GET', `/api/uc/v1.1/users/${teacher.userId}`)).rejects.toThrow(/401/);
  });
});

test.describe('a person and their school', () => {
  test('sign in as the school account, and switch between the two', async ({ page }) => {
    const person = await apiSession(server.url, { loginName: newLoginName(), realName: '陈晓雨' });
    await person.call('POST', `/api/uc/v1.1/person_accounts/${person.userId}/binded/users`, {
      login_name: 'chen',
      password: DEMO_PASSWORD,
    });
    await signInThroughScreen(page, server.url, person.loginName);
    const menu = page.getByRole('button', { name: /^账号菜单/ });
    await expect(menu).toContainText('示范小学');
    await expect(page.getByText('秋天的雨').first()).toBeVisible();
    await menu.click();
    await page.getByRole('menuitemradio', { name: '个人账号' }).click();
    await expect(menu).toContainText('个人账号');
    await expect(page.getByText('还没有打开过课件')).toBeVisible();
    await page.reload();
    await expect(menu).toContainText('个人账号');
    await menu.click();
    await page.getByRole('menuitemradio', { name: '示范小学' }).click();
    await expect(menu).toContainText('示范小学');
  });
});
