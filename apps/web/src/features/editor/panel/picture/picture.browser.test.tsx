import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { found, type MountedEditor, mountEditor, pressOn } from '../../testing/mounted-editor.tsx';

/** A PNG of this size, white, with a dark disc in its middle. */
async function drawn(name: string, width: number, height: number): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('the canvas cannot be drawn on');
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = '#204060';
  brush.arc(width / 2, height / 2, Math.min(width, height) / 4, 0, 7);
  brush.fill();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], name, { type: 'image/png' });
}

async function give(selector: string, file: File): Promise<void> {
  await page.elementLocator(await found(selector)).upload(file);
}

const size = (editor: MountedEditor) => [editor.field('宽'), editor.field('高')];
const shown = (editor: MountedEditor) => editor.slide.querySelector('img');

/** Inserts a picture of 400 × 200 in the middle of the page and selects it: from 440 to 840, and from 260 to 460. */
async function withPicture(): Promise<MountedEditor> {
  const editor = await mountEditor();
  await give('input[data-insert="picture"]', await drawn('雨.png', 400, 200));
  await expect.poll(() => editor.elements.length).toBe(1);
  await editor.showStyle();
  await expect.poll(() => size(editor)).toEqual([400, 200]);
  return editor;
}

it("a picture fills the page's empty placeholder, which undo restores; a sticker and a second picture are placed separately", async () => {
  const editor = await mountEditor();
  await commands.press(['Control+m']);
  await expect.poll(() => editor.pages.elements().length).toBe(2);
  const prompts = () => editor.words('添加文本').elements().length;
  await expect.poll(prompts).toBe(1);
  await page.getByRole('toolbar', { name: '插入' }).getByRole('button', { name: '贴纸' }).click();
  await page.getByRole('button', { name: '闪亮的星' }).click();
  await expect.poll(() => editor.elements.length).toBe(3);
  expect(prompts()).toBe(1);

  const wide = await drawn('雨.png', 2240, 400);
  await give('input[data-insert="picture"]', wide);
  await expect.poll(prompts).toBe(0);
  await editor.showStyle();
  await expect.poll(() => size(editor)).toEqual([1120, 200]);
  expect([editor.field('横坐标'), editor.field('纵坐标')]).toEqual([80, 310]);
  await commands.press(['Control+z']);
  await expect.poll(prompts).toBe(1);
  await commands.press(['Control+y']);
  await expect.poll(prompts).toBe(0);
  await give('input[data-insert="picture"]', wide);
  await expect.poll(() => editor.elements.length).toBe(4);
  await expect.poll(() => size(editor)[0]).toBe(1024);
});

it('a picture is cropped by handles, by moving it and by keys, and the crop is undone in one step', async () => {
  const editor = await withPicture();
  const whole = page.getByRole('button', { name: /^图片：拖动/ });
  await editor.doubleClick({ x: 640, y: 360 });
  await expect.element(whole).toHaveFocus();
  await editor.drag({ x: 840, y: 360 }, { x: 740, y: 360 });
  await commands.press(['Control+z']);
  await editor.drag({ x: 840, y: 360 }, { x: 640, y: 360 });
  // A finger moves the picture behind its frame.
  await commands.dragFinger(editor.at({ x: 560, y: 360 }), editor.at({ x: 460, y: 360 }));
  await pressOn(page.getByRole('button', { name: /^裁剪下边/ }), 'Shift+ArrowUp', 'Enter');
  await expect.element(whole).not.toBeInTheDocument();
  await expect.poll(() => editor.hasKeyboard).toBe(true);
  await expect.poll(() => size(editor)).toEqual([200, 190]);
  // The picture was moved by 100 of 400 pixels, so its right half is visible.
  await expect.poll(() => shown(editor)?.style.left).toBe('-50%');
  await commands.press(['Control+z']);
  await expect.poll(() => size(editor)).toEqual([400, 200]);
});

