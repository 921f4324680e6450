import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import { Button } from '../buttons/button.tsx';
import { boxOf, focusOn, mountPrimitives, resizeWindow } from '../testing/mounted.tsx';
import { Window } from './window.tsx';
import { WindowLayer } from './window-layer.tsx';

const TITLES = ['计时器', '随机点名'] as const;

/** A page with two tool windows over it, as in a lesson. */
function Lesson(): ReactNode {
  const [open, setOpen] = useState<readonly string[]>([]);
  const [presses, setPresses] = useState(0);
  const [bold, setBold] = useState(false);
  return (
    <main style={{ height: '100vh' }}>
      {TITLES.map((title) => (
        <Button key={title} onClick={() => setOpen([...open, title])}>
          打开{title}
        </Button>
      ))}
      <button type="button" aria-pressed={bold} onClick={() => setBold(!bold)}>
        加粗
      </button>
      <div style={{ position: 'fixed', inset: 0, pointerEvents: 'none' }}>
        <WindowLayer>
          {open.map((title) => (
            <Window
              key={title}
              title={title}
              size={{ w: 480, h: 320 }}
              onClose={() => setOpen(open.filter((each) => each !== title))}
            >
              <Button onClick={() => setPresses(presses + 1)}>{`开始 ${presses}`}</Button>
            </Window>
          ))}
        </WindowLayer>
      </div>
    </main>
  );
}

const windowOf = (title: (typeof TITLES)[number]) => page.getByRole('dialog', { name: title });
const opener = (title: (typeof TITLES)[number]) => page.getByRole('button', { name: `打开${title}` });

async function opened(...titles: (typeof TITLES)[number][]): Promise<void> {
  mountPrimitives(<Lesson />);
  for (const title of titles) {
    await focusOn(opener(title));
    await commands.press(['Enter']);
    await expect.element(windowOf(title)).toBeVisible();
  }
}

async function drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await commands.mouse([
    { do: 'move', ...from },
    { do: 'down' },
    { do: 'move', x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    { do: 'move', ...to },
    { do: 'up' },
  ]);
}

const rounded = async (
  locator: Locator,
  ...names: ('x' | 'y' | 'width' | 'height' | 'right' | 'bottom')[]
) => {
  const box = await boxOf(locator);
  return names.map((name) => Math.round(box[name]));
};

for (const screen of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])
  describe(`a window at ${screen.width}×${screen.height}`, () => {
    it('is moved by its bar, resized by its edges, and stays within the screen', async () => {
      await resizeWindow(screen);
      await opened('计时器');
      const tool = windowOf('计时器');
      const before = await boxOf(tool);
      const title = await boxOf(tool.getByRole('heading'));
      await drag({ x: title.x + 20, y: title.y + 10 }, { x: title.x - 5, y: title.y + 70 });
      await expect
        .poll(() => rounded(tool, 'x', 'y'))
        .toEqual([Math.round(Math.max(0, before.x - 25)), Math.round(before.y + 60)]);
      const moved = await boxOf(tool);
      await drag({ x: moved.right - 3, y: moved.bottom - 3 }, { x: 5_000, y: 5_000 });
      await expect.poll(() => rounded(tool, 'right', 'bottom')).toEqual([screen.width, screen.height]);
      await drag({ x: title.x, y: title.y + 70 }, { x: -5_000, y: -5_000 });
      await expect.poll(() => rounded(tool, 'x', 'y')).toEqual([0, 0]);
    });

    it('is moved, resized and closed by keys, and returns the focus', async () => {
      await resizeWindow(screen);
      await opened('计时器');
      const tool = windowOf('计时器');
      await expect.element(tool).toHaveFocus();
      await commands.press(['Tab']);
      await expect.element(tool.getByRole('button', { name: /移动窗口/ })).toHaveFocus();
      const before = await boxOf(tool);
      await commands.press(['ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown']);
      await expect
        .poll(async () => {
          const after = await boxOf(tool);
          return [after.y - before.y, after.height - before.height].map(Math.round);
        })
        .toEqual([16, 32]);
      await commands.press(['Escape']);
      await expect.element(tool).not.toBeInTheDocument();
      await expect.element(opener('计时器')).toHaveFocus();
    });
  });

