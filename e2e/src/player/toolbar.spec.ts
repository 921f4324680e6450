import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { registerTeacher, signIn } from '../account-api.ts';
import { newClass } from '../class-page.ts';
import { importFile } from '../imported-file.ts';
import { test } from '../shared-server.ts';
import { draw, inked, pageNumber } from '../show-page.ts';
import { playingDeck } from './playing-deck.ts';

/** The kind of pointer that presses a button. */
type Hand = 'mouse' | 'finger';

interface Row {
  /** Checks the result of the press, or the pressed state of the button itself. */
  readonly shows: (page: Page, button: Locator) => Promise<void>;
  /** Closes or undoes it with the same kind of pointer. */
  readonly closes: (page: Page, hand: Hand, button: Locator) => Promise<void>;
  /** Prepares the state that the button needs. */
  readonly before?: (page: Page) => Promise<void>;
  /** Set when the press opens another window. */
  readonly opensWindow?: true;
}

/** Presses a control once it is stable and uncovered. */
const press = (control: Locator, hand: Hand): Promise<void> =>
  hand === 'mouse' ? control.click() : control.tap();

/** A tool in a window, or over the whole screen, which is closed by its own button. */
function tool(name: string, close = '关闭'): Row {
  const at = (page: Page) => page.getByRole('dialog', { name, exact: true });
  return {
    shows: (page) => expect(at(page)).toBeVisible(),
    closes: async (page, hand) => {
      await press(at(page).getByRole('button', { name: close, exact: true }), hand);
      await expect(at(page)).toBeHidden();
    },
  };
}

/** A tool over the page, which is closed by its own button. */
function cover(role: 'region' | 'group', name: string, close: string): Row {
  const at = (page: Page) => page.getByRole(role, { name, exact: true });
  return {
    shows: (page) => expect(at(page)).toBeVisible(),
    closes: async (page, hand) => {
      await press(at(page).getByRole('button', { name: close, exact: true }), hand);
      await expect(at(page)).toBeHidden();
    },
  };
}

