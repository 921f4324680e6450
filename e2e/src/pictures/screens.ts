import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../server.ts';

export const LANGUAGES = ['zh', 'en'] as const;
export const THEMES = ['light', 'dark'] as const;
export const SIZES = { w1920: [1920, 1080], w1366: [1366, 768] } as const;
/** Sizes of phones: portrait and landscape. */
export const PHONES = { upright: [390, 844], side: [844, 390] } as const;

export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];

/** A window signed in as the demonstration school's teacher. */
interface Visit {
  readonly page: Page;
  readonly url: string;
  readonly language: Language;
  /** Id of the courseware that is shown. */
  readonly documentId: string;
  readonly size: string;
}

interface Scene {
  readonly name: string;
  /** Prepares the window for this picture; the next scene closes what stays open. */
  show(visit: Visit): Promise<void>;
}

const LESSON = '分数的初步认识';
/** Time for pictures and thumbnails to be drawn, milliseconds. */
const REST = 700;
const PATIENCE = 30_000;

function button({ page, language }: Visit, zh: string, en: string): Locator {
  return page.getByRole('button', { name: language === 'zh' ? zh : en, exact: true }).first();
}

/** Navigates away and back, so that the screen is mounted again without reloading the program. */
async function at({ page, url }: Visit, address: string): Promise<void> {
  if (!page.url().startsWith(url)) await page.goto(`${url}/#/nowhere`);
  await page.evaluate(() => location.assign('#/nowhere'));
  await page.getByText(/404/).waitFor();
  await page.evaluate((to) => location.assign(`#${to}`), address);
}

async function inEditor(visit: Visit): Promise<void> {
  await at(visit, `/view?fileId=${visit.documentId}&page=2`);
  await visit.page.getByRole('application').locator('[data-page-id]').first().waitFor();
}

async function inPlayer(visit: Visit): Promise<void> {
  await at(visit, `/play?fileId=${visit.documentId}&page=2`);
  await visit.page.getByTestId('show').locator('[data-page-id]').first().waitFor();
}

async function withToolbar(visit: Visit): Promise<void> {
  await visit.page.evaluate(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
  await inPlayer(visit);
  await visit.page.getByRole('toolbar').first().waitFor();
}

async function write({ page }: Visit, height: number): Promise<void> {
  const box = await page.getByTestId('ink-wet').boundingBox();
  if (!box) throw new Error('nothing to write on');
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * height);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * (height + 0.05), { steps: 8 });
  await page.mouse.up();
}

async function dropInk(visit: Visit): Promise<void> {
  await button(visit, '全部不保留', 'Drop all').click();
}

const ended: Scene = {
  name: 'class-end',
  async show(visit) {
    await withToolbar(visit);
    await visit.page.keyboard.press('Control+p');
    await write(visit, 0.3);
    await visit.page.keyboard.type('4');
    await visit.page.keyboard.press('Enter');
    await visit.page.waitForTimeout(REST);
    await write(visit, 0.5);
    await button(visit, '结束', 'End').click();
    await visit.page.getByRole('dialog').waitFor();
  },
};

const place: Scene = {
  name: 'toolbar-place',
  async show(visit) {
    await visit.page.evaluate(() => {
      localStorage.removeItem('lectern.player-toolbar');
      localStorage.removeItem('lectern.player-toolbar-folded');
    });
    await inPlayer(visit);
    await visit.page.getByRole('dialog').waitFor();
  },
};

const desk: Scene = {
  name: 'desk',
  async show(visit) {
    await at(visit, '/');
    await visit.page.getByText(LESSON).first().waitFor();
  },
};

const playing: Scene = { name: 'player', show: withToolbar };

const folded: Scene = {
  name: 'player-folded',
  async show(visit) {
    await withToolbar(visit);
    await button(visit, '收起', 'Fold').click();
    await button(visit, '展开工具栏', 'Bring the toolbar back').waitFor();
  },
};

const unfolded: Scene['show'] = (visit) => button(visit, '展开工具栏', 'Bring the toolbar back').click();

