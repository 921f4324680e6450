import { expect, type Page } from '@playwright/test';
import { type ApiSession, registerTeacher } from '../account-api.ts';
import { hostCalls, hostSays, runInHost } from '../fake-host.ts';
import { test } from '../shared-server.ts';

const menu = (page: Page) => page.getByRole('button', { name: /^账号菜单/ });

async function loginKey(teacher: ApiSession): Promise<{ login_key: string }> {
  return (await teacher.call('POST', '/api/uc/v1.1/login_keys')) as { login_key: string };
}

async function roleCookie(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === 'lectern-role');
  return cookie && decodeURIComponent(cookie.value);
}

test('a client signs in by a key, and the page stays signed in when the key has been used', async ({
  page,
  server,
}) => {
  const teacher = await registerTeacher(server.url, '沈秋');
  const given = await loginKey(teacher);
  await runInHost(page, {
    form: 'written',
    client: 'desktop',
    commands: { 'sign-in': { answers: given }, 'signed-out': { answers: null } },
  });
  await page.goto(`${server.url}/#/user/netdisk`);
  await expect(menu(page)).toContainText('沈秋');
  await expect(page).toHaveURL(/#\/user\/netdisk$/);
  expect(await page.evaluate(() => window.name)).toBe('lectern-main');
  await page.reload();
  await expect(menu(page)).toContainText('沈秋');
  // Signing out in the page is reported to the client.
  expect(await hostCalls(page, 'signed-out')).toEqual([]);
  await menu(page).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/#\/login/);
  await expect.poll(() => hostCalls(page, 'signed-out')).toEqual([{ name: 'signed-out', args: {} }]);
});

test('a client signs in by its own token, which the server validates', async ({ page, server }) => {
  const teacher = await registerTeacher(server.url, '沈秋');
  const another = await registerTeacher(server.url, '林冬');
  const { access_token, mac_key } = teacher.token;
  await runInHost(page, {
    form: 'called',
    client: 'desktop',
    commands: { 'sign-in': { answers: { access_token, mac_key } } },
  });
  await page.goto(`${server.url}/#/`);
  await expect(menu(page)).toContainText('沈秋');
  // A token with a foreign signing key is not accepted, and the page stays unchanged.
  const wrong = await page.context().newPage();
  await runInHost(wrong, {
    form: 'called',
    client: 'desktop',
    commands: { 'sign-in': { answers: { access_token: another.token.access_token, mac_key } } },
  });
  await wrong.goto(`${server.url}/#/`);
  await expect(menu(wrong)).toContainText('沈秋');
});

for (const behaviour of ['throws', 'answers nonsense', 'answers a lot', 'is silent'] as const) {
  test(`a client that ${behaviour} signs no user in, and the page redirects to the sign-in`, async ({
    page,
    server,
  }) => {
    await runInHost(page, {
      form: 'written',
      client: 'desktop',
      commands: { 'sign-in': behaviour, roles: behaviour },
    });
    await page.goto(`${server.url}/#/user/netdisk`);
    await expect(page.getByLabel('密码', { exact: true })).toBeVisible();
    expect(await roleCookie(page)).toBeUndefined();
  });
}

test("a client sets the user's role, which grants no permissions", async ({ page, server }) => {
  const teacher = await registerTeacher(server.url, '沈秋');
  const given = await loginKey(teacher);
  await runInHost(page, {
    form: 'called',
    client: 'desktop',
    commands: {
      'sign-in': { answers: given },
      roles: { answers: { current: 'EDU_ADMIN', all: ['EDU_ADMIN', 'TEACHER'] } },
    },
  });
  await page.goto(`${server.url}/#/`);
  await expect(menu(page)).toContainText('个人账号 · 管理员');
  await expect.poll(() => roleCookie(page)).toBe(`${teacher.userId}:EDU_ADMIN`);
  await hostSays(page, 'roles', { current: '班主任', all: ['班主任', 'TEACHER'] });
  await expect(menu(page)).toContainText('个人账号 · 班主任');
  await expect.poll(() => roleCookie(page)).toBe(`${teacher.userId}:班主任`);
  // On the server the user is only a teacher.
  const { identities } = (await teacher.call('GET', `/api/uc/v1.1/users/${teacher.userId}`)) as {
    identities: string[];
  };
  expect(identities).toEqual(['TEACHER']);
  await menu(page).click();
  // The client sets the role, so the page offers no choice.
  await expect(page.getByRole('menuitemradio', { name: '教师' })).toBeHidden();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/#\/login/);
  await expect.poll(() => roleCookie(page)).toBeUndefined();
});