/** Whether the visible part of an element is not covered. */
function isReached(handle: Locator): Promise<boolean> {
  return handle.evaluate((node) => {
    const { left, top, width, height } = (node.firstElementChild ?? node).getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

/** A pen or pointer; afterwards the arrow is selected again. */
const inHand: Row = {
  shows: (_page, button) => expect(button).toHaveAttribute('aria-pressed', 'true'),
  closes: async (page, hand) => {
    const arrow = page.locator('[data-command="pointer"]');
    await press(arrow, hand);
    await expect(arrow).toHaveAttribute('aria-pressed', 'true');
  },
};

/** A card beside the bar, which a second press on its button closes. */
function card(name: string): Row {
  const at = (page: Page) => page.getByRole('group', { name, exact: true });
  return {
    shows: (page) => expect(at(page)).toBeVisible(),
    closes: async (page, hand, button) => {
      await press(button, hand);
      await expect(at(page)).toBeHidden();
    },
  };
}

/** Covers the page until it is pressed. */
function covered(covers: (page: Page) => Locator, uncover: (page: Page, hand: Hand) => Promise<void>): Row {
  return {
    shows: (page) => expect(covers(page)).toBeVisible(),
    closes: async (page, hand) => {
      await uncover(page, hand);
      await expect(covers(page)).toBeHidden();
    },
  };
}

const thumbnails = (page: Page) => page.getByRole('listbox', { name: '缩略图' });
/** A black or white screen, depending on the button. */
const plainScreen = (page: Page) => page.getByRole('button', { name: '点一下回到课件' });

/** Every button of the toolbar and of the card of all tools, by the id of its command. */
const ROWS: Readonly<Record<string, Row>> = {
  pointer: inHand,
  pen: inHand,
  highlighter: inHand,
  magic: inHand,
  laser: inHand,
  eraser: inHand,
  lasso: inHand,
  undo: {
    before: async (page) => {
      await page.locator('[data-command="pen"]').click();
      await draw(page, [0.3, 0.3], [0.7, 0.4]);
      await expect.poll(() => inked(page)).toBeGreaterThan(0);
    },
    shows: async (page, button) => {
      await expect.poll(() => inked(page)).toBe(0);
      await expect(button).toBeDisabled();
    },
    closes: inHand.closes,
  },
  play: {
    // The page would advance automatically after ten minutes.
    before: (page) => expect(page.locator('[data-command="play"]')).toHaveText('暂停'),
    shows: (_page, button) => expect(button).toHaveText('播放'),
    closes: async (_page, hand, button) => {
      await press(button, hand);
      await expect(button).toHaveText('暂停');
    },
  },
  fold: {
    shows: (page) => expect(page.getByRole('toolbar', { name: '授课工具' })).toBeHidden(),
    closes: async (page, hand) => {
      await press(page.getByRole('button', { name: '展开工具栏' }), hand);
      await expect(page.getByRole('toolbar', { name: '授课工具' })).toBeVisible();
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
  blackboard: cover('region', '黑板', '回到课件'),
  magnifier: cover('region', '放大镜', '收起'),
  curtain: {
    ...cover('region', '拉幕', '收起'),
    shows: async (page) => {
      const handles = page.getByRole('region', { name: '拉幕' }).getByRole('slider');
      await expect(handles).toHaveCount(4);
      for (const handle of await handles.all()) expect(await isReached(handle)).toBe(true);
    },
  },
  'subject-tools': tool('学科工具'),
  resources: tool('资源库'),
  phones: tool('手机授课'),
  // Opening this tool opens the lesson for phones, which stays open in a corner until it is closed there.
  interaction: {
    shows: (page) =>
      expect(
        page.getByRole('dialog', { name: '课堂互动' }).getByRole('img', { name: '扫码加入课堂' }),
      ).toBeVisible(),
    closes: async (page, hand) => {
      const dialog = page.getByRole('dialog', { name: '课堂互动' });
      await press(dialog.getByRole('button', { name: '关闭', exact: true }), hand);
      await expect(dialog).toBeHidden();
      await press(page.getByRole('button', { name: /人已加入$/ }), hand);
      await press(page.getByRole('button', { name: '结束手机授课' }), hand);
      await expect(page.getByRole('dialog', { name: '手机授课' })).toBeHidden();
    },
  },
  pages: covered(thumbnails, (page, hand) => press(thumbnails(page).getByRole('option').first(), hand)),
  white: covered(plainScreen, (page, hand) => press(plainScreen(page), hand)),
  black: covered(plainScreen, (page, hand) => press(plainScreen(page), hand)),
  presenter: {
    opensWindow: true,
    shows: (_page, button) => expect(button).toBeHidden(),
    closes: () => Promise.resolve(),
  },
  round: {
    shows: (page) => expect(page.getByRole('dialog', { name: '循环放映' })).toBeVisible(),
    closes: async (page, hand) => {
      const dialog = page.getByRole('dialog', { name: '循环放映' });
      await press(dialog.getByRole('button', { name: '取消' }), hand);
      await expect(dialog).toBeHidden();
    },
  },
  zoom: {
    shows: (page) => expect(page.getByTestId('zoom-frame')).toBeVisible(),
    closes: async (page, hand) => {
      // A press zooms in at that point, and another press returns.
      await press(page.getByTestId('zoom-frame'), hand);
      await press(page.getByRole('button', { name: /整页/ }).last(), hand);
      await expect(page.getByTestId('zoom-frame')).toBeHidden();
    },
  },
  drag: cover('region', '拖拽', '关闭拖拽'),
  restore: {
    shows: (page) => expect(page.getByText(/画面上没有打开的工具|画面已还原/)).toBeVisible(),
    closes: async (page, hand) => {
      const said = page.getByRole('region', { name: '提示' });
      await press(said.getByRole('button', { name: '关闭', exact: true }).last(), hand);
    },
  },
  // A show enters full screen automatically where that is allowed: the button toggles it.
  'full-screen': {
    before: (page) =>
      page.evaluate(() => {
        document.body.dataset.before = String(document.fullscreenElement === null);
      }),
    shows: (page) =>
      expect
        .poll(() =>
          page.evaluate(() => document.body.dataset.before === String(document.fullscreenElement === null)),
        )
        .toBe(false),
    closes: () => Promise.resolve(),
  },
  'move-toolbar': {
    shows: (page) => expect(page.getByRole('dialog', { name: /工具栏放在哪里/ })).toBeVisible(),
    closes: async (page) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: /工具栏放在哪里/ })).toBeHidden();
    },
  },
};

/** Buttons that leave the show for the editor, with the button that returns: tested last with each pointer. */
const WAYS_OUT = { edit: '回到授课', end: '授课' } as const;

const PLACES = { bottom: '底部', left: '左侧', right: '右侧' } as const;

let context: BrowserContext;
let page: Page;

// The three positions share one page, because opening it takes long.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser, server }) => {
  context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1366, height: 768 },
    hasTouch: true,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  const teacher = await registerTeacher(server.url);
  await newClass(teacher, '三年级2班', ['王小明', '李小红', '张伟', '刘洋']);
  const { name, buffer } = playingDeck();
  const documentId = await importFile(teacher, name, buffer);
  await signIn(page, server.url, teacher, `/view?fileId=${documentId}`);
});
test.afterAll(() => context.close());

