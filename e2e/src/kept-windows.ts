import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { keptPages } from './account-api.ts';
import { saveData } from './next-code.ts';

type Size = ReturnType<Page['viewportSize']>;

/**
 * Pages with the program, each in a browser of its own, that go on from test to test: starting the program takes half of
 * the time of a short test. `signIn` changes the user of such a page.
 */
export class KeptWindows {
  readonly #browser: Browser;
  readonly #defaults: BrowserContextOptions;
  readonly #free = new Map<string, Page[]>();
  readonly #used: { readonly key: string; readonly page: Page; readonly size: Size }[] = [];

  constructor(browser: Browser, defaults: BrowserContextOptions) {
    this.#browser = browser;
    this.#defaults = defaults;
  }

  /** A page in a browser with these options that this test does not use yet. */
  async open(options: BrowserContextOptions = {}): Promise<Page> {
    const whole = { ...this.#defaults, ...options };
    const key = JSON.stringify(whole);
    const page = this.#free.get(key)?.pop() ?? (await this.#make(whole));
    this.#used.push({ key, page, size: page.viewportSize() });
    return page;
  }

  /** Ends a test: its pages are free for the next, except pages that it closed and that cannot be used again. */
  async free(): Promise<void> {
    for (const { key, page, size } of this.#used.splice(0)) {
      if (page.isClosed()) continue;
      const isAsBefore = await forgetTest(page, size).catch(() => false);
      if (isAsBefore) this.#free.set(key, [...(this.#free.get(key) ?? []), page]);
      else await page.context().close();
    }
  }

  async close(): Promise<void> {
    await this.free();
    await Promise.all([...this.#free.values()].flat().map((page) => page.context().close()));
  }

  async #make(options: BrowserContextOptions): Promise<Page> {
    const context = await this.#browser.newContext(options);
    const page = await context.newPage();
    await saveData(page);
    // Scripts and a test's clock would stay for the next tests.
    const refuse = (): never => {
      throw new Error(
        'a kept page takes neither scripts nor a clock: use `test` instead of `testInKeptPage`',
      );
    };
    page.addInitScript = refuse;
    context.addInitScript = refuse;
    page.clock.install = refuse;
    keptPages.set(page, new Map());
    return page;
  }
}

/** Events of a page to which tests listen. */
const HEARD = ['request', 'response', 'requestfailed', 'console', 'pageerror', 'load'];

/** How long a page may take to leave its screen, milliseconds. */
const LEAVE_MS = 5_000;

/**
 * Removes what a test has left in the page and in its browser, except the program and the sign-in. Returns false when
 * the program has another language or theme than a new one, or is in full screen.
 */
async function forgetTest(page: Page, size: Size): Promise<boolean> {
  const context = page.context();
  keptPages.get(page)?.clear();
  for (const event of HEARD) page.removeAllListeners(event);
  await context.setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const other of context.pages()) if (other !== page) await other.close();
  // An address of no screen: whatever was open is closed.
  await page.evaluate(() => location.replace('#/nowhere'));
  await page.getByText('404 页面不存在！').waitFor({ timeout: LEAVE_MS });
  const now = page.viewportSize();
  if (size && (now?.width !== size.width || now.height !== size.height)) await page.setViewportSize(size);
  return await page.evaluate(() => {
    // The window keeps its identity, by which a lesson recognises it after a reload.
    for (const key of Object.keys(localStorage)) if (key !== 'lectern.device') localStorage.removeItem(key);
    const { lang, dataset } = document.documentElement;
    return lang === 'zh-CN' && dataset.theme === 'light' && document.fullscreenElement === null;
  });
}
