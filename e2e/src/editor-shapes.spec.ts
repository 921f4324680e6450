import { expect } from '@playwright/test';
import { openEmpty } from './editor-page.ts';
import { test } from './shared-server.ts';

test('a shape is found by its name, becomes another at the bar beside it, and is filled with a gradient whose stops are pulled', async ({
  page,
  server,
}) => {
  const { editor } = await openEmpty(page, server.url);
  const bar = page.getByRole('toolbar', { name: '所选对象' });
  await expect(bar).toHaveCount(0);

  // A shape of the standard that no group shows first, by its name alone; a click places it in its own proportions.
  await page.getByRole('button', { name: '形状', exact: true }).click();
  await page.getByRole('textbox', { name: '搜索形状' }).fill('十一边形');
  await page.keyboard.press('Enter');
  await editor.click(500, 250);
  await editor.showStyle();
  await expect.poll(() => editor.field('宽')).toBe(152);
  await page.keyboard.press('F2');
  await page.keyboard.type('十一');
  await page.keyboard.press('Escape');
  const shape = editor.elements.first();
  const outline = () => shape.locator('path').first().getAttribute('d');
  const before = await outline();

  // The bar stands beside the shape, goes while it is moved, and comes back.
  await expect(bar).toBeVisible();
  const clear = async () => {
    const [over, under] = await Promise.all([bar.boundingBox(), shape.boundingBox()]);
    if (!over || !under) return false;
    return over.y + over.height < under.y || over.y > under.y + under.height;
  };
  expect(await clear()).toBe(true);
  const from = await editor.at(520, 270);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 20, { steps: 3 });
  await expect(bar).toBeHidden();
  await page.mouse.up();
  await expect(bar).toBeVisible();

  // Its tools by keyboard: another shape with the same text and size, in one step.
  await page.keyboard.press('F6');
  await expect(bar.locator(':focus')).toHaveCount(1);
  await bar.getByRole('button', { name: '更改形状' }).press('Enter');
  await page.getByRole('button', { name: '五角星', exact: true }).click();
  await expect.poll(outline).not.toBe(before);
  await expect(shape).toContainText('十一');
  await editor.showStyle();
  expect(await editor.field('宽')).toBe(152);
  await page.keyboard.press('Control+z');
  await expect.poll(outline).toBe(before);

  // A gradient: a third stop, pulled along the bar, in another colour.
  await page.getByRole('button', { name: '渐变', exact: true }).click();
  const stops = shape.locator('linearGradient stop');
  await expect(stops).toHaveCount(2);
  await page.getByRole('button', { name: '添加光圈' }).click();
  await expect(stops).toHaveCount(3);
  const handle = page.getByRole('slider', { name: /^第 2 个光圈/ });
  const grip = await handle.boundingBox();
  if (!grip) throw new Error('there is no stop');
  await page.mouse.move(grip.x + 8, grip.y + 8);
  await page.mouse.down();
  await page.mouse.move(grip.x - 50, grip.y + 8, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Number(await stops.nth(1).getAttribute('offset'))).toBeLessThan(0.35);
  await handle.press('ArrowRight');
  await page.getByRole('button', { name: '向右', exact: true }).click();
  await expect(page.getByRole('textbox', { name: '角度' })).toHaveValue('0');
  await handle.press('Delete');
  await expect(stops).toHaveCount(2);
  await page.getByRole('button', { name: '射线' }).click();
  await expect(shape.locator('radialGradient')).toHaveCount(1);
});

test('a group and what else is chosen get a look at once, with pattern and picture fills, glow and soft edges, and are ordered in the list', async ({
  page,
  server,
}) => {
  const { editor } = await openEmpty(page, server.url);
  for (const x of [100, 400, 700]) await editor.drawShape('矩形', { x, y: 300 }, { x: x + 200, y: 450 });
  await page.keyboard.press('Control+a');
  await editor.showStyle();
  // Of several, how they lie comes first.
  await expect(page.getByRole('tabpanel').getByRole('heading').first()).toHaveText('排列');
  await page
    .getByRole('toolbar', { name: '所选对象' })
    .getByRole('button', { name: '组合', exact: true })
    .click();
  await page.getByRole('button', { name: '图案', exact: true }).click();
  await page.getByRole('button', { name: '图案 lgCheck' }).click();
  const patterns = editor.slide.locator('[data-element-id] pattern');
  await expect(patterns).toHaveCount(3);
  for (const name of ['发光', '映像', '柔化边缘']) await page.getByRole('switch', { name }).click();
  await expect(editor.slide.locator('[data-element-id] filter')).toHaveCount(3);
  await expect(editor.slide.locator('[style*="box-reflect"]')).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await page.getByRole('tabpanel').getByRole('button', { name: '图片', exact: true }).click();
  await page.locator('input[data-fill-picture]').setInputFiles({
    name: '叶.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await expect(editor.slide.locator('[data-element-id] image')).toHaveCount(3);
  await page.getByRole('button', { name: '平铺' }).click();
  await expect(page.getByRole('slider', { name: '图片大小' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(patterns).toHaveCount(3);
  await expect(editor.slide.locator('[data-element-id] image')).toHaveCount(0);

  // The list of objects: hidden, put behind by a drag and by keys, renamed.
  await page.keyboard.press('Control+Shift+g');
  await page.getByRole('tab', { name: '对象' }).click();
  const rows = page.getByRole('list', { name: '本页对象' }).getByRole('listitem');
  const names = () => rows.allTextContents();
  await expect(rows).toHaveCount(3);
  await rows.first().getByRole('button').first().dblclick();
  await page.keyboard.type('太阳');
  await page.keyboard.press('Enter');
  await expect(rows.first()).toContainText('太阳');
  await page.getByRole('button', { name: '隐藏太阳' }).click();
  await expect(editor.elements).toHaveCount(2);
  await page.getByRole('button', { name: '全部显示' }).click();
  await expect(editor.elements).toHaveCount(3);
  await rows.first().getByRole('button').first().press('Alt+ArrowDown');
  await expect.poll(async () => (await names()).indexOf('太阳')).toBe(1);
  const [low, high] = [await rows.nth(1).boundingBox(), await rows.nth(0).boundingBox()];
  if (!low || !high) throw new Error('there are no rows');
  await page.mouse.move(low.x + 40, low.y + low.height / 2);
  await page.mouse.down();
  await page.mouse.move(low.x + 40, high.y + 4, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await names()).indexOf('太阳')).toBe(0);
});
