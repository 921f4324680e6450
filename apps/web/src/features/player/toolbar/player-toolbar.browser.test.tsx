import type { ShowOverlays } from '@lectern/stage/show';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { mountHook } from '../../../platform/testing/mounted.tsx';
import { type MountedPlayer, mountPlayer, tapOn } from '../testing/mounted-player.tsx';
import { useToolChoices } from './use-tool-choices.ts';
import { useToolbarHiding } from './use-toolbar-hiding.ts';

/** Longer than an unused toolbar stays visible, milliseconds. */
const A_WHILE = 15_000;
const FAR = [{ do: 'move', x: 600, y: 200 }] as const;
const menu = page.getByRole('group', { name: '菜单', exact: true });

afterEach(() => {
  vi.useRealTimers();
});

/** Opens a show whose toolbar has these habits. */
async function teach(habits: object): Promise<MountedPlayer> {
  localStorage.setItem('lectern.player-toolbar-habits', JSON.stringify(habits));
  return await mountPlayer();
}

/** Opens a show whose toolbar hides, with fake timers. */
async function teachByClock(): Promise<MountedPlayer> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const player = await teach({ rests: true });
  await commands.mouse(FAR);
  return player;
}

const waitAWhile = () => vi.advanceTimersByTimeAsync(A_WHILE);
/** Position and size of the toolbar in the window. */
const boxOf = (player: MountedPlayer) => player.toolbar.element().getBoundingClientRect();
const middleOf = (player: MountedPlayer) => {
  const { y, height } = boxOf(player);
  return Math.round(y + height / 2);
};

it('an unused toolbar is hidden, and shown again by the mouse nearby, a tap on its dot or the Tab key', async () => {
  const player = await teachByClock();
  const place = player.toolbar.element().parentElement;
  const isSeen = () => place?.dataset.rests === undefined;
  const rests = async () => {
    await commands.mouse(FAR);
    await waitAWhile();
    await expect.poll(isSeen).toBe(false);
  };
  await rests();
  await expect.element(player.dot).toBeVisible();
  // A press at the toolbar's former position reaches the slide.
  const { x, y, width, height } = boxOf(player);
  const under = document.elementFromPoint(x + width / 2, y + height / 2);
  expect(under?.closest('[role="toolbar"]')).toBeNull();

  await commands.mouse([{ do: 'move', x: x + width / 2, y: y - 30 }]);
  await expect.poll(isSeen).toBe(true);
  await expect.element(player.dot).not.toBeInTheDocument();
  // The toolbar stays while the mouse is near.
  await waitAWhile();
  await expect.poll(isSeen).toBe(true);
  await rests();
  // A mouse never reaches the dot, because the toolbar is shown before.
  await tapOn(player.dot);
  await expect.poll(isSeen).toBe(true);
  await rests();
  const pen = place?.querySelector<HTMLElement>('[data-command="pen"]');
  pen?.focus();
  await expect.poll(isSeen).toBe(true);
});

it('a toolbar that is pinned is always visible, and another toolbar stays visible while its menu is open', async () => {
  const player = await teachByClock();
  await player.tool('菜单').click();
  await commands.mouse(FAR);
  await waitAWhile();
  await expect.element(menu).toBeVisible();
  await menu.getByRole('button', { name: '不用时自动隐去工具栏' }).click();
  await commands.press(['Escape']);
  await expect.element(menu).not.toBeInTheDocument();
  await commands.mouse(FAR);
  await waitAWhile();
  await expect.element(player.dot).not.toBeInTheDocument();
  await expect.element(player.toolbar).toBeVisible();
});

it('the area of a hidden toolbar can be written on by finger', async () => {
  const player = await teachByClock();
  await tapOn(player.tool('画笔'));
  const { x, y, height } = boxOf(player);
  await waitAWhile();
  await expect.element(player.dot).toBeVisible();
  const middle = y + height / 2;
  await commands.dragFinger({ x: x + 200, y: middle }, { x: x + 600, y: middle });
  await tapOn(player.dot);
  await expect.element(player.dot).not.toBeInTheDocument();
  await expect.element(player.tool('撤销')).toBeEnabled();
});