const scenes: readonly Scene[] = [
  desk,
  {
    name: 'editor',
    async show(visit) {
      await inEditor(visit);
      await visit.page.getByRole('application').first().focus();
      await visit.page.keyboard.press('Tab');
    },
  },
  {
    name: 'editor-folded',
    async show(visit) {
      await inEditor(visit);
      await button(visit, '缩略图', 'Thumbnails').click();
    },
  },
  {
    name: 'keys',
    async show(visit) {
      await inEditor(visit);
      await button(visit, '缩略图', 'Thumbnails').click();
      await visit.page.keyboard.press('Control+/');
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'offline-editor',
    async show(visit) {
      await inEditor(visit);
      await visit.page.context().setOffline(true);
      await visit.page.getByText(/网络已断开，请检查网络后重试|Connection lost: check/).waitFor();
    },
  },
  {
    name: 'offline-desk',
    async show(visit) {
      await desk.show(visit);
      await visit.page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await visit.page.waitForTimeout(REST);
      await visit.page.context().setOffline(true);
      await visit.page.reload();
      await visit.page
        .getByText(/本机可打开|Opens on this device|这台设备|this device/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'print',
    async show(visit) {
      await inEditor(visit);
      await visit.page.keyboard.press('Control+p');
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  place,
  playing,
  {
    name: 'player-pen',
    async show(visit) {
      await withToolbar(visit);
      // The first press selects the tool, the second opens its options.
      for (let press = 0; press < 2; press++) await button(visit, '画笔', 'Pen').click();
      await visit.page.getByRole('group', { name: visit.language === 'zh' ? '画笔' : 'Pen' }).waitFor();
    },
  },
  folded,
  {
    name: 'player-thumbnails',
    async show(visit) {
      await withToolbar(visit);
      await visit.page.keyboard.press('g');
      await visit.page.getByRole('listbox').or(visit.page.getByRole('dialog')).first().waitFor();
      await visit.page.waitForTimeout(REST);
    },
  },
  ended,
  {
    name: 'not-there',
    async show(visit) {
      await at(visit, '/nowhere');
    },
  },
  {
    name: 'editor-not-there',
    async show(visit) {
      await at(visit, '/view?fileId=01900000-0000-7000-8000-000000000000');
    },
  },
  {
    name: 'player-not-there',
    async show(visit) {
      await at(visit, '/play?fileId=01900000-0000-7000-8000-000000000000');
      await visit.page.waitForTimeout(REST);
    },
  },
];

/** Scenes that phones show. */
const phoneScenes: readonly Scene[] = [
  desk,
  {
    name: 'view',
    async show(visit) {
      await at(visit, `/view?fileId=${visit.documentId}`);
      await visit.page.getByRole('note').waitFor();
    },
  },
  place,
  playing,
  folded,
  ended,
];

/** Undoes the changes of a scene in the window. */
const undone: Readonly<Record<string, Scene['show']>> = {
  'editor-folded': (visit) => button(visit, '缩略图', 'Thumbnails').click(),
  keys: async (visit) => {
    await visit.page.keyboard.press('Escape');
    await button(visit, '缩略图', 'Thumbnails').click();
  },
  'offline-editor': (visit) => visit.page.context().setOffline(false),
  'offline-desk': (visit) => visit.page.context().setOffline(false),
  print: (visit) => visit.page.keyboard.press('Escape'),
  'player-folded': unfolded,
  'class-end': dropInk,
};

/** The file name of a picture. */
export function pictureOf(scene: string, language: Language, theme: Theme, size: string): string {
  return `${scene}-${language}-${theme}-${size}.png`;
}

export const SCENES: readonly string[] = scenes.map(({ name }) => name);
export const PHONE_SCENES: readonly string[] = phoneScenes.map(({ name }) => `phone-${name}`);

/**
 * Takes a picture of every screen in both languages and themes and all sizes. A screen that the program lacks, such as
 * an older one, is skipped with a message. `only`: names of scenes; empty for all.
 */
export async function takeScreens(
  browser: Browser,
  url: string,
  folder: string,
  only: readonly string[],
  themes: readonly Theme[] = THEMES,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const wanted = (name: string) => only.length === 0 || only.includes(name);
  const large = scenes.filter(({ name }) => wanted(name));
  const small = phoneScenes.filter(({ name }) => wanted(`phone-${name}`));
  // Four windows at a time, so that the machine stays busy while some of them wait.
  await Promise.all(
    LANGUAGES.flatMap((language) =>
      themes.map(async (theme) => {
        const shared = { url, language, theme, folder };
        if (large.length > 0) await walk(browser, { ...shared, scenes: large, phone: false });
        if (small.length > 0) await walk(browser, { ...shared, scenes: small, phone: true });
      }),
    ),
  );
}

interface Walk {
  readonly url: string;
  readonly language: Language;
  readonly theme: Theme;
  readonly folder: string;
  readonly scenes: readonly Scene[];
  readonly phone: boolean;
}

async function walk(browser: Browser, { url, language, theme, folder, scenes, phone }: Walk): Promise<void> {
  const [width, height] = phone ? PHONES.upright : SIZES.w1920;
  const context = await browser.newContext({
    locale: language === 'zh' ? 'zh-CN' : 'en-GB',
    viewport: { width, height },
    screen: { width, height },
    ...(phone ? { isMobile: true, hasTouch: true, deviceScaleFactor: 2 } : {}),
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript((name) => localStorage.setItem('lectern.theme', name), theme);
  try {
    const page = await context.newPage();
    const documentId = await signedIn(context, page, url);
    for (const [size, [w, h]] of Object.entries(phone ? PHONES : SIZES)) {
      await page.setViewportSize({ width: w, height: h });
      for (const scene of scenes) {
        const visit: Visit = { page, url, language, documentId, size };
        const name = `${phone ? 'phone-' : ''}${scene.name}`;
        try {
          await scene.show(visit);
          await page.waitForTimeout(REST);
          await page.screenshot({ path: path.join(folder, pictureOf(name, language, theme, size)) });
        } catch (error) {
          const [said] = String(error).split('\n');
          process.stderr.write(`${name} ${language} ${theme} ${size}: ${said}\n`);
        }
        await undone[scene.name]?.(visit).catch(() => undefined);
      }
    }
  } finally {
    await context.close();
  }
}

/** Returns the id of the courseware. */
async function signedIn(context: BrowserContext, page: Page, url: string): Promise<string> {
  await page.goto(`${url}/#/login`);
  await page.getByLabel(/^(账号|Login name)$/).fill('chen');
  await page.getByLabel(/^(密码|Password)$/).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: /^(登录|Sign in)$/ }).click();
  const card = page.getByRole('link', { name: LESSON }).or(page.getByRole('button', { name: LESSON }));
  await card.first().click();
  await page.waitForURL(/fileId=/);
  const id = /fileId=([^&]+)/.exec(page.url())?.[1];
  if (id === undefined) throw new Error(`no courseware is open at ${page.url()}`);
  await context.setOffline(false);
  return id;
}
