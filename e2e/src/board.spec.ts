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