it('a click on an empty spot moves the toolbar there if the teacher enabled it, keeps the page, and shows a hint once', async () => {
  const player = await teach({ rests: false });
  const empty = { x: 500, y: 200 };
  await commands.clickAt(empty);
  await expect.poll(() => player.pageNumber).toBe(2);
  await player.tool('菜单').click();
  await page.getByRole('button', { name: /点一下空白处，唤来工具栏/ }).click();
  await player.tool('收起').click();
  const hint = page.getByText(/点一下页面空白处，工具栏就到那里/);
  await expect.element(hint).toBeVisible();
  await commands.clickAt(empty);
  await expect.poll(() => middleOf(player)).toBe(empty.y);
  expect(player.pageNumber).toBe(2);
  await player.tool('收起').click();
  await expect.element(player.dot).toBeVisible();
  await expect.element(hint).not.toBeInTheDocument();
  // A restored screen puts the toolbar at its edge.
  await commands.clickAt(empty);
  await expect.poll(() => middleOf(player)).toBe(empty.y);
  await player.pressTool('还原');
  await expect.poll(() => middleOf(player)).toBeGreaterThan(600);
});

it('the menu mutes tools, shows the keys, and moves the toolbar, which stays there when the show is opened again', async () => {
  const player = await teach({ rests: false });
  await player.tool('菜单').click();
  await menu.getByRole('button', { name: '工具声音：开' }).click();
  const volume = menu.getByRole('slider', { name: '音量' });
  await expect.element(volume).toHaveValue('0');
  await volume.fill('40');
  await expect.element(menu.getByRole('button', { name: '工具声音：开' })).toBeVisible();
  await menu.getByRole('radio', { name: '右侧' }).click();
  await expect.poll(() => boxOf(player).x).toBeGreaterThan(800);
  await menu.getByRole('button', { name: '按键说明' }).click();
  const keys = page.getByRole('dialog', { name: '按键说明' });
  await expect.element(keys.getByText('Ctrl + P')).toBeVisible();
  // Keys go to the menu: no page is changed behind it.
  await commands.press(['PageDown', 'Escape']);
  await expect.element(keys).not.toBeInTheDocument();
  expect(player.pageNumber).toBe(1);
  await player.reopen();
  await expect.poll(() => boxOf(player).x).toBeGreaterThan(800);
  expect(localStorage.getItem('lectern.class-volume')).toBe('0.4');
});

/** Opens a show with the pen selected, and returns the options of the pen with the button that opens them. */
async function withPen() {
  const player = await mountPlayer();
  const pen = player.tool('画笔');
  const choices = page.getByRole('group', { name: '画笔' });
  await pen.click();
  const openChoices = async () => {
    if (choices.query() === null) await pen.click();
    await expect.element(choices).toBeVisible();
    await expect.element(pen).toHaveAttribute('aria-expanded', 'true');
  };
  return { player, pen, choices, openChoices };
}

it('the options of a pen close when another tool is used, and by Escape, which keeps the pen selected', async () => {
  const { player, pen, choices, openChoices } = await withPen();
  await openChoices();
  await choices.getByRole('radio', { name: '蓝' }).click();
  await expect.element(choices).toBeVisible();
  await player.draw([0.2, 0.3], [0.6, 0.3]);
  await expect.element(choices).not.toBeInTheDocument();
  await expect.poll(() => player.inked()).toBeGreaterThan(0.0005);
  for (const key of ['PageDown', 'b', 'g']) {
    await openChoices();
    await commands.press([key]);
    await expect.element(choices).not.toBeInTheDocument();
    if (key !== 'PageDown') await commands.press([key]);
  }
  await openChoices();
  await commands.press(['Escape']);
  await expect.element(choices).not.toBeInTheDocument();
  await expect.element(pen).toHaveAttribute('aria-pressed', 'true');
});

