import { DEMO_PASSWORD, RunningServer } from '@lectern/e2e/server';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';

/** The program and a browser beside it, signed in as the demonstration school's teacher. */
export class Measured {
  readonly server: RunningServer;
  readonly #browser: Browser;

  private constructor(server: RunningServer, browser: Browser) {
    this.server = server;
    this.#browser = browser;
  }

  static async start(): Promise<Measured> {
    const server = await RunningServer.start();
    const browser = await chromium.launch({
      executablePath: process.env.LECTERN_CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
    return new Measured(server, browser);
  }

  /** A window of its own, at the desk. */
  async teacher(): Promise<Page> {
    const context = await this.#browser.newContext({
      viewport: { width: 1366, height: 768 },
      locale: 'zh-CN',
    });
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
    await page.goto(`${this.server.url}/#/login`);
    await page.getByLabel('账号', { exact: true }).fill('chen');
    await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByRole('button', { name: /^账号菜单/ }).waitFor();
    return page;
  }

  /** A window where nobody is signed in. */
  async stranger(): Promise<Page> {
    return await (
      await this.#browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'zh-CN' })
    ).newPage();
  }

  /** Imports a deck at the desk; answers the id of the courseware, which is open then. */
  async importDeck(page: Page, name: string, bytes: Uint8Array): Promise<string> {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /导入 PowerPoint/ }).click();
    await (await chooser).setFiles({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(bytes),
    });
    await page.waitForURL(/#\/view\?fileId=/, { timeout: 60_000 });
    await page.locator(SHOWN).first().waitFor({ timeout: 60_000 });
    await page.getByText('已保存').waitFor({ timeout: 60_000 });
    return new URL(page.url().replace('#', '')).searchParams.get('fileId') ?? '';
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.server.close();
  }
}

/** An element that is drawn, in the editor or the show. */
export const SHOWN = '[data-page-id] [data-element-id]';

/** A five-year-old laptop on a school's network: 10 Mbit/s, 40 ms, a quarter of this machine's speed, nothing cached. */
export async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 1_250_000,
    uploadThroughput: 1_250_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/**
 * Opens an address anew and answers the milliseconds from the navigation until what is waited for was painted.
 * `selector` is looked for at every change of the document.
 */
export async function timeToShow(page: Page, url: string, selector: string): Promise<number> {
  await page.addInitScript((wanted: string) => {
    const look = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return;
      look.disconnect();
      // The frame after the next has it on the screen.
      requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('shown')));
    });
    look.observe(document, { childList: true, subtree: true });
  }, selector);
  await page.goto(url);
  const marked = await page.waitForFunction(
    () => performance.getEntriesByName('shown')[0]?.startTime,
    undefined,
    { timeout: 60_000 },
  );
  return (await marked.jsonValue()) ?? Number.NaN;
}
