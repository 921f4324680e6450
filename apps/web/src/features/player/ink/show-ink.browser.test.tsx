import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { inkReach } from '../testing/ink-reach.ts';
import {
  canvas,
  type MountedPlayer,
  mountPlayer,
  pixels,
  resizeWindow,
  tapOn,
} from '../testing/mounted-player.tsx';

/** Draws an imprecise box, optionally with the pen held still at its end until it has become a figure. */
async function drawBox(player: MountedPlayer, hold: boolean): Promise<void> {
  const corners = [
    [0.6, 0.312],
    [0.595, 0.6],
    [0.305, 0.59],
    [0.302, 0.305],
  ] as const;
  await commands.mouse([
    { do: 'move', ...player.at([0.3, 0.3]) },
    { do: 'down' },
    ...corners.map((corner) => ({ do: 'move', ...player.at(corner), steps: 6 }) as const),
  ]);
  if (hold) await expect.poll(() => isStraight('ink-wet')).toBe(true);
  await commands.mouse([{ do: 'up' }]);
}

/** Whether the sides of the box are vertical and horizontal: midway between two corners they are where the corners are. */
function isStraight(name: 'ink-dry' | 'ink-wet'): boolean {
  const { data, width, height } = pixels(name);
  const alpha = (x: number, y: number) => data[(Math.round(y) * width + Math.round(x)) * 4 + 3] ?? 0;
  let [left, top] = [width, height];
  for (let i = 3; i < data.length; i += 4) {
    if (!data[i]) continue;
    left = Math.min(left, ((i - 3) / 4) % width);
    top = Math.min(top, Math.floor((i - 3) / 4 / width));
  }
  return [0.35, 0.45, 0.55].every((t) => alpha(left + 3, t * height) > 0 && alpha(t * width, top + 3) > 0);
}

it('ink is recognised as a figure when the magic pen is held still; one undo restores the handwriting, another removes it', async () => {
  const player = await mountPlayer();
  await player.tool('智能笔').click();
  await drawBox(player, true);
  await expect.poll(inkReach).toBeDefined();
  const [left = 0, top = 0, right = 0, bottom = 0] = inkReach() ?? [];
  expect(isStraight('ink-dry')).toBe(true);
  expect(right - left).toBeGreaterThan(0.27);
  expect(bottom - top).toBeGreaterThan(0.25);
  const figure = player.inked();
  await commands.press(['Control+z']);
  await expect.poll(() => player.inked()).not.toBe(figure);
  expect(player.inked()).toBeGreaterThan(0);
  await commands.press(['Control+z']);
  await expect.poll(() => player.inked()).toBe(0);
});

it('ink of the magic pen that is lifted at once stays handwriting, which one undo removes', async () => {
  const player = await mountPlayer();
  await player.tool('智能笔').click();
  await drawBox(player, false);
  await expect.poll(() => player.inked()).toBeGreaterThan(0);
  await commands.press(['Control+z']);
  await expect.poll(() => player.inked()).toBe(0);
});

it('ink gets the selected colour and keeps its position when the window is resized', async () => {
  const player = await mountPlayer();
  const pen = player.tool('画笔');
  await pen.click();
  await pen.click();
  await page.getByRole('radio', { name: '蓝' }).click();
  await player.draw([0.2, 0.3], [0.7, 0.5]);
  await expect.poll(inkReach).toBeDefined();
  await expect.poll(isBlue).toBe(true);
  const before = inkReach() ?? [];
  await resizeWindow(1100, 700);
  await expect.poll(() => canvas('ink-dry').getBoundingClientRect().width).toBe(1100);
  const off = () => Math.max(...before.map((each, i) => Math.abs(each - (inkReach()?.[i] ?? 9))));
  await expect.poll(off).toBeLessThan(0.006);
});

it('ink of the laser disappears by itself, and other ink stays', async () => {
  const player = await mountPlayer();
  await player.tool('画笔').click();
  await player.draw([0.2, 0.3], [0.7, 0.5]);
  await expect.poll(inkReach).toBeDefined();
  const ink = player.inked();
  await player.tool('激光').click();
  await player.draw([0.2, 0.6], [0.7, 0.6]);
  const lit = () => pixels('ink-wet').data.some((each) => each > 0);
  expect(lit()).toBe(true);
  await expect.poll(lit).toBe(false);
  expect(player.inked()).toBeCloseTo(ink, 3);
});