it('the options of a pen that are opened by keys have the focus, and Escape returns it to the pen', async () => {
  const { player, pen, choices, openChoices } = await withPen();
  await openChoices();
  await choices.getByRole('radio', { name: '蓝' }).click();
  await player.draw([0.2, 0.3], [0.6, 0.3]);
  await expect.element(choices).not.toBeInTheDocument();
  pen.element().focus();
  await commands.press(['Enter']);
  await expect.element(choices.getByRole('radio', { name: '蓝' })).toHaveFocus();
  const before = player.pageNumber;
  await commands.press(['ArrowRight']);
  await expect.element(choices.getByRole('radio', { name: '黑', exact: true })).toBeChecked();
  await commands.press(['Tab', 'ArrowDown']);
  await expect.element(choices.getByRole('radio', { name: '粗' })).toBeChecked();
  expect(player.pageNumber).toBe(before);
  await commands.press(['Escape']);
  await expect.element(choices).not.toBeInTheDocument();
  await expect.element(pen).toHaveFocus();
});

it('the toolbar is hidden and shown by its button, stays hidden when the show is opened again, and is shown at the pointer', async () => {
  const player = await mountPlayer();
  await player.tool('收起').click();
  await expect.element(player.toolbar).not.toBeInTheDocument();
  await expect.poll(() => player.dot.element().getBoundingClientRect().x).toBeGreaterThan(innerWidth - 160);
  await player.reopen();
  await expect.element(player.dot).toBeVisible();
  await expect.element(player.toolbar).not.toBeInTheDocument();
  await player.dot.click();
  await expect.element(player.toolbar).toBeVisible();
  await commands.press(['t']);
  await expect.element(player.toolbar).not.toBeInTheDocument();
  // A right click shows the toolbar at the pointer.
  await commands.clickAt({ x: 600, y: 200 }, { button: 'right' });
  await expect.element(player.toolbar).toBeVisible();
  await expect.poll(() => Math.abs(middleOf(player) - 200)).toBeLessThan(5);
});

describe('useToolChoices', () => {
  async function choices() {
    const bar = document.createElement('div');
    bar.innerHTML = '<button>pen</button>';
    document.body.append(bar);
    onTestFinished(() => bar.remove());
    const laid: { close(): void }[] = [];
    const lift = (overlay: { close(): void }) => void laid.splice(laid.indexOf(overlay), 1);
    const overlays = {
      lay: (overlay: { close(): void }) => {
        laid.push(overlay);
        return () => lift(overlay);
      },
    } as unknown as ShowOverlays;
    const ref = { current: bar };
    const now = await mountHook(() => {
      const [moment, setMoment] = useState('page 1');
      return { ...useToolChoices(ref, overlays, moment), setMoment };
    });
    const is = (open: string | undefined) => expect.poll(() => now().open).toBe(open);
    const opened = async () => {
      now().toggle('pen');
      await is('pen');
    };
    const still = () => new Promise((resolve) => setTimeout(resolve, 30));
    return { bar, now, is, opened, still, laid };
  }

  it('shows the options of one command, until it is pressed again', async () => {
    const { now, is, opened } = await choices();
    await opened();
    now().toggle('eraser');
    await is('eraser');
    now().toggle('eraser');
    await is(undefined);
    await opened();
    now().close();
    await is(undefined);
  });

  it.each(['pointerdown', 'keydown', 'wheel'])(
    'closes with %s elsewhere, not within the toolbar',
    async (type) => {
      const { bar, is, opened, now, still } = await choices();
      await opened();
      bar.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }));
      await still();
      expect(now().open).toBe('pen');
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      await is(undefined);
    },
  );

  it('leaves Escape to the overlay', async () => {
    const { now, opened, still, is, laid } = await choices();
    await opened();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await still();
    expect([now().open, laid.length]).toEqual(['pen', 1]);
    laid[0]?.close();
    await is(undefined);
    await expect.poll(() => laid).toEqual([]);
  });

  it('closes with another moment, and stays closed when that returns', async () => {
    const { now, is, opened, still } = await choices();
    await opened();
    now().setMoment('page 2');
    await is(undefined);
    now().setMoment('page 1');
    await still();
    expect(now().open).toBeUndefined();
  });
});

