import { expect, type Page } from '@playwright/test';
import { type EditorPage, openEmpty } from '../editor-page.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

/** A PNG of this size and colour, with a dark disc in its middle. */
function drawn(page: Page, name: string, width: number, height: number, color: string) {
  return page
    .evaluate(
      ([w, h, fill]) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
        const brush = canvas.getContext('2d');
        if (!brush) return '';
        brush.fillStyle = fill;
        brush.fillRect(0, 0, w, h);
        brush.fillStyle = '#204060';
        brush.arc(w / 2, h / 2, Math.min(w, h) / 4, 0, 7);
        brush.fill();
        return canvas.toDataURL('image/png').split(',')[1] ?? '';
      },
      [width, height, color] as const,
    )
    .then((bytes) => ({ name, mimeType: 'image/png', buffer: Buffer.from(bytes, 'base64') }));
}

/** Inserts a picture of 400 × 200 in the middle of the page and selects it: from 440 to 840, and from 260 to 460. */
async function withPicture(page: Page): Promise<EditorPage> {
  const { editor } = await openEmpty(page, server.url);
  await page
    .locator('input[data-insert="picture"]')
    .setInputFiles(await drawn(page, '雨.png', 400, 200, '#fff'));
  await expect(editor.elements).toHaveCount(1);
  await editor.showStyle();
  await expect.poll(() => size(editor)).toEqual([400, 200]);
  return editor;
}

async function size(editor: EditorPage): Promise<readonly number[]> {
  return [await editor.field('宽'), await editor.field('高')];
}

test("a picture fills the page's empty placeholder, which undo restores; a sticker and a second picture are placed separately", async ({
  page,
}) => {
  const { editor } = await openEmpty(page, server.url);
  await page.keyboard.press('Control+m');
  await expect(editor.pages).toHaveCount(2);
  const prompt = editor.slide.getByText('添加文本');
  await expect(prompt).toBeVisible();
  const insert = page.getByRole('toolbar', { name: '插入' });
  await insert.getByRole('button', { name: '贴纸' }).click();
  await page.getByRole('button', { name: '闪亮的星' }).click();
  await expect(editor.elements).toHaveCount(3);
  await expect(prompt).toBeVisible();

  const wide = await drawn(page, '雨.png', 2240, 400, '#fff');
  await page.locator('input[data-insert="picture"]').setInputFiles(wide);
  await expect(prompt).toHaveCount(0);
  await editor.showStyle();
  await expect.poll(() => size(editor)).toEqual([1120, 200]);
  expect([await editor.field('横坐标'), await editor.field('纵坐标')]).toEqual([80, 310]);
  await page.keyboard.press('Control+z');
  await expect(prompt).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(prompt).toHaveCount(0);
  await page.locator('input[data-insert="picture"]').setInputFiles(wide);
  await expect(editor.elements).toHaveCount(4);
  await expect.poll(async () => (await size(editor))[0]).toBe(1024);
});

test('a picture is cropped by handles, by moving it, by keys, to a ratio and to a shape, and undone in one step', async ({
  page,
}) => {
  const editor = await withPicture(page);
  const whole = page.getByRole('button', { name: /^图片：拖动/ });
  await editor.doubleClick(640, 360);
  await expect(whole).toBeFocused();
  await editor.drag({ x: 840, y: 360 }, { x: 740, y: 360 });
  await page.keyboard.press('Control+z');
  await editor.drag({ x: 840, y: 360 }, { x: 640, y: 360 });
  // A finger moves the picture behind its frame.
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', await editor.at(560, 360));
  await touch('touchMove', await editor.at(500, 360));
  await touch('touchMove', await editor.at(460, 360));
  await touch('touchEnd');
  await page.getByRole('button', { name: /^裁剪下边/ }).focus();
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Enter');
  await expect(whole).toHaveCount(0);
  await expect(editor.keyboard).toHaveCount(1);
  await expect.poll(() => size(editor)).toEqual([200, 190]);
  // Moved by 100 of 400 pixels, so the right half is visible.
  const shown = editor.slide.locator('img');
  await expect.poll(() => shown.evaluate((node) => node.style.left)).toBe('-50%');
  await page.keyboard.press('Control+z');
  await expect.poll(() => size(editor)).toEqual([400, 200]);

  await page.getByRole('region', { name: '图片' }).getByRole('button', { name: '裁剪', exact: true }).click();
  await page.getByRole('button', { name: '裁剪为 1:1' }).click();
  await page.getByRole('button', { name: '裁剪为形状' }).click();
  await page.getByRole('button', { name: '椭圆', exact: true }).click();
  await page.getByRole('button', { name: '完成', exact: true }).click();
  await expect.poll(() => size(editor)).toEqual([200, 200]);
  await expect(shown.locator('..')).toHaveCSS('clip-path', /path/);
  // Another file is fitted into the frame without distortion.
  await page.locator('input[data-replace]').setInputFiles(await drawn(page, '晴.png', 100, 400, '#fff'));
  await expect.poll(() => shown.evaluate((node) => node.style.height)).toBe('400%');
  await expect.poll(() => size(editor)).toEqual([200, 200]);
});

