import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { dragMouse, found, mountEditor, pressOn } from '../../testing/mounted-editor.tsx';

const BOX = [
  { x: 300, y: 200 },
  { x: 600, y: 400 },
] as const;

async function pictureFile(): Promise<File> {
  const canvas = new OffscreenCanvas(400, 300);
  canvas.getContext('2d')?.fillRect(0, 0, 200, 300);
  return new File([await canvas.convertToBlob()], '叶.png', { type: 'image/png' });
}

it('a shape is filled with a gradient whose stops are added, dragged and removed', async () => {
  const editor = await mountEditor();
  await editor.drawShape('矩形', ...BOX);
  await editor.showStyle();
  await editor.button('渐变').click();
  const stops = () => editor.parts('[data-element-id] linearGradient stop');
  await expect.poll(stops).toHaveLength(2);
  await editor.button('添加光圈').click();
  await expect.poll(stops).toHaveLength(3);
  const handle = page.getByRole('slider', { name: /^第 2 个光圈/ });
  await expect.element(handle).toBeVisible();
  const grip = handle.element().getBoundingClientRect();
  await dragMouse({ x: grip.x + 8, y: grip.y + 8 }, { x: grip.x - 50, y: grip.y + 8 });
  const offset = () => Number(stops()[1]?.getAttribute('offset'));
  await expect.poll(offset).toBeLessThan(0.35);
  const dragged = offset();
  await pressOn(handle, 'ArrowRight');
  await expect.poll(offset).toBeGreaterThan(dragged);
  await editor.button('向右').click();
  await expect.element(page.getByRole('textbox', { name: '角度' })).toHaveValue('0');
  await pressOn(handle, 'Delete');
  await expect.poll(stops).toHaveLength(2);
  await editor.button('射线').click();
  await expect.poll(() => editor.parts('[data-element-id] radialGradient')).toHaveLength(1);
});

it('a group is filled with a pattern and a picture and gets effects as a whole', async () => {
  const editor = await mountEditor();
  for (const x of [100, 400, 700]) await editor.drawShape('矩形', { x, y: 300 }, { x: x + 200, y: 450 });
  await commands.press(['Control+a']);
  await editor.showStyle();
  // For several objects the panel starts with their arrangement.
  const panel = page.getByRole('tabpanel');
  await expect.element(panel.getByRole('heading').first()).toHaveTextContent('排列');
  await editor.bar.getByRole('button', { name: '组合', exact: true }).click();
  await editor.button('图案').click();
  await editor.button('图案 lgCheck').click();
  const patterns = () => editor.parts('[data-element-id] pattern');
  await expect.poll(patterns).toHaveLength(3);
  for (const name of ['发光', '映像', '柔化边缘']) await page.getByRole('switch', { name }).click();
  await expect.poll(() => editor.parts('[data-element-id] filter')).toHaveLength(3);
  await expect.poll(() => editor.parts('[style*="box-reflect"]')).toHaveLength(3);
  await commands.press(['Control+z']);
  await panel.getByRole('button', { name: '图片', exact: true }).click();
  await page.elementLocator(await found('input[data-fill-picture]')).upload(await pictureFile());
  const pictures = () => editor.parts('[data-element-id] image');
  await expect.poll(pictures).toHaveLength(3);
  await editor.button('平铺').click();
  await expect.element(page.getByRole('slider', { name: '图片大小' })).toBeVisible();
  await commands.press(['Control+z', 'Control+z']);
  await expect.poll(patterns).toHaveLength(3);
  expect(pictures()).toHaveLength(0);
});
