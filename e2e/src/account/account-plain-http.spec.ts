import { expect, test } from '@playwright/test';
import { newTeacher } from '../account-api.ts';
import { CHROMIUM_ARGS } from '../chromium-args.ts';
import { RunningServer } from '../server.ts';

/**
 * A school server in the local network, reached by name without TLS: an insecure context, in which browsers provide
 * neither WebCrypto nor Web Locks.
 */
const HOST = 'lectern.school';

test.use({
  launchOptions: {
    executablePath: process.env.LECTERN_CHROMIUM ?? '/usr/bin/chromium',
    args: [...CHROMIUM_ARGS, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  },
});

test('a browser without TLS signs in, stays signed in in every window, and receives push messages', async ({
  page,
  context,
}) => {
  const server = await RunningServer.start();
  try {
    const teacher = await newTeacher(page, server.url, '陈晓雨');
    const url = server.url.replace('localhost', HOST);
    await page.goto(`${url}/#/login`);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await page.getByLabel('账号', { exact: true }).fill(teacher.loginName);
    await page.getByLabel('密码', { exact: true }).fill('秋天的雨 autumn rain 2026');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByRole('heading', { name: /陈晓雨/ })).toBeVisible();
    await page.getByRole('button', { name: /^新建课件/ }).click();
    await expect(page).toHaveURL(/#\/view\?fileId=/);
    const second = await context.newPage();
    await second.goto(`${url}/#/user/netdisk`);
    await expect(second.getByTitle('未命名课件', { exact: true })).toBeVisible();
    await teacher.call('DELETE', `/api/uc/v1.1/users/${teacher.userId}/tokens`);
    await expect(second).toHaveURL(/#\/login/);
  } finally {
    await server.close();
  }
});