test('a picture gets colours, brightness, corners and a shadow from the panel, and is reset', async ({
  page,
}) => {
  const editor = await withPicture(page);
  await page.getByRole('button', { name: '褐色' }).click();
  await expect(page.getByRole('button', { name: '褐色' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('slider', { name: '亮度' }).press('ArrowRight');
  await page.getByRole('slider', { name: '圆角' }).press('PageUp');
  await page.getByRole('switch', { name: '阴影' }).click();
  await page.getByRole('slider', { name: '距离' }).press('PageUp');
  const picture = editor.elements.first();
  await page.getByRole('button', { name: '去除背景…' }).click();
  await page.getByRole('button', { name: '应用' }).click();
  await expect(page.getByRole('dialog', { name: '去除背景' })).toHaveCount(0);
  await expect(picture.locator('feFuncR[type="table"]')).toHaveCount(1);
  await expect(picture.locator('feFuncR[type="linear"]')).toHaveAttribute('intercept', '0.01');
  await expect(picture.locator('img').locator('..')).toHaveCSS('clip-path', /path/);
  await expect(picture.locator('[style*="drop-shadow"]')).toHaveCount(1);
  // A corner of the picture becomes transparent, and is restored.
  const corner = () =>
    picture.locator('img').evaluate(async (node: HTMLImageElement) => {
      await node.decode();
      const brush = document.createElement('canvas').getContext('2d');
      brush?.drawImage(node, 0, 0);
      return brush?.getImageData(0, 0, 1, 1).data[3];
    });
  await expect.poll(corner).toBe(0);
  await page.getByRole('button', { name: '重置图片' }).click();
  await expect.poll(corner).toBe(255);
  await expect(picture.locator('filter')).toHaveCount(0);
  await expect(picture.locator('[style*="drop-shadow"]')).toHaveCount(0);
  await page.getByRole('textbox', { name: '替代文字' }).fill('雨后的叶子');
  await editor.surface.focus();
  await expect(picture.getByRole('img', { name: '雨后的叶子' })).toBeVisible();
});

test('the format painter copies a format once, or until Escape, and by keys', async ({ page }) => {
  const { editor } = await openEmpty(page, server.url);
  for (const x of [100, 400, 700]) await editor.drawShape('矩形', { x, y: 100 }, { x: x + 200, y: 250 });
  const shadowed = editor.slide.locator('[style*="drop-shadow"]');
  const brush = page.getByRole('button', { name: /^格式刷/ });
  await editor.click(200, 180);
  await editor.showStyle();
  await page.getByRole('switch', { name: '阴影' }).click();
  await expect(shadowed).toHaveCount(1);
  await brush.click();
  await editor.click(500, 180);
  await expect(shadowed).toHaveCount(2);
  await editor.click(800, 180);
  await expect(brush).toBeVisible();
  await expect(shadowed).toHaveCount(2);
  await editor.click(200, 180);
  await brush.dblclick();
  await editor.click(800, 180);
  await expect(shadowed).toHaveCount(3);
  await expect(page.getByRole('button', { name: '放下格式刷' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(brush).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(shadowed).toHaveCount(2);
  await editor.click(200, 180);
  await page.keyboard.press('Control+Shift+c');
  await editor.click(800, 180);
  await page.keyboard.press('Control+Shift+v');
  await expect(shadowed).toHaveCount(3);
});