/** Whether the first solid pixel of the ink is more blue than red; undefined without one. */
function isBlue(): boolean | undefined {
  const { data } = pixels('ink-dry');
  for (let i = 0; i < data.length; i += 4)
    if (data[i + 3] === 255) return (data[i + 2] ?? 0) > (data[i] ?? 0);
  return undefined;
}

it('ink is selected by a loop, then moved, scaled, recoloured, copied and deleted, each in one undo step', async () => {
  const player = await mountPlayer();
  await player.tool('画笔').click();
  await player.draw([0.3, 0.4], [0.4, 0.4]);
  await player.tool('套索').click();
  await player.draw([0.27, 0.35], [0.43, 0.35], [0.43, 0.45], [0.27, 0.45], [0.27, 0.36]);
  const chosen = page.getByTestId('ink-selection');
  await expect.element(chosen).toBeVisible();
  const slide = canvas('ink-wet').getBoundingClientRect();
  const drag = async (from: Element, dx: number, dy: number) => {
    const box = from.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await commands.mouse([
      { do: 'move', x, y },
      { do: 'down' },
      { do: 'move', x: x + dx, y: y + dy, steps: 4 },
      { do: 'up' },
    ]);
  };
  const first = inkReach() ?? [];
  await drag(chosen.element(), slide.width * 0.2, slide.height * 0.1);
  await expect.poll(() => inkReach()?.[0]).toBeCloseTo((first[0] ?? 0) + 0.2, 2);
  expect(inkReach()?.[1]).toBeCloseTo((first[1] ?? 0) + 0.1, 2);
  await drag(page.getByTestId('ink-selection-corner').element(), slide.width * 0.1, 8);
  await expect.poll(() => (inkReach()?.[2] ?? 0) - (inkReach()?.[0] ?? 0)).toBeGreaterThan(0.17);
  const large = player.inked();
  await chosen.getByRole('button', { name: '蓝' }).click();
  await expect.poll(isBlue).toBe(true);
  await chosen.getByRole('button', { name: '复制' }).click();
  await expect.poll(() => player.inked()).toBeGreaterThan(large * 1.5);
  await chosen.getByRole('button', { name: '删除' }).click();
  await expect.element(chosen).not.toBeInTheDocument();
  await expect.poll(() => player.inked()).toBeLessThan(large * 1.2);
  // Deleting, copying, recolouring, scaling and moving are undone.
  for (let i = 0; i < 5; i++) await commands.press(['Control+z']);
  const rounded = (bounds: readonly number[] = []) => bounds.map((each) => each.toFixed(3));
  await expect.poll(() => rounded(inkReach())).toEqual(rounded(first));
});

it('ink is written by the pen while a finger changes pages, if the teacher enabled that', async () => {
  const player = await mountPlayer();
  await player.goTo(4);
  await tapOn(player.tool('画笔'));
  await commands.dragFinger({ x: 400, y: 200 }, { x: 700, y: 210 });
  await expect.poll(() => player.inked()).toBeGreaterThan(0);
  const byFinger = player.inked();
  await tapOn(player.tool('画笔'));
  await tapOn(page.getByRole('button', { name: '笔写字，手指翻页' }));
  await commands.dragFinger({ x: 800, y: 300 }, { x: 400, y: 305 });
  await expect.element(page.getByText('放映结束')).toBeVisible();
  await commands.dragFinger({ x: 400, y: 300 }, { x: 800, y: 305 });
  await commands.press(['PageUp']);
  await expect.element(page.getByText('放映结束')).not.toBeInTheDocument();
  expect(player.inked()).toBeCloseTo(byFinger, 5);
  await player.draw([0.3, 0.7], [0.7, 0.7]);
  await expect.poll(() => player.inked()).toBeGreaterThan(byFinger * 1.2);
});
