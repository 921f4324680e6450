import { expect } from '@playwright/test';
import { newTeacher } from '../account-api.ts';
import { EditorPage, newCourseware, openEmpty, secondWindow } from '../editor-page.ts';
import type { RunningServer } from '../server.ts';
import { testInKeptPage as test } from '../shared-server.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

test.describe('elements', () => {
  test('are copied from window to window by the clipboard', async ({ page, context }) => {
    const { editor, teacher } = await openEmpty(page, server.url);
    await editor.drawShape('五角星', { x: 300, y: 200 }, { x: 500, y: 400 });
    await page.keyboard.press('Control+c');
    const elsewhere = new EditorPage(await context.newPage(), server.url);
    await elsewhere.open(await newCourseware(teacher, '另一份课件'));
    const there = await elsewhere.elements.count();
    await elsewhere.page.keyboard.press('Control+v');
    await expect(elsewhere.elements).toHaveCount(there + 1);
    await page.bringToFront();
  });

  test('with pictures from a file are shown in a new window too, as is the selection of a user, with the name', async ({
    page,
    browser,
  }) => {
    const { editor, teacher, documentId } = await openEmpty(page, server.url);
    const chooser = page.waitForEvent('filechooser');
    await page
      .getByRole('toolbar', { name: '插入' })
      .getByRole('button', { name: '图片', exact: true })
      .click();
    const drawn = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      canvas.width = 320;
      canvas.height = 200;
      const brush = canvas.getContext('2d');
      brush?.fillRect(20, 20, 200, 100);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
    await (await chooser).setFiles({
      name: '雨.png',
      mimeType: 'image/png',
      buffer: Buffer.from(drawn, 'base64'),
    });
    await expect(editor.elements).toHaveCount(1);
    await editor.showStyle();
    await expect.poll(async () => [await editor.field('宽'), await editor.field('高')]).toEqual([320, 200]);
    await editor.saved();
    const other = await secondWindow(browser, server.url, teacher, documentId);
    const shown = other.elements.locator('img, image').first();
    const address = () =>
      shown.evaluate((node) => node.getAttribute('src') ?? node.getAttribute('href') ?? '');
    await expect.poll(address).toMatch(/\/files\//);
    await page.keyboard.press('Escape');
    await expect(other.surface.getByText('陈晓雨')).toHaveCount(0);
    await editor.drawShape('矩形', { x: 100, y: 500 }, { x: 300, y: 600 });
    await expect(other.elements).toHaveCount(2);
    await expect(other.surface.getByText('陈晓雨')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(other.surface.getByText('陈晓雨')).toHaveCount(0);
    await other.page.context().close();
  });
});

test.describe('an editor with another user', () => {
  test('shows no tools, but a message, to a user who may only view', async ({ page, browser }) => {
    const { documentId, teacher } = await openEmpty(page, server.url);
    const otherPage = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
    const guest = await newTeacher(otherPage, server.url, '李明');
    const path = `/api/documents/v1.0/c/document/${documentId}/grants/${guest.userId}`;
    await teacher.call('PUT', path, { permission: 10 });
    const other = new EditorPage(otherPage, server.url);
    await other.open(documentId);
    await expect(otherPage.getByText('只读', { exact: true })).toBeVisible();
    await expect(otherPage.getByRole('toolbar', { name: '插入' })).toHaveCount(0);
    await expect(otherPage.getByRole('complementary', { name: '属性' })).toHaveCount(0);
    await teacher.call('PUT', path, { permission: 20 });
    await expect(otherPage.getByRole('toolbar', { name: '插入' })).toBeVisible();
    await otherPage.context().close();
  });
});
