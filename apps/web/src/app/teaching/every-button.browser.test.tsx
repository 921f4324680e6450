import type { CoursewareSnapshot } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import { emptyPages, type MountedPlayer } from '../../features/player/testing/mounted-player.tsx';
import { command, type Hand, press, teachClass } from './testing/taught-class.ts';

interface Row {
  /** Checks the result of the press, or the pressed state of the button itself. */
  readonly shows: (player: MountedPlayer, id: string) => Promise<void>;
  /** Closes or undoes the result of the button with the same kind of pointer. */
  readonly closes: (hand: Hand, id: string) => Promise<void>;
  /** Prepares the state that the button needs. */
  readonly before?: (player: MountedPlayer) => Promise<void>;
}

const isSeen = (place: Locator) => place.query()?.checkVisibility() ?? false;
const seen = (place: Locator) => expect.poll(() => isSeen(place)).toBe(true);
const hidden = (place: Locator) => expect.poll(() => isSeen(place)).toBe(false);
const pressIn = (place: Locator, name: string, hand: Hand) =>
  press(() => place.getByRole('button', { name, exact: true }).query(), hand);
const pressCommand = (id: string, hand: Hand) => press(() => command(id), hand);

/** A region or window over the page, which is closed by its own button. */
function over(place: Locator, close: string): Row {
  return {
    shows: () => seen(place),
    closes: async (hand) => {
      await pressIn(place, close, hand);
      await hidden(place);
    },
  };
}

const tool = (name: string, close = '关闭') => over(page.getByRole('dialog', { name, exact: true }), close);
const region = (name: string, close: string) => over(page.getByRole('region', { name, exact: true }), close);

/** A pen or pointer; afterwards the arrow is selected again. */
const inHand: Row = {
  shows: (_player, id) => expect.poll(() => command(id)?.ariaPressed).toBe('true'),
  closes: async (hand) => {
    await pressCommand('pointer', hand);
    await expect.poll(() => command('pointer')?.ariaPressed).toBe('true');
  },
};

/** A card beside the bar, which a second press on its button closes. */
function card(name: string): Row {
  const place = page.getByRole('group', { name, exact: true });
  return {
    shows: () => seen(place),
    closes: async (hand, id) => {
      await pressCommand(id, hand);
      await hidden(place);
    },
  };
}

/** Covers the page until `uncovers` is pressed. */
function covered(covers: Locator, uncovers: Locator = covers): Row {
  return {
    shows: () => seen(covers),
    closes: async (hand) => {
      await press(() => uncovers.query(), hand);
      await hidden(covers);
    },
  };
}

const bar = page.getByRole('toolbar', { name: '授课工具' });
const thumbnails = page.getByRole('listbox', { name: '缩略图' });
/** A black or white screen, depending on the button. */
const plainScreen = page.getByRole('button', { name: '点一下回到课件' });
const handles = page.getByRole('region', { name: '拉幕' }).getByRole('slider');
const zoomFrame = page.getByTestId('zoom-frame');
const notices = page.getByRole('region', { name: '提示' });
const places = page.getByRole('dialog', { name: /工具栏放在哪里/ });

