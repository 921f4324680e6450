import { expect, it, onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type MountedPlayer, mountPlayer, pixels, tapOn } from '../testing/mounted-player.tsx';

const currentTool = (player: MountedPlayer) =>
  player.toolbar.element().querySelector('[aria-pressed="true"]')?.textContent;

async function withPen(): Promise<MountedPlayer> {
  const player = await mountPlayer();
  await commands.press(['Control+p']);
  await expect.poll(() => currentTool(player)).toBe('画笔');
  return player;
}

/** Number of pixels with ink in the left and in the right half of the slide. */
function inkOf(): { readonly left: number; readonly right: number; readonly pixels: number } {
  const { data, width } = pixels('ink-dry');
  const found = { left: 0, right: 0, pixels: 0 };
  for (let i = 3; i < data.length; i += 4) {
    if (!data[i]) continue;
    found.pixels += 1;
    found[((i - 3) / 4) % width < width / 2 ? 'left' : 'right'] += 1;
  }
  return found;
}

/** A touch that starts small and grows while it moves from left to right. */
const palmAt = (y: number) =>
  Array.from({ length: 11 }, (_, i) => [{ id: 1, x: 300 + i * 40, y, radius: 8 + i * 6 }]);

it('two users who start to write at nearly the same position both write', async () => {
  await withPen();
  // The two fingers are closer to each other than the span of one hand.
  await commands.fingers([
    [{ id: 1, x: 560, y: 300 }],
    ...Array.from({ length: 7 }, (_, step) => [
      { id: 1, x: 560 + step * 12, y: 300 + step * 14 },
      { id: 2, x: 740 + step * 14, y: 300 + step * 2 },
    ]),
  ]);
  await expect.poll(() => inkOf().left).toBeGreaterThan(0);
  await expect.poll(() => inkOf().right).toBeGreaterThan(0);
  await expect.element(page.getByRole('button', { name: /^回到整页/ })).not.toBeInTheDocument();
});

it('a palm whose touch starts small and grows erases in one undo step, and draws no line', async () => {
  await withPen();
  await commands.dragFinger({ x: 300, y: 600 }, { x: 700, y: 600 });
  await expect.poll(() => inkOf().pixels).toBeGreaterThan(0);
  const before = inkOf().pixels;
  await commands.fingers(palmAt(600));
  await expect.poll(() => inkOf().pixels).toBeLessThan(before * 0.6);
  await commands.press(['Control+z']);
  await expect.poll(() => inkOf().pixels).toBe(before);
});

it('a touch as large as a palm writes on a laptop, where thumbs have that size', async () => {
  const player = await withPen();
  await player.tool('橡皮').click();
  await player.tool('橡皮').click();
  await page.getByRole('radio', { name: '15 英寸' }).click();
  await commands.press(['Control+p']);
  await commands.fingers(palmAt(480));
  await expect.poll(() => inkOf().pixels).toBeGreaterThan(400);
});

it('buttons react once to each finger while another finger writes', async () => {
  const player = await withPen();
  const place = (name: string) => {
    const { x, y, width, height } = player.tool(name).element().getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const writing = (x: number, y: number) => ({ id: 3, x, y });
  const tap = (x: number, y: number, name: string, id: number) => [
    [writing(x, y), { id, ...place(name) }],
    [writing(x, y)],
  ];
  await commands.fingers([
    [writing(300, 400)],
    [writing(380, 400)],
    ...tap(380, 400, '橡皮', 4),
    ...tap(380, 400, '画笔', 5),
    // A second press on the selected tool opens its options: a press that counted twice would close them again.
    ...tap(380, 400, '画笔', 5),
    [writing(500, 400)],
  ]);
  await expect.element(page.getByRole('group', { name: '画笔' })).toBeVisible();
  await expect.poll(() => currentTool(player)).toBe('画笔');
  await tapOn(page.getByRole('radio', { name: '蓝' }));
  await expect.element(page.getByRole('radio', { name: '蓝' })).toBeChecked();
  // The first finger wrote on: the line reaches from its first to its last point.
  const width = () => {
    const { data, width: wide } = pixels('ink-dry');
    let [left, right] = [wide, 0];
    for (let i = 3; i < data.length; i += 4) {
      if (!data[i]) continue;
      left = Math.min(left, ((i - 3) / 4) % wide);
      right = Math.max(right, ((i - 3) / 4) % wide);
    }
    return right - left;
  };
  await expect.poll(width).toBeGreaterThan(190);
});

it('a long press shows the toolbar and does not change the page, also in a browser that sends only a click', async () => {
  // Safari sends no `contextmenu` for a finger, and a click when it is lifted, which the test sends.
  const stop = (event: Event) => event.isTrusted && event.stopImmediatePropagation();
  for (const type of ['contextmenu', 'click']) addEventListener(type, stop, { capture: true });
  const mend = () => removeEventListener('click', stop, { capture: true });
  onTestFinished(() => {
    mend();
    removeEventListener('contextmenu', stop, { capture: true });
  });
  const player = await withPen();
  await commands.press(['Control+a']);
  await expect.poll(() => currentTool(player)).toBe('选择');
  const middle = () => {
    const { x, y, width, height } = player.toolbar.element().getBoundingClientRect();
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
  };
  const before = middle();
  await commands.longPress({ x: 500, y: 300 });
  await expect.poll(() => middle()[1]).toBe(300);
  const at = { bubbles: true, cancelable: true, detail: 1, clientX: 500, clientY: 300 };
  document.elementFromPoint(500, 150)?.dispatchEvent(new MouseEvent('click', at));
  expect(middle(), 'the toolbar has moved to the hand').not.toEqual(before);
  // A key without an effect: once it is handled, a change of the page would be visible.
  await commands.press(['Control+a']);
  expect(player.pageNumber).toBe(1);
  // A short press changes the page as before.
  mend();
  await commands.tapAt({ x: 500, y: 120 });
  await expect.poll(() => player.pageNumber).toBe(2);
  // With the pen tool the stroke that the finger began is removed.
  await commands.press(['Control+p']);
  await commands.longPress({ x: 900, y: 500 });
  await expect.poll(() => middle()[1]).toBe(500);
  expect(inkOf().pixels).toBe(0);
  expect(player.pageNumber).toBe(2);
});
