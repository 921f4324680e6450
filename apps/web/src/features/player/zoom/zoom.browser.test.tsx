import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { inkReach } from '../testing/ink-reach.ts';
import {
  canvas,
  emptyPages,
  type MountedPlayer,
  mountPlayer,
  resizeWindow,
} from '../testing/mounted-player.tsx';

type Box = Partial<Record<'x' | 'y' | 'width' | 'height', number>>;
type Point = readonly [x: number, y: number];

const frame = page.getByTestId('zoom-frame');
const backToWhole = page.getByRole('button', { name: /^回到整页/ });

/** Two empty pages in a window of 1600 by 900 pixels; gestures are handled. */
async function teach(): Promise<MountedPlayer> {
  await resizeWindow(1600, 900);
  const player = await mountPlayer(emptyPages(2));
  // Zooming is loaded after the page: once the frame is shown, gestures are handled.
  await commands.press(['z']);
  await expect.element(frame).toBeVisible();
  await commands.press(['Escape']);
  await expect.element(frame).not.toBeInTheDocument();
  expect(player.ended.get(), 'Escape closes the frame, not the show').toBeUndefined();
  return player;
}

/** Waits until position and size of the page in the window, parts outside it included, are stable and as expected. */
async function comes(player: MountedPlayer, expected: Box): Promise<void> {
  await expect
    .poll(() => {
      const now = player.slide.getBoundingClientRect();
      const offs = Object.entries(expected).map(([key, at]) =>
        Math.abs((now[key as keyof Box] as number) - at),
      );
      const moves = page.getByTestId('show').element().parentElement?.style.willChange;
      return moves === '' && Math.max(...offs) < 1.5 ? 'there' : JSON.stringify(now);
    })
    .toBe('there');
}

/** Waits until the ink is at the same place of the page. */
async function same(expected: readonly number[]): Promise<void> {
  await expect
    .poll(() => {
      const now = inkReach() ?? [];
      return Math.max(...expected.map((each, i) => Math.abs(each - (now[i] ?? 9))));
    })
    .toBeLessThan(0.004);
}

async function drag([x, y]: Point, [toX, toY]: Point): Promise<void> {
  await commands.mouse([
    { do: 'move', x, y },
    { do: 'down' },
    { do: 'move', x: toX, y: toY, steps: 8 },
    { do: 'up' },
  ]);
}

it('a page is zoomed by drawing a frame, written on and moved, and its ink keeps its position at every zoom', async () => {
  const player = await teach();
  await player.pressTool('放大');
  await expect.element(page.getByText(/拖出要放大的地方/)).toBeVisible();
  await drag([400, 225], [1200, 675]);
  await comes(player, { x: -800, y: -450, width: 3200, height: 1800 });

  await commands.press(['Control+p']);
  await drag([400, 450], [1200, 450]);
  await expect.poll(inkReach).toBeDefined();
  const written = inkReach() ?? [];
  // Half of the window is a quarter of the page.
  expect((written[2] ?? 0) - (written[0] ?? 0)).toBeCloseTo(0.25, 1);
  const ink = canvas('ink-dry');
  const { width, left, top } = ink.getBoundingClientRect();
  const sharp = [ink.width / width / devicePixelRatio, Math.abs(left % 1), Math.abs(top % 1)];
  expect(sharp).toEqual([1, 0, 0]);

  // The pointer moves the page; the click that ends a drag does not change the page.
  await commands.press(['Control+a']);
  await drag([800, 400], [1000, 500]);
  await comes(player, { x: -600, y: -350, width: 3200 });
  expect(player.pageNumber).toBe(1);
  await same(written);
  // Keys: zooms in one step, moves a quarter of the view to the right, and shrinks the window.
  await commands.press(['Control+Equal']);
  await comes(player, { width: 4800 });
  const { x } = player.slide.getBoundingClientRect();
  await commands.press(['Control+ArrowRight']);
  await comes(player, { x: x - 400 });
  await same(written);
  await resizeWindow(1280, 720);
  await comes(player, { width: 3840 });
  await same(written);
});

