import { expect } from '@playwright/test';
import { openEmpty } from '../editor-page.ts';
import { Fingers } from '../fingers.ts';
import { test } from '../shared-server.ts';

test('outlines are drawn with the pen and freehand, and edited point by point by mouse and keys', async ({
  page,
  server,
}) => {
  const { editor } = await openEmpty(page, server.url);
  const draw = async (name: string) => {
    await page.getByRole('button', { name: '线条', exact: true }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const shape = editor.elements.first();
  const outline = (at = 0) => editor.elements.nth(at).locator('path').first().getAttribute('d');
  await draw('任意多边形');
  await expect(page.getByRole('application', { name: /^绘制任意多边形/ })).toBeFocused();
  await editor.click(200, 200);
  await editor.click(600, 200);
  await editor.click(640, 600);
  await page.keyboard.press('Backspace');
  await editor.drag({ x: 400, y: 450 }, { x: 300, y: 450 });
  await editor.click(203, 202);
  await expect(editor.elements).toHaveCount(1);
  expect(await outline()).toMatch(/C.*Z$/);
  await page.keyboard.press('F2');
  await page.keyboard.type('多边');
  await expect(shape.getByText('多边')).toHaveCSS('font-size', '32px');
  await page.keyboard.press('Escape');

  // Points of the outline are moved, and one is added and removed by keys, each an undo step; a handle bends the curve.
  const before = await outline();
  await editor.click(400, 260, { button: 'right' });
  await page.getByRole('menuitem', { name: '编辑顶点' }).click();
  const points = page.getByRole('button', { name: /^顶点 \d+$/ });
  await expect(points).toHaveCount(3);
  await expect(points.first()).toBeFocused();
  await editor.drag({ x: 600, y: 200 }, { x: 700, y: 120 });
  await expect.poll(outline).not.toBe(before);
  const pulled = await outline();
  await points.nth(0).focus();
  await page.keyboard.press('+');
  await expect(points).toHaveCount(4);
  await points.nth(1).focus();
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: '平滑顶点（S）' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: '后一侧控制柄' }).press('Shift+ArrowDown');
  await points.nth(1).press('Delete');
  await expect(points).toHaveCount(3);
  for (let step = 0; step < 4; step++) await page.keyboard.press('Control+z');
  await expect.poll(outline).toBe(pulled);
  await page.keyboard.press('Escape');
  await expect(points).toHaveCount(0);

  await draw('自由曲线');
  await editor.drag({ x: 800, y: 300 }, { x: 1100, y: 500 });
  await expect(editor.elements).toHaveCount(2);
  expect(await outline(1)).toContain('C');
  // The line can have a gradient.
  await editor.showStyle();
  await page.getByRole('combobox', { name: '线的颜色' }).click();
  await page.getByRole('option', { name: '渐变线' }).click();
  await expect(editor.elements.nth(1).locator('linearGradient stop')).toHaveCount(2);

  // Merging two outlines keeps the text of the first; undo restores both.
  await editor.click(400, 260);
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: '结合形状' }).click();
  await expect(editor.elements).toHaveCount(1);
  await expect(shape.getByText('多边')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(editor.elements).toHaveCount(2);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('points are edited from the menu of a long press, and one handle is moved alone', async ({
    page,
    server,
  }) => {
    const { editor } = await openEmpty(page, server.url);
    const fingers = await Fingers.on(page);
    await editor.drawShape('矩形', { x: 400, y: 200 }, { x: 700, y: 450 });
    const path = editor.elements.first().locator('path').first();
    const outline = () => path.getAttribute('d');
    const middle = await editor.at(550, 320);
    const menu = page.getByRole('menuitem', { name: '编辑顶点' });
    await fingers.rest([middle.x, middle.y]);
    await menu.tap();
    const point = page.getByRole('button', { name: '顶点 2', exact: true });
    await point.tap();
    // The press that opened the menu must not swallow later presses.
    await page.getByRole('button', { name: '平滑顶点（S）' }).tap();
    const handle = page.getByRole('button', { name: '后一侧控制柄' });
    const pull = async (dx: number, dy: number) => {
      const box = await handle.boundingBox();
      if (!box) throw new Error('there is no handle');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await fingers.go([x, y], [x + dx, y + dy]);
    };
    const other = page.getByRole('button', { name: '前一侧控制柄' });
    const placeOf = async () => JSON.stringify(await other.boundingBox());
    const before = await placeOf();
    await pull(30, 20);
    await expect.poll(placeOf).not.toBe(before);
    await page.getByRole('button', { name: '控制柄各拉各的（C）' }).tap();
    const [turned, shape] = [await placeOf(), await outline()];
    await pull(40, -30);
    await expect.poll(outline).not.toBe(shape);
    expect(await placeOf()).toBe(turned);
    await page.getByRole('button', { name: '完成编辑' }).tap();
    await expect(point).toHaveCount(0);
  });
});
