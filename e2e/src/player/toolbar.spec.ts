import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { registerTeacher, signIn } from '../account-api.ts';
import { newClass } from '../class-page.ts';
import { smallDeck } from '../deck-file.ts';
import { importFile } from '../imported-file.ts';
import { test } from '../shared-server.ts';
import { pageNumber } from '../show-page.ts';

/** The kind of pointer that presses a button. */
type Hand = 'mouse' | 'finger';

interface Row {
  /** Checks the result of the press, or the pressed state of the button itself. */
  readonly shows: (page: Page, button: Locator) => Promise<void>;
  /** Closes or undoes the result with the same kind of pointer. */
  readonly closes: (page: Page, hand: Hand, button: Locator) => Promise<void>;
  /** Prepares the state that the button needs. */
  readonly before?: (page: Page) => Promise<void>;
  /** Set when the press opens another window. */
  readonly opensWindow?: true;
}

/** Presses a control once it is stable and uncovered. */
const press = (control: Locator, hand: Hand): Promise<void> =>
  hand === 'mouse' ? control.click() : control.tap();

/** A tool in a window, which is closed by its own button. */
function tool(name: string): Row {
  const at = (page: Page) => page.getByRole('dialog', { name, exact: true });
  return {
    shows: (page) => expect(at(page)).toBeVisible(),
    closes: async (page, hand) => {
      await press(at(page).getByRole('button', { name: '关闭', exact: true }), hand);
      await expect(at(page)).toBeHidden();
    },
  };
}

/**
 * Buttons that need a server, another window or full screen, by the id of their command. The others are pressed by
 * `apps/web/src/app/teaching/every-button.browser.test.tsx`.
 */
const ROWS: Readonly<Record<string, Row>> = {
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
  presenter: {
    opensWindow: true,
    shows: (_page, button) => expect(button).toBeHidden(),
    closes: () => Promise.resolve(),
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
  const { name, buffer } = smallDeck();
  const documentId = await importFile(teacher, name, buffer);
  await signIn(page, server.url, teacher, `/view?fileId=${documentId}`);
});
test.afterAll(() => context.close());

async function teach(hand: Hand, button: string = WAYS_OUT.end): Promise<void> {
  await press(page.getByRole('button', { name: button, exact: true }), hand);
  await page.locator('[data-command="all-tools"]').waitFor();
  await page.locator('[data-command="roster"]').waitFor();
}

for (const [edge, name] of Object.entries(PLACES) as [keyof typeof PLACES, string][]) {
  test(`every button of the toolbar that needs a server, a window or full screen reacts to mouse and finger at the ${edge}`, async () => {
    await page.evaluate((place) => localStorage.setItem('lectern.player-toolbar', place), edge);
    await teach('mouse');
    const bar = page.getByRole('toolbar', { name: '授课工具' });
    const all = page.getByRole('group', { name: '更多', exact: true });
    const more = bar.locator('[data-command="all-tools"]');
    const pressed = async (id: string, hand: Hand): Promise<Locator> => {
      const inBar = bar.locator(`[data-command="${id}"]`);
      const isInBar = (await inBar.count()) > 0;
      if (!isInBar) await press(more, hand);
      const button = isInBar ? inBar : all.locator(`[data-command="${id}"]`);
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
