import { expect } from '@playwright/test';
import { PASSWORD, registerTeacher } from '../account-api.ts';
import { PLAIN_HOST } from '../chromium-args.ts';
import { test } from '../shared-server.ts';

test('a browser without TLS signs in, stays signed in in every window, and receives push messages', async ({
  page,
  context,
  server,
}) => {
  const teacher = await registerTeacher(server.url);
  const url = server.url.replace('localhost', PLAIN_HOST);
  await page.goto(`${url}/#/login`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByLabel('账号', { exact: true }).fill(teacher.loginName);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('heading', { name: /陈晓雨/ })).toBeVisible();
  await page.getByRole('button', { name: /^新建课件/ }).click();
  await expect(page).toHaveURL(/#\/view\?fileId=/);
  const second = await context.newPage();
  await second.goto(`${url}/#/user/netdisk`);
  await expect(second.getByTitle('未命名课件', { exact: true })).toBeVisible();
  await teacher.call('DELETE', `/api/uc/v1.1/users/${teacher.userId}/tokens`);
  await expect(second).toHaveURL(/#\/login/);
});
