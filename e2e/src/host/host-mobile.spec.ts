import { expect, type Page } from '@playwright/test';
import { registerTeacher, signIn } from '../account-api.ts';
import { newCourseware } from '../editor-page.ts';
import { hostCalls, hostChanges, hostSays, runInHost } from '../fake-host.ts';
import { test } from '../shared-server.ts';

const DONE = { answers: null } as const;
const INSETS = { top: 59, right: 0, bottom: 34, left: 0 };
const menu = (page: Page) => page.getByRole('button', { name: /^账号菜单/ });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the back gesture closes the topmost overlay, then navigates back, and finally makes the client close the page', async ({
  page,
  server,
}) => {
  await runInHost(page, { form: 'written', client: 'mobile', commands: { 'close-page': DONE } });
  const teacher = await registerTeacher(server.url);
  await newCourseware(teacher, '落叶');
  await signIn(page, server.url, teacher, '/user/netdisk');
  await page.getByText('落叶').first().click();
  await expect(page).toHaveURL(/#\/view\?/);
  await hostSays(page, 'back');
  await expect(page).toHaveURL(/#\/user\/netdisk/);
  await menu(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await hostSays(page, 'back');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page).toHaveURL(/#\/user\/netdisk/);
  expect(await hostCalls(page, 'close-page')).toEqual([]);
  // The client opened the page directly, so there is no history to go back to.
  await hostSays(page, 'back');
  await expect.poll(() => hostCalls(page, 'close-page')).toEqual([{ name: 'close-page', args: {} }]);
  await expect(page).toHaveURL(/#\/user\/netdisk/);
});

test("no part of a page is below the phone's notch or gesture bar", async ({ page, server }) => {
  await runInHost(page, { form: 'written', client: 'mobile', insets: INSETS, commands: {} });
  const teacher = await registerTeacher(server.url);
  const documentId = await newCourseware(teacher, '落叶');
  const free = async () => {
    const buttons = page.locator('button:visible, a:visible, input:visible');
    await expect(buttons.first()).toBeVisible();
    const boxes = await buttons.evaluateAll((all) =>
      all.map((each) => {
        const { top, bottom, width } = each.getBoundingClientRect();
        return { top, bottom, width, name: each.textContent };
      }),
    );
    // Elements for screen readers only have no size.
    return boxes.filter(({ top, width }) => width > 1 && top < INSETS.top).map(({ name }) => name);
  };
  await page.goto(`${server.url}/#/login`);
  await expect(page.getByLabel('密码', { exact: true })).toBeVisible();
  await expect.poll(free).toEqual([]);
  await page.goto(`${server.url}/#/join`);
  await expect(page.getByLabel('课堂码')).toBeVisible();
  await expect.poll(free).toEqual([]);
  await signIn(page, server.url, teacher, '/user/netdisk');
  await expect(menu(page)).toBeVisible();
  await expect.poll(free).toEqual([]);
  await page.goto(`${server.url}/#/view?fileId=${documentId}`);
  const teach = page.getByRole('button', { name: '授课', exact: true });
  await expect(teach).toBeVisible();
  await expect.poll(free).toEqual([]);
  const box = await teach.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844 - INSETS.bottom);
  await page.evaluate(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
  await teach.click();
  const end = page.locator('[data-command="end"]');
  await expect(end).toBeVisible();
  await expect.poll(free).toEqual([]);
  const bar = await page.getByRole('toolbar', { name: '授课工具' }).boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(844 - INSETS.bottom);
});

test('a file is saved by the client, or by the browser when the client cannot', async ({ page, server }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await runInHost(page, { form: 'written', client: 'desktop', commands: { 'save-file': DONE } });
  const teacher = await registerTeacher(server.url);
  await signIn(page, server.url, teacher, `/view?fileId=${await newCourseware(teacher, '落叶')}`);
  const save = async () => {
    await page.getByRole('button', { name: '下载' }).click();
    await page.getByRole('menuitem', { name: '课件文件（.ndpx）' }).click();
  };
  await save();
  await expect.poll(async () => (await hostCalls(page, 'save-file')).length).toBe(1);
  const [call] = await hostCalls(page, 'save-file');
  const { name, url } = (call?.args ?? {}) as { readonly name: string; readonly url: string };
  expect(name).toBe('落叶.ndpx');
  // The client fetches the file by its address without a signature.
  const file = await fetch(url);
  expect(file.status).toBe(200);
  expect(String.fromCharCode(...new Uint8Array(await file.arrayBuffer()).subarray(0, 2))).toBe('PK');
  await hostChanges(page, { commands: [] });
  const saved = page.waitForEvent('download');
  await save();
  expect((await saved).suggestedFilename()).toBe('落叶.ndpx');
  expect(await hostCalls(page, 'save-file')).toHaveLength(1);
});
