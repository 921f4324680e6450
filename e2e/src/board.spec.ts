import { expect, type Page } from '@playwright/test';
import { registerTeacher, signInByKey } from './account-api.ts';
import { Fingers } from './fingers.ts';
import { test } from './shared-server.ts';
import { draw, inked } from './show-page.ts';

const NEW_BOARD = '新建黑板';

function tool(page: Page, name: string) {
  return page.getByRole('toolbar', { name: '黑板工具' }).getByRole('button', { name, exact: true });
}

test.use({ hasTouch: true, viewport: { width: 1366, height: 768 } });

test('a board is made, written on by mouse and finger in two windows, and stands as it was after a reload', async ({
  page,
  server,
}) => {
  const teacher = await registerTeacher(server.url);
  await signInByKey(page, server.url, teacher);
  await page.getByRole('button', { name: NEW_BOARD }).click();
  const board = page.getByTestId('board-page');
  await expect(board).toHaveAttribute('data-color', 'green');
  await expect(page.getByTestId('ink-wet')).toHaveAttribute('data-tool', 'write');
  await draw(page, [0.1, 0.2], [0.4, 0.3]);
  await expect.poll(() => inked(page)).toBeGreaterThan(0);

  // Another window of the same board, with what was written in the first.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect.poll(() => inked(other)).toBeGreaterThan(0);
  const one = await inked(other);
  const box = await other.getByTestId('ink-wet').boundingBox();
  if (!box) throw new Error('there is no board');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await (await Fingers.on(other)).goTogether([
    [at(0.1, 0.6), at(0.3, 0.8)],
    [at(0.9, 0.6), at(0.7, 0.8)],
  ]);
  await expect.poll(() => inked(page)).toBeGreaterThan(one * 1.8);

  // What is being written is seen there before its end, and not twice after it.
  await page.bringToFront();
  const mine = await page.getByTestId('ink-wet').boundingBox();
  if (!mine) throw new Error('there is no board');
  await page.mouse.move(mine.x + mine.width * 0.4, mine.y + mine.height * 0.4);
  await page.mouse.down();
  await page.mouse.move(mine.x + mine.width * 0.7, mine.y + mine.height * 0.5, { steps: 8 });
  await expect.poll(() => inked(other, 'ink-wet')).toBeGreaterThan(0);
  const dry = await inked(other);
  await page.mouse.up();
  await expect.poll(() => inked(other)).toBeGreaterThan(dry);
  expect(await inked(other, 'ink-wet')).toBe(0);
  // So is what is erased, before the eraser is lifted.
  const all = await inked(other);
  await tool(page, '橡皮').click();
  await page.mouse.move(mine.x + mine.width * 0.4, mine.y + mine.height * 0.4);
  await page.mouse.down();
  await page.mouse.move(mine.x + mine.width * 0.7, mine.y + mine.height * 0.5, { steps: 8 });
  await expect.poll(() => inked(other)).toBeLessThan(all);
  await page.mouse.up();
  await other.bringToFront();
  await tool(other, '板面').tap();
  await other.getByRole('button', { name: '田字格' }).tap();
  await expect(board).toHaveAttribute('data-ground', 'tian');

  await tool(page, '加一页').click();
  await expect(page.getByRole('main')).toHaveAttribute('aria-label', '黑板，第 2 页，共 2 页');
  expect(await inked(page)).toBe(0);
  await tool(page, '撤销').click();
  await expect(page.getByRole('main')).toHaveAttribute('aria-label', '黑板，第 1 页，共 1 页');
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();

  const before = await inked(page);
  await page.reload();
  await expect(board).toHaveAttribute('data-ground', 'tian');
  await expect.poll(() => inked(page)).toBe(before);
  await page.getByRole('button', { name: '返回首页' }).click();
  await expect(page.getByRole('list').getByText('未命名黑板')).toBeVisible();
});

test('an endless board is moved by wheel, hand, space bar and two fingers, written on anywhere, and shown whole', async ({
  page,
  server,
}) => {
  const teacher = await registerTeacher(server.url);
  await signInByKey(page, server.url, teacher);
  await page.getByRole('button', { name: '无边黑板' }).click();
  const board = page.getByTestId('board-page');
  const left = async () => Math.round((await board.boundingBox())?.x ?? Number.NaN);
  await expect(page.getByTestId('board-map')).toBeVisible();
  const home = await left();
  await draw(page, [0.3, 0.3], [0.4, 0.4]);
  await expect.poll(() => inked(page)).toBeGreaterThan(0);

  // Each way of moving it writes nothing.
  await page.mouse.move(700, 300);
  await page.mouse.wheel(900, 0);
  await expect.poll(left).toBe(home - 900);
  await page.keyboard.down(' ');
  await page.mouse.down();
  await page.mouse.move(500, 300, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.up(' ');
  await expect.poll(left).toBe(home - 1100);
  await tool(page, '抓手').tap();
  await page.mouse.move(700, 300);
  await page.mouse.down();
  await page.mouse.move(600, 300, { steps: 4 });
  await page.mouse.up();
  await expect.poll(left).toBe(home - 1200);
  await tool(page, '画笔').tap();
  await (await Fingers.on(page)).goTogether([
    [
      [600, 300],
      [500, 300],
    ],
    [
      [700, 300],
      [600, 300],
    ],
  ]);
  await expect.poll(left).toBe(home - 1300);
  expect(await inked(page)).toBe(0);

  // Far from its page it is written on, and the ink lies there for others and after a reload.
  await page.mouse.move(600, 300);
  await page.mouse.down();
  await page.mouse.move(800, 400, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => inked(page)).toBeGreaterThan(0);
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '显示全部' }).tap();
  await expect(page.getByText(/^[1-8]\d%$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^[1-8]\d%$/)).toBeVisible();
  await expect.poll(() => inked(page)).toBeGreaterThan(0);

  // Its picture in the list shows both strokes, within a page that has edges.
  await tool(page, '所有页').tap();
  await expect(
    page.getByRole('complementary', { name: '所有页' }).locator('[data-element-id] path'),
  ).toHaveCount(2);
  // The edges come back where all lies within them, not before.
  await tool(page, '板面').tap();
  await expect(page.getByRole('button', { name: '一页一屏' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await tool(page, '加一页').tap();
  await tool(page, '板面').tap();
  await page.getByRole('button', { name: '一页一屏' }).tap();
  await expect(page.getByTestId('board-map')).toHaveCount(0);
  await tool(page, '撤销').tap();
  await expect(page.getByTestId('board-map')).toBeVisible();
});