it('the window touched last is in front, and the window behind it can be closed separately', async () => {
  await opened('计时器', '随机点名');
  const inFront = () =>
    page
      .getByRole('dialog')
      .elements()
      .toSorted((a, b) => Number(getComputedStyle(b).zIndex) - Number(getComputedStyle(a).zIndex))[0]
      ?.querySelector('h2')?.textContent;
  await expect.poll(inFront).toBe('随机点名');
  const { x, y } = await boxOf(windowOf('计时器'));
  await commands.clickAt({ x: x + 60, y: y + 15 });
  await expect.poll(inFront).toBe('计时器');
  await commands.press(['Escape']);
  await expect.element(windowOf('计时器')).not.toBeInTheDocument();
  await expect.element(windowOf('随机点名')).toBeVisible();
});

it('the page behind windows stays usable', async () => {
  await opened('计时器');
  const bold = page.getByRole('button', { name: '加粗' });
  await bold.click();
  await expect.element(bold).toHaveAttribute('aria-pressed', 'true');
});

describe('by touch', () => {
  it('two fingers resize and move a window, and a tap in it still presses', async () => {
    await opened('计时器');
    const tool = windowOf('计时器');
    const start = await boxOf(tool.getByRole('button', { name: '开始 0' }));
    await commands.tapAt({ x: start.x + start.width / 2, y: start.y + start.height / 2 });
    await expect.element(tool.getByRole('button', { name: '开始 1' })).toBeVisible();
    const before = await boxOf(tool);
    const middle = { x: before.x + before.width / 2, y: before.y + before.height * 0.8 };
    const pair = (apart: number, by: number) => [
      { x: middle.x - 50 - apart + by, y: middle.y + by },
      { x: middle.x + 50 + apart + by, y: middle.y + by },
    ];
    await commands.fingers([
      pair(0, 0).slice(0, 1),
      pair(0, 0),
      ...[1, 2, 3, 4, 5].map((step) => pair(step * 2, -20)),
    ]);
    const changes = async () => {
      const after = await boxOf(tool);
      return [
        after.width / before.width,
        after.height / before.height,
        after.x + after.width / 2 - (before.x + before.width / 2),
      ];
    };
    await expect
      .poll(changes)
      .toEqual([expect.closeTo(1.2, 1), expect.closeTo(1.2, 1), expect.closeTo(-20, 0)]);
  });

  it('a finger moves a window by its bar, whose buttons are large enough for a finger', async () => {
    await opened('计时器');
    const tool = windowOf('计时器');
    const before = await boxOf(tool);
    const buttons = tool.element().querySelectorAll('header button');
    expect(buttons.length).toBeGreaterThan(0);
    for (const button of buttons) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    const { x, y } = await boxOf(tool.getByRole('heading'));
    await commands.dragFinger({ x: x + 30, y: y + 10 }, { x: x - 10, y: y + 50 });
    await expect
      .poll(async () => {
        const after = await boxOf(tool);
        return [after.x - before.x, after.y - before.y].map(Math.round);
      })
      .toEqual([-40, 40]);
  });

  it('two users move two windows at once', async () => {
    await opened('计时器', '随机点名');
    const tools = TITLES.map(windowOf);
    const [timer, roll] = [await boxOf(windowOf('计时器')), await boxOf(windowOf('随机点名'))];
    // The window in front is grabbed first, and the window behind at a point that is not covered.
    const frames = [0, 1, 2, 3, 4].map((step) => [
      { x: roll.right - 90 + (50 * step) / 4, y: roll.y + 30 + (70 * step) / 4 },
      { x: timer.x + 80 - (60 * step) / 4, y: timer.y + 16 + (40 * step) / 4 },
    ]);
    await commands.fingers(frames);
    await expect
      .poll(async () => (await Promise.all(tools.map((tool) => rounded(tool, 'x', 'y')))).flat())
      .toEqual([timer.x - 60, timer.y + 40, roll.x + 50, roll.y + 70].map(Math.round));
  });

  it('a window dragged to the side fills that half, and regains its size when it is dragged out', async () => {
    await opened('计时器');
    const tool = windowOf('计时器');
    const before = await boxOf(tool);
    const bar = async () => {
      const { x, y } = await boxOf(tool);
      return { x: x + 80, y: y + 16 };
    };
    const from = await bar();
    await commands.dragFinger(from, { x: 3, y: from.y + 30 });
    await expect
      .poll(() => rounded(tool, 'x', 'y', 'width', 'height'))
      .toEqual([0, 0, Math.round(innerWidth / 2), innerHeight]);
    const out = await bar();
    await commands.dragFinger(out, { x: out.x + 200, y: out.y + 60 });
    await expect
      .poll(() => rounded(tool, 'width', 'height'))
      .toEqual([before.width, before.height].map(Math.round));
  });
});
