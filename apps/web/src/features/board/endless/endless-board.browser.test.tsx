import { expect, it } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import { mountBoard } from '../testing/mounted-board.tsx';

const map = page.getByTestId('board-map');
/** The scale when the board is shown smaller than it is. */
const percent = page.getByText(/^[1-8]\d%$/);

/** Taps the middle of a control with one finger, once it is there. */
async function tap(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible();
  const { x, y, width, height } = control.element().getBoundingClientRect();
  await commands.tapAt({ x: x + width / 2, y: y + height / 2 });
}

async function drag(fromX: number, toX: number): Promise<void> {
  await commands.mouse([
    { do: 'move', x: fromX, y: 300 },
    { do: 'down' },
    { do: 'move', x: toX, y: 300, steps: 4 },
    { do: 'up' },
  ]);
}

it('an endless board is moved by wheel, drag, space bar and two fingers, written on anywhere, and shown whole', async () => {
  const board = await mountBoard(true);
  const left = () => Math.round(board.page.getBoundingClientRect().x);
  await expect.element(map).toBeVisible();
  const home = left();
  await board.draw([0.3, 0.3], [0.4, 0.4]);
  await expect.poll(() => board.isInked).toBe(true);

  // Moving the board leaves no ink, by any method.
  await commands.mouse([
    { do: 'move', x: 700, y: 300 },
    { do: 'wheel', dx: 900, dy: 0 },
  ]);
  await expect.poll(left).toBe(home - 900);
  await commands.hold(' ', true);
  await drag(700, 500);
  await commands.hold(' ', false);
  await expect.poll(left).toBe(home - 1100);
  await tap(board.tool('抓手'));
  await drag(700, 600);
  await expect.poll(left).toBe(home - 1200);
  await tap(board.tool('画笔'));
  await commands.fingers(
    [0, 25, 50, 75, 100].map((by) => [
      { x: 600 - by, y: 300 },
      { x: 700 - by, y: 300 },
    ]),
  );
  await expect.poll(left).toBe(home - 1300);
  expect(board.isInked).toBe(false);

  // The board is written on far from its page, and the ink is there when the board is opened again.
  await drag(600, 800);
  await expect.poll(() => board.isInked).toBe(true);
  await tap(page.getByRole('button', { name: '显示全部' }));
  await expect.element(percent).toBeVisible();
  await board.reopen();
  await expect.element(percent).toBeVisible();
  await expect.poll(() => board.isInked).toBe(true);

  // The board's picture in the list shows both strokes, within a page that has edges.
  await tap(board.tool('所有页'));
  const list = page.getByRole('complementary', { name: '所有页' });
  const strokes = () => list.query()?.querySelectorAll('[data-element-id] path').length;
  await expect.poll(strokes).toBe(2);
});

it('an endless board gets its edges back only when all ink is inside them, which is undone in one step', async () => {
  const board = await mountBoard(true);
  const edges = page.getByRole('button', { name: '一页一屏' });
  await commands.mouse([
    { do: 'move', x: 700, y: 300 },
    { do: 'wheel', dx: 1300, dy: 0 },
  ]);
  await drag(600, 800);
  await expect.poll(() => board.isInked).toBe(true);
  await tap(board.tool('板面'));
  await expect.element(edges).toBeDisabled();
  await commands.press(['Escape']);
  await tap(board.tool('加一页'));
  await tap(board.tool('板面'));
  await tap(edges);
  await expect.element(map).not.toBeInTheDocument();
  await tap(board.tool('撤销'));
  await expect.element(map).toBeVisible();
});