it('a picture is cropped to a ratio and to a shape, and another file is fitted into its frame', async () => {
  const editor = await withPicture();
  const panel = page.getByRole('region', { name: '图片' });
  await panel.getByRole('button', { name: '裁剪', exact: true }).click();
  await page.getByRole('button', { name: '裁剪为 1:1' }).click();
  await page.getByRole('button', { name: '裁剪为形状' }).click();
  await editor.button('椭圆').click();
  await editor.button('完成').click();
  await expect.poll(() => size(editor)).toEqual([200, 200]);
  const frame = () => shown(editor)?.parentElement;
  await expect.poll(() => getComputedStyle(frame() ?? editor.slide).clipPath).toMatch(/path/);
  // The picture is not distorted.
  await give('input[data-replace]', await drawn('晴.png', 100, 400));
  await expect.poll(() => shown(editor)?.style.height).toBe('400%');
  await expect.poll(() => size(editor)).toEqual([200, 200]);
});

it('a picture gets colours, brightness, corners and a shadow from the panel, loses its background, and is reset', async () => {
  const editor = await withPicture();
  await editor.button('褐色').click();
  await expect.element(editor.button('褐色')).toHaveAttribute('aria-pressed', 'true');
  await pressOn(page.getByRole('slider', { name: '亮度' }), 'ArrowRight');
  await pressOn(page.getByRole('slider', { name: '圆角' }), 'PageUp');
  await page.getByRole('switch', { name: '阴影' }).click();
  await pressOn(page.getByRole('slider', { name: '距离' }), 'PageUp');
  await editor.button('去除背景…').click();
  await editor.button('应用').click();
  await expect.element(page.getByRole('dialog', { name: '去除背景' })).not.toBeInTheDocument();
  const parts = (selector: string) => editor.parts(`[data-element-id] ${selector}`).length;
  await expect.poll(() => parts('feFuncR[type="table"]')).toBe(1);
  expect(editor.parts('feFuncR[type="linear"]')[0]?.getAttribute('intercept')).toBe('0.01');
  const frame = shown(editor)?.parentElement ?? editor.slide;
  expect(getComputedStyle(frame).clipPath).toMatch(/path/);
  expect(parts('[style*="drop-shadow"]')).toBe(1);
  // A corner of the picture becomes transparent, and is restored.
  const corner = async () => {
    const node = shown(editor);
    await node?.decode();
    const brush = document.createElement('canvas').getContext('2d');
    if (node) brush?.drawImage(node, 0, 0);
    return brush?.getImageData(0, 0, 1, 1).data[3];
  };
  await expect.poll(corner).toBe(0);
  await editor.button('重置图片').click();
  await expect.poll(corner).toBe(255);
  expect(parts('filter')).toBe(0);
  expect(parts('[style*="drop-shadow"]')).toBe(0);
  await page.getByRole('textbox', { name: '替代文字' }).fill('雨后的叶子');
  editor.surface.element().focus();
  await expect.element(editor.surface.getByRole('img', { name: '雨后的叶子' })).toBeVisible();
});

it('the format painter copies a format once, or until Escape, and by keys', async () => {
  const editor = await mountEditor();
  for (const x of [100, 400, 700]) await editor.drawShape('矩形', { x, y: 100 }, { x: x + 200, y: 250 });
  const shadowed = () => editor.parts('[style*="drop-shadow"]').length;
  const brush = page.getByRole('button', { name: /^格式刷/ });
  await editor.click({ x: 200, y: 180 });
  await editor.showStyle();
  await page.getByRole('switch', { name: '阴影' }).click();
  await expect.poll(shadowed).toBe(1);
  await brush.click();
  await editor.click({ x: 500, y: 180 });
  await expect.poll(shadowed).toBe(2);
  await editor.click({ x: 800, y: 180 });
  await expect.element(brush).toBeVisible();
  expect(shadowed()).toBe(2);
  await editor.click({ x: 200, y: 180 });
  await brush.dblClick();
  await editor.click({ x: 800, y: 180 });
  await expect.poll(shadowed).toBe(3);
  await expect.element(editor.button('放下格式刷')).toBeVisible();
  await commands.press(['Escape']);
  await expect.element(brush).toBeVisible();
  await commands.press(['Control+z']);
  await expect.poll(shadowed).toBe(2);
  await editor.click({ x: 200, y: 180 });
  await commands.press(['Control+Shift+c']);
  await editor.click({ x: 800, y: 180 });
  await commands.press(['Control+Shift+v']);
  await expect.poll(shadowed).toBe(3);
});
