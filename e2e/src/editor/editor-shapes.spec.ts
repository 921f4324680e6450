import { expect } from '@playwright/test';
import { openEmpty } from '../editor-page.ts';
import { greyPicture } from '../grey-picture.ts';
import { test } from '../shared-server.ts';

test('a shape is found by name, changed in the bar beside it, and filled with a gradient whose stops are dragged', async ({
  page,
  server,
}) => {
  const { editor } = await openEmpty(page, server.url);
  const bar = page.getByRole('toolbar', { name: '所选对象' });
  await expect(bar).toHaveCount(0);

  // A standard shape that no group lists first, found by its name; a click places it in its default proportions.
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

  // The bar is shown beside the shape, hidden while the shape moves, and shown again.
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

  // The bar by keyboard: another shape with the same text and size, in one step.
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

  // A gradient: a third stop is dragged along the bar and gets another colour.
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

test('keys act on the page again while a picker is closing after a choice, and a field pressed meanwhile keeps the focus', async ({
  page,
  server,
}) => {
  const { editor } = await openEmpty(page, server.url);
  await editor.drawShape('矩形', { x: 300, y: 300 }, { x: 600, y: 500 });
  await editor.showStyle();
  const bar = page.getByRole('toolbar', { name: '所选对象' });
  const picker = page.getByRole('dialog', { name: '更改形状' });
  const outline = () => editor.elements.first().locator('path').first().getAttribute('d');
  const before = await outline();
  const change = async () => {
    await bar.getByRole('button', { name: '更改形状' }).click();
    await page.getByRole('button', { name: '五角星', exact: true }).click();
    await expect.poll(outline).not.toBe(before);
  };
  // A slow closing animation, as on a busy machine.
  await page.evaluate(() => document.documentElement.style.setProperty('--motion-fast', '4s'));

  await change();
  await page.keyboard.press('Control+z');
  await expect.poll(outline, { timeout: 3000 }).toBe(before);
  await expect(picker).toHaveCount(0);

  await change();
  const width = page.getByRole('textbox', { name: '宽', exact: true });
  await width.click();
  await expect(picker).toHaveCount(0);
  await expect(width).toBeFocused();

  await bar.getByRole('button', { name: '更改形状' }).click();
  await page.getByRole('textbox', { name: '搜索形状' }).press('Escape');
  await page.keyboard.press('Control+z');
  await expect.poll(outline, { timeout: 3000 }).toBe(before);
});

test('a group and another object are formatted together, with pattern and picture fills, glow and soft edges, and ordered in the list', async ({
  page,
  server,
}) => {
  const { editor } = await openEmpty(page, server.url);
  for (const x of [100, 400, 700]) await editor.drawShape('矩形', { x, y: 300 }, { x: x + 200, y: 450 });
  await page.keyboard.press('Control+a');
  await editor.showStyle();
  // For several objects the panel starts with their arrangement.
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
    buffer: greyPicture(400, 300),
  });
  await expect(editor.slide.locator('[data-element-id] image')).toHaveCount(3);
  await page.getByRole('button', { name: '平铺' }).click();
  await expect(page.getByRole('slider', { name: '图片大小' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(patterns).toHaveCount(3);
  await expect(editor.slide.locator('[data-element-id] image')).toHaveCount(0);

  // In the list of objects they are hidden, moved back by a drag and by keys, and renamed.
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

test('guides are dragged out of the rulers and back, objects snap to them, and to the grid', async ({
  page,
  server,
}) => {
  const { editor } = await openEmpty(page, server.url);
  const aids = page.getByRole('button', { name: '标尺、参考线与网格' });
  await aids.click();
  await page.getByRole('menuitemcheckbox', { name: '标尺' }).click();
  await page.keyboard.press('Escape');
  const down = page.getByRole('img', { name: '竖直标尺' });
  const guides = page.locator('[data-page-guide]');
  const middleOf = async (box: Promise<{ x: number; y: number; width: number; height: number } | null>) => {
    const { x, y, width, height } = (await box) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2 };
  };
  const pull = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  };
  await pull(await middleOf(down.boundingBox()), await editor.at(320, 500));
  await expect(guides).toHaveCount(1);
  const placeOf = async () =>
    Number(/([\d.]+) cm/.exec((await guides.first().getAttribute('aria-label')) ?? '')?.[1]);
  const place = await placeOf();
  expect(place).toBeCloseTo((320 / 96) * 2.54, 0);

  // A shape drawn nearby snaps to the guide; an arrow key moves the guide; dragging it off the page removes it, and
  // undo restores it.
  await editor.drawShape('矩形', { x: 323, y: 200 }, { x: 500, y: 300 });
  await editor.showStyle();
  expect(((await editor.field('横坐标')) / 96) * 2.54).toBeCloseTo(place, 1);
  await guides.first().press('Shift+ArrowRight');
  expect((await placeOf()) - place).toBeCloseTo((10 / 96) * 2.54, 1);
  await expect(page.locator('[data-ruler-band="x"]')).toBeVisible();
  await pull(await editor.at(330, 600), await middleOf(down.boundingBox()));
  await expect(guides).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(guides).toHaveCount(1);

  // The grid by keyboard: an arrow key moves from line to line; the setting survives a reload.
  await page.keyboard.press('Shift+F9');
  await expect(page.locator('[data-page-grid]')).toBeVisible();
  await aids.click();
  await page.getByRole('menuitemcheckbox', { name: '对象与网格对齐' }).click();
  await page.getByRole('menuitem', { name: '网格间距' }).click();
  await page.getByRole('menuitemradio', { name: '20 px' }).click();
  await editor.click(900, 600);
  await editor.click(420, 250);
  await editor.showStyle();
  const before = await editor.field('纵坐标');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => editor.field('纵坐标')).toBe(before + 20);
  await editor.drag({ x: 420, y: 270 }, { x: 423, y: 333 });
  expect((await editor.field('纵坐标')) % 20).toBe(0);
  await editor.saved();
  await page.reload();
  await expect(page.getByRole('img', { name: '水平标尺' })).toBeVisible();
  await expect(guides).toHaveCount(1);
});

test('an icon is found by pinyin and takes the theme’s colour; a sticker is dragged onto the page', async ({
  page,
  server,
}) => {
  const { editor } = await openEmpty(page, server.url);
  const insert = page.getByRole('toolbar', { name: '插入' });

  // Typed, reached by keys, and chosen by Enter.
  await insert.getByRole('button', { name: '图标' }).click();
  await page.getByRole('textbox', { name: /^搜索图标/ }).fill('xwj');
  await expect(page.getByRole('dialog', { name: '图标' }).getByRole('button')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const icon = editor.elements.first();
  await expect(icon).toHaveAttribute('aria-label', '显微镜');
  await expect(icon.locator('path').first()).toHaveAttribute('fill', /^(#|rgb|var)/);
  await editor.showStyle();
  expect(await editor.field('宽')).toBe(120);

  // Dragged out of the gallery: centred where it is dropped, and an ordinary picture.
  await insert.getByRole('button', { name: '贴纸' }).click();
  const star = page.getByRole('button', { name: '闪亮的星' });
  const from = await star.boundingBox();
  if (!from) throw new Error('there is no star');
  const to = await editor.at(300, 500);
  await page.mouse.move(from.x + 9, from.y + 9);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(editor.elements).toHaveCount(2);
  await expect(page.getByRole('dialog', { name: '贴纸' })).toHaveCount(0);
  await expect(editor.elements.nth(1).getByRole('img', { name: '闪亮的星' })).toBeVisible();
  await expect.poll(() => editor.field('横坐标')).toBe(220);
  await insert.getByRole('button', { name: '贴纸' }).click();
  await expect(page.getByRole('button', { name: '闪亮的星（最近用过）' })).toBeVisible();
});