async function teach(hand: Hand, button: string = WAYS_OUT.end): Promise<void> {
  await press(page.getByRole('button', { name: button, exact: true }), hand);
  await page.locator('[data-command="all-tools"]').waitFor();
  await page.locator('[data-command="roster"]').waitFor();
}

const idsIn = (root: Locator) =>
  root
    .locator('[data-command]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-command') ?? ''));

for (const [edge, name] of Object.entries(PLACES) as [keyof typeof PLACES, string][]) {
  test(`every button of the toolbar reacts to mouse and finger at the ${edge}`, async () => {
    await page.evaluate((place) => localStorage.setItem('lectern.player-toolbar', place), edge);
    await teach('mouse');
    const bar = page.getByRole('toolbar', { name: '授课工具' });
    const all = page.getByRole('group', { name: '更多', exact: true });
    const more = bar.locator('[data-command="all-tools"]');
    const inBar = await idsIn(bar);
    await more.click();
    await expect(all).toBeVisible();
    const onCard = await idsIn(all);
    await more.click();
    // Finds a new button without a row, or a row without a button.
    const buttons = new Set([...inBar, ...onCard]);
    expect([...buttons].toSorted()).toEqual([...Object.keys(ROWS), ...Object.keys(WAYS_OUT)].toSorted());

    const pressed = async (id: string, hand: Hand): Promise<Locator> => {
      if (!inBar.includes(id)) await press(more, hand);
      const button = (inBar.includes(id) ? bar : all).locator(`[data-command="${id}"]`);
      await press(button, hand);
      return button;
    };
    for (const hand of ['mouse', 'finger'] as const) {
      for (const [id, row] of Object.entries(ROWS)) {
        await test.step(`${id} by ${hand} (${name})`, async () => {
          await row.before?.(page);
          const opened = row.opensWindow && page.waitForEvent('popup');
          const button = await pressed(id, hand);
          await (await opened)?.close();
          await row.shows(page, button);
          await row.closes(page, hand, button);
        });
      }
      // The show is still usable.
      expect(await pageNumber(page)).toBe(1);
      await page.keyboard.press('PageDown');
      await expect.poll(() => pageNumber(page)).toBe(2);
      await page.keyboard.press('PageUp');
      await expect.poll(() => pageNumber(page)).toBe(1);
    }
    for (const [id, back] of Object.entries(WAYS_OUT)) {
      for (const hand of ['mouse', 'finger'] as const) {
        await test.step(`${id} by ${hand} (${name})`, async () => {
          await pressed(id, hand);
          // The lesson in which all tools were used asks before it ends; one begun a moment ago does not.
          if (id === 'end' && hand === 'mouse') {
            const asks = page.getByRole('dialog', { name: '结束这节课？' });
            await press(asks.getByRole('button', { name: '结束这节课' }), hand);
          }
          await expect(page).toHaveURL(/#\/view\?fileId=/);
          // The next position begins where this one ends.
          if (id !== 'end' || hand === 'mouse') await teach(hand, back);
        });
      }
    }
  });
}