it('a page is zoomed by Control and the wheel over it, and the wheel beside it does not zoom the window', async () => {
  const player = await teach();
  await commands.press(['Control+Equal', 'Control+p']);
  await comes(player, { width: 2400 });
  await drag([400, 450], [1200, 450]);
  await expect.poll(inkReach).toBeDefined();
  const written = inkReach() ?? [];
  await commands.hold('Control', true);
  await commands.mouse([
    { do: 'move', x: 600, y: 300 },
    { do: 'wheel', dx: 0, dy: 120 },
  ]);
  await commands.hold('Control', false);
  await expect.poll(() => player.slide.getBoundingClientRect().width).toBeLessThan(2380);
  await same(written);
  const keptFromWindow = !player.toolbar
    .element()
    .dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, ctrlKey: true, deltaY: -100 }));
  expect(keptFromWindow).toBe(true);
  await commands.press(['Escape']);
  await comes(player, { x: 0, y: 0, width: 1600 });
  await same(written);
  await expect.element(backToWhole).not.toBeInTheDocument();
});

it('the frame of the zoom is removed by a pen or a black screen, and the next page is shown whole', async () => {
  const player = await teach();
  for (const key of ['Control+p', 'b']) {
    await commands.press(['z']);
    await expect.element(frame).toBeVisible();
    await commands.press([key]);
    await expect.element(frame).not.toBeInTheDocument();
  }
  await commands.press(['b', 'Control+a', 'z']);
  await expect.element(frame).toBeVisible();
  await commands.clickAt({ x: 800, y: 450 });
  await comes(player, { width: 3200 });
  await commands.press(['PageDown']);
  await comes(player, { x: 0, width: 1600 });
  expect(player.pageNumber).toBe(2);
  await commands.press(['PageUp']);
  await comes(player, { x: 0, width: 1600 });
  expect(player.pageNumber).toBe(1);
});

it('the button that shows the whole page stays below a message, and counts a press although it moves', async () => {
  const player = await teach();
  await commands.press(['Control+Equal']);
  await expect.element(backToWhole).toHaveTextContent('回到整页（1.5×）');
  await comes(player, { width: 2400 });
  const button = backToWhole.element() as HTMLElement;
  const before = button.getBoundingClientRect().toJSON();
  const line = Object.assign(document.createElement('p'), { role: 'status', textContent: '已说' });
  document.querySelector('main')?.prepend(line);
  expect(button.getBoundingClientRect().toJSON()).toEqual(before);
  line.remove();
  const { x, y, width, height } = button.getBoundingClientRect();
  await commands.mouse([{ do: 'move', x: x + width / 2, y: y + height / 2 }, { do: 'down' }]);
  button.style.top = '300px';
  await commands.mouse([{ do: 'up' }]);
  await comes(player, { x: 0, width: 1600 });
  await commands.press(['Control+Equal']);
  await comes(player, { width: 2400 });
  await commands.press(['Control+0']);
  await comes(player, { x: 0, width: 1600 });
});

/** The moments of fingers that move together, each from one point to another. */
function together(...ways: readonly (readonly [from: Point, to: Point])[]) {
  return [0, 0.25, 0.5, 0.75, 1].map((share) =>
    ways.map(([from, to], id) => ({
      id,
      x: from[0] + (to[0] - from[0]) * share,
      y: from[1] + (to[1] - from[1]) * share,
    })),
  );
}

it('a page is zoomed by two fingers and moved by one, and a pinch leaves no ink', async () => {
  const player = await teach();
  await commands.fingers(
    together(
      [
        [700, 450],
        [500, 450],
      ],
      [
        [900, 450],
        [1100, 450],
      ],
    ),
  );
  await comes(player, { width: 4800, x: 800 - 2400, y: 450 - 1350 });
  // Far enough to change the page if it were shown whole.
  await commands.fingers(
    together([
      [500, 450],
      [900, 500],
    ]),
  );
  await comes(player, { x: -1200, y: -850 });
  expect(player.pageNumber).toBe(1);

  await commands.press(['Control+p']);
  await commands.fingers(
    together([
      [500, 300],
      [900, 320],
    ]),
  );
  await expect.poll(inkReach).toBeDefined();
  const written = inkReach() ?? [];
  // Two fingers of one hand zoom out again, and write no ink.
  await commands.fingers(
    together(
      [
        [640, 600],
        [795, 600],
      ],
      [
        [960, 600],
        [805, 600],
      ],
    ),
  );
  await comes(player, { x: 0, y: 0, width: 1600 });
  await same(written);
  // Two users who write far from each other both write.
  await commands.fingers(
    together(
      [
        [200, 700],
        [300, 700],
      ],
      [
        [1300, 700],
        [1200, 700],
      ],
    ),
  );
  await comes(player, { x: 0, y: 0, width: 1600 });
  await expect.poll(() => inkReach()?.[0]).toBeLessThan(0.15);
  await expect.poll(() => inkReach()?.[2]).toBeGreaterThan(0.8);
});