describe('useToolbarHiding', () => {
  const SEEN = 12_000;
  let timeouts: { readonly work: () => void; readonly at: number }[] = [];
  let clock = 0;
  beforeEach(() => {
    timeouts = [];
    clock = 0;
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** A toolbar at the bottom, whose timers run by `pass`. */
  async function toolbar(wanted = true) {
    const bar = document.createElement('div');
    bar.style.cssText = 'position:fixed; left:400px; top:500px; width:200px; height:60px';
    bar.innerHTML = '<button>pen</button>';
    document.body.append(bar);
    onTestFinished(() => bar.remove());
    const ref = { current: bar };
    const real = globalThis.setTimeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, wait = 0) => {
      if (wait !== SEEN) return real(work, wait);
      const timer = { work, at: clock + wait };
      timeouts.push(timer);
      return timer;
    }) as unknown as typeof setTimeout);
    const clear = globalThis.clearTimeout;
    vi.spyOn(globalThis, 'clearTimeout').mockImplementation(((timer: unknown) => {
      const at = timeouts.indexOf(timer as (typeof timeouts)[number]);
      if (at >= 0) timeouts.splice(at, 1);
      else clear(timer as never);
    }) as typeof clearTimeout);
    const now = await mountHook(() => {
      const [use, setUse] = useState({ wanted, moment: 'a' });
      return { rests: useToolbarHiding(ref, use), setUse };
    });
    const pass = async (milliseconds: number) => {
      clock += milliseconds;
      for (const timer of timeouts.filter(({ at }) => at <= clock)) {
        timeouts.splice(timeouts.indexOf(timer), 1);
        timer.work();
      }
      await new Promise((resolve) => real(resolve, 30));
      return now().rests;
    };
    const move = (x: number, y: number, more: PointerEventInit = {}) =>
      window.dispatchEvent(
        new PointerEvent('pointermove', { pointerType: 'mouse', clientX: x, clientY: y, ...more }),
      );
    return { bar, now, pass, move };
  }

  it('hides the toolbar after twelve seconds without use', async () => {
    const { pass, bar } = await toolbar();
    expect(await pass(SEEN - 1)).toBe(false);
    expect(await pass(1)).toBe(true);
    bar.dispatchEvent(new PointerEvent('pointerdown'));
    expect(await pass(SEEN - 1)).toBe(false);
    expect(await pass(1)).toBe(true);
  });

  it('stays visible while it must, and appears with another moment', async () => {
    const { pass, now } = await toolbar(false);
    expect(await pass(SEEN)).toBe(false);
    now().setUse({ wanted: true, moment: 'a' });
    await pass(0);
    expect(await pass(SEEN)).toBe(true);
    now().setUse({ wanted: true, moment: 'b' });
    expect(await pass(0)).toBe(false);
  });

  it.each([
    [321, 530],
    [679, 530],
    [500, 421],
    [500, 639],
  ])('stays visible while a mouse is near it, at %i, %i', async (x, y) => {
    const { pass, move } = await toolbar();
    move(x, y);
    expect(await pass(SEEN)).toBe(false);
    move(x, 100);
    expect(await pass(SEEN)).toBe(true);
  });

  it.each([
    [320, 530, {}],
    [680, 530, {}],
    [500, 420, {}],
    [500, 640, {}],
    [500, 530, { pointerType: 'touch' }],
    [500, 530, { buttons: 1 }],
  ])('is hidden although a pointer is at %i, %i with %j', async (x, y, more) => {
    const { pass, move } = await toolbar();
    move(x, y, more);
    expect(await pass(SEEN)).toBe(true);
  });

  it('is hidden when the mouse has left the window', async () => {
    const { pass, move } = await toolbar();
    move(500, 530);
    document.documentElement.dispatchEvent(new PointerEvent('pointerleave'));
    expect(await pass(SEEN)).toBe(true);
  });
});