/** Whether the visible part of an element is not covered. */
function isReached(handle: Element): boolean {
  const { left, top, width, height } = (handle.firstElementChild ?? handle).getBoundingClientRect();
  return handle.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

const reads = (id: string, text: string) => expect.poll(() => command(id)?.textContent).toBe(text);

/** Every button of the toolbar and of the card of all tools that needs no server, by the id of its command. */
const ROWS: Readonly<Record<string, Row>> = {
  pointer: inHand,
  pen: inHand,
  highlighter: inHand,
  magic: inHand,
  laser: inHand,
  eraser: inHand,
  lasso: inHand,
  undo: {
    before: async (player) => {
      command('pen')?.click();
      await expect.poll(() => command('pen')?.ariaPressed).toBe('true');
      await player.draw([0.3, 0.3], [0.7, 0.4]);
      await expect.poll(() => player.inked()).toBeGreaterThan(0);
    },
    shows: async (player, id) => {
      await expect.poll(() => player.inked()).toBe(0);
      await expect.poll(() => command(id)?.matches(':disabled')).toBe(true);
    },
    closes: inHand.closes,
  },
  play: {
    // The page would advance automatically after ten minutes.
    before: () => reads('play', '暂停'),
    shows: () => reads('play', '播放'),
    closes: async (hand) => {
      await pressCommand('play', hand);
      await reads('play', '暂停');
    },
  },
  fold: {
    shows: () => hidden(bar),
    closes: async (hand) => {
      await press(() => page.getByRole('button', { name: '展开工具栏' }).query(), hand);
      await seen(bar);
    },
  },
  'all-tools': card('更多'),
  menu: card('菜单'),
  roster: tool('花名册'),
  'random-call': tool('随机点名'),
  relay: tool('接龙活动'),
  'random-teams': tool('随机分组'),
  'team-competition': tool('小组竞赛'),
  assessment: tool('课堂评价'),
  encourage: tool('表扬鼓励'),
  quiet: tool('保持安静'),
  summary: tool('课堂总结', '收起'),
  mind: tool('思维导图'),
  'interactive-tools': tool('互动工具'),
  signs: tool('课堂口令'),
  timer: tool('计时器'),
  blackboard: region('黑板', '回到课件'),
  magnifier: region('放大镜', '收起'),
  curtain: {
    ...region('拉幕', '收起'),
    shows: () => expect.poll(() => handles.elements().map(isReached)).toEqual([true, true, true, true]),
  },
  'subject-tools': tool('学科工具'),
  pages: covered(thumbnails, thumbnails.getByRole('option').first()),
  white: covered(plainScreen),
  black: covered(plainScreen),
  round: tool('循环放映', '取消'),
  zoom: {
    shows: () => seen(zoomFrame),
    closes: async (hand) => {
      // A press zooms in at that point, and another press returns.
      await press(() => zoomFrame.query(), hand);
      await press(() => page.getByRole('button', { name: /整页/ }).last().query(), hand);
      await hidden(zoomFrame);
    },
  },
  drag: region('拖拽', '关闭拖拽'),
  restore: {
    shows: () => seen(page.getByText(/画面上没有打开的工具|画面已还原/).last()),
    closes: (hand) =>
      press(() => notices.getByRole('button', { name: '关闭', exact: true }).last().query(), hand),
  },
  'move-toolbar': {
    shows: () => seen(places),
    closes: async () => {
      await commands.press(['Escape']);
      await hidden(places);
    },
  },
};

/** Buttons that need a server, another window or full screen: `e2e/src/player/toolbar.spec.ts` presses them. */
const OF_THE_PROGRAM = ['resources', 'phones', 'interaction', 'presenter', 'full-screen', 'edit', 'end'];

/** Four pages that advance automatically after ten minutes, so that the show can be paused. */
function playing(): CoursewareSnapshot {
  const transition = { type: 'fade', duration: 100, after: 600_000 } as const;
  const { records } = emptyPages(4);
  return { records: records.map((each) => (each.kind === 'page' ? { ...each, transition } : each)) };
}

const idsIn = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>('[data-command]')].map(({ dataset }) => dataset.command ?? '');

/** The hands that press every button at each place of the toolbar: all at the usual one. */
const HANDS_AT = { bottom: ['mouse', 'finger'], left: ['finger'], right: ['mouse'] } as const;

for (const edge of ['bottom', 'left', 'right'] as const) {
  it(`every button of the toolbar reacts at the ${edge}`, {
    timeout: 180_000,
  }, async () => {
    localStorage.setItem('lectern.player-toolbar', edge);
    localStorage.setItem('lectern.player-toolbar-habits', JSON.stringify({ rests: false }));
    const player = await teachClass(playing());
    const inBar = idsIn(bar.element());
    const all = page.getByRole('group', { name: '更多', exact: true });
    await pressCommand('all-tools', 'mouse');
    await seen(all);
    // Finds a new button without a row, or a row without a button.
    const buttons = new Set([...inBar, ...idsIn(all.element())]);
    expect([...buttons].toSorted()).toEqual([...Object.keys(ROWS), ...OF_THE_PROGRAM].toSorted());
    await pressCommand('all-tools', 'mouse');
    await hidden(all);
    for (const hand of HANDS_AT[edge]) {
      for (const [id, row] of Object.entries(ROWS)) {
        try {
          await row.before?.(player);
          // The row of this button presses it by hand.
          if (!inBar.includes(id)) command('all-tools')?.click();
          await pressCommand(id, hand);
          await row.shows(player, id);
          await row.closes(hand, id);
        } catch (cause) {
          throw new Error(`the button ${id} does not work by ${hand}`, { cause });
        }
      }
      // The show is still usable.
      expect(player.pageNumber).toBe(1);
      await commands.press(['PageDown']);
      await expect.poll(() => player.pageNumber).toBe(2);
      await commands.press(['PageUp']);
      await expect.poll(() => player.pageNumber).toBe(1);
    }
  });
}
