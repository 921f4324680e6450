import { expect } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { openEmpty } from '../editor-page.ts';
import { testLaunchedWith } from '../shared-server.ts';

// A panel or tablet whose camera shows Chromium's test video.
const test = testLaunchedWith({
  args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
});
test.use({ hasTouch: true, isMobile: true });

test('a photo is taken by finger, reviewed, retaken and placed on the page; a denied permission is explained', async ({
  page,
  server,
}) => {
  // Chromium grants the permission automatically, so the test makes the first request fail.
  await page.addInitScript(() => {
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wishes) => {
      navigator.mediaDevices.getUserMedia = ask;
      throw new DOMException(`no ${Object.keys(wishes ?? {})}`, 'NotAllowedError');
    };
  });
  const { editor } = await openEmpty(page, server.url);
  await page.getByRole('toolbar', { name: '插入' }).getByRole('button', { name: '图片' }).tap();
  await page.getByRole('menuitem', { name: '拍照…' }).tap();
  const dialog = page.getByRole('dialog', { name: '拍照' });
  await expect(dialog.getByRole('alert')).toContainText('没有得到使用摄像头的许可');
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: '再试一次' }).tap();
  const seen = dialog.locator('video');
  const shutter = dialog.getByRole('button', { name: '拍照', exact: true });
  await expect(shutter).toBeEnabled();
  const live = await seen.evaluateHandle((video: HTMLVideoElement) => video.srcObject as MediaStream);
  await shutter.tap();
  const photo = dialog.getByRole('img', { name: '拍好的照片' });
  await expect(photo).toBeVisible();
  // The camera is off while the photo is reviewed.
  expect(await live.evaluate((stream) => stream.getTracks().map(({ readyState }) => readyState))).toEqual([
    'ended',
  ]);
  await dialog.getByRole('button', { name: '重拍' }).tap();
  await shutter.tap();
  const width = await photo.evaluate(async (node: HTMLImageElement) => {
    await node.decode();
    return node.naturalWidth;
  });
  expect(width).toBeGreaterThan(300);
  // A tap outside asks for confirmation, because the photo is not stored yet.
  await page.touchscreen.tap(8, 8);
  await page.getByRole('button', { name: '保留' }).tap();
  // A slow upload can be cancelled, and the photo is kept.
  const put = dialog.getByRole('button', { name: '放到页面上' });
  const sent = '**/api/courseware/*/assets';
  const asked = page.waitForRequest(sent);
  await page.route(sent, () => undefined);
  await put.tap();
  await asked;
  await expect(put).toHaveAttribute('aria-busy', 'true');
  await dialog.getByRole('button', { name: '取消' }).tap();
  await expect(put).not.toHaveAttribute('aria-busy');
  await expect(photo).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await page.unroute(sent);
  await put.tap();
  await expect(dialog).toHaveCount(0);
  await expect(editor.elements).toHaveCount(1);
  const placed = editor.elements.locator('img');
  await expect.poll(() => placed.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);
  await editor.saved();
});

test("a photo is taken by the system's own camera app where there is one", async ({ page, server }) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLInputElement.prototype, 'capture', { value: '', writable: true });
  });
  const { editor } = await openEmpty(page, server.url);
  await page.getByRole('toolbar', { name: '插入' }).getByRole('button', { name: '图片' }).tap();
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: '拍照…' }).tap();
  const chooser = await chosen;
  expect(await chooser.element().getAttribute('capture')).toBe('environment');
  const drawn = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  await chooser.setFiles({ name: '照片.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(drawn, 'base64') });
  await expect(editor.elements).toHaveCount(1);
});
