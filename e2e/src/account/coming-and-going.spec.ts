import { expect, type Page } from '@playwright/test';
import { newTeacher, PASSWORD, registerTeacher } from '../account-api.ts';
import { EditorPage, newCourseware } from '../editor-page.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^账号菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/#\/login/);
}

/** Whether the browser's cache contains this address. */
function isCached(page: Page, address: string): Promise<boolean> {
  return page.evaluate(
    (url) =>
      fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).then(
        ({ ok }) => ok,
        () => false,
      ),
    address,
  );
}

test('a session that ended in the editor leads back to the same page after the sign-in', async ({ page }) => {
  const teacher = await registerTeacher(server.url);
  const id = await newCourseware(teacher, '秋天的雨');
  const editor = new EditorPage(page, server.url);
  await editor.openAs(teacher, id);
  await page.getByRole('button', { name: '新建页面' }).click();
  await page.getByRole('button', { name: '新建页面' }).click();
  await expect(page).toHaveURL(/[?&]page=3/);
  await expect(page.getByText('已保存').first()).toBeVisible();
  const desk = await page.context().newPage();
  await desk.goto(`${server.url}/#/`);
  await leave(desk);
  await expect(page).toHaveURL(/#\/login\?return_url=.*page%3D3/);
  await page.getByLabel('账号', { exact: true }).fill(teacher.loginName);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await editor.slide.waitFor();
  await expect(page).toHaveURL(/[?&]page=3/);
});

test("signing out clears the browser's cache", async ({ page }) => {
  await newTeacher(page, server.url, '陈晓雨');
  const script = await page.evaluate(
    () => document.querySelector<HTMLLinkElement>('link[rel="modulepreload"]')?.href ?? '',
  );
  expect(await isCached(page, script)).toBe(true);
  await leave(page);
  await expect.poll(() => isCached(page, script)).toBe(false);
});

test('a colleague who has a courseware open is notified when its owner deletes and restores it, and can open it again', async ({
  page,
}) => {
  const owner = await registerTeacher(server.url, '王芳');
  const colleague = await registerTeacher(server.url);
  const id = await newCourseware(owner, '秋天的雨');
  const centre = '/api/documents/v1.0/c/document';
  await owner.call('PUT', `${centre}/${id}/grants/${colleague.userId}`, { permission: 20 });
  const editor = new EditorPage(page, server.url);
  await editor.openAs(colleague, id);
  await expect(page.getByText('已保存').first()).toBeVisible();
  await owner.call('POST', `${centre}/actions/bin`, { ids: [id] });
  await expect(page.getByText('这份课件已被移到回收站或删除')).toBeVisible();
  // The courseware opens again automatically.
  await owner.call('POST', `${centre}/actions/restore`, { ids: [id] });
  await expect(page.getByRole('button', { name: '新建页面' })).toBeVisible();
  await expect(page.getByText('已保存').first()).toBeVisible();
  await owner.call('POST', `${centre}/actions/bin`, { ids: [id] });
  await expect(page.getByText('这份课件已被移到回收站或删除')).toBeVisible();
  await page.getByRole('button', { name: '查看内容' }).click();
  await editor.slide.waitFor();
  await expect(page.getByRole('button', { name: '新建页面' })).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: '返回备课台' }).click();
  await expect(page).toHaveURL(/#\/$/);
});
