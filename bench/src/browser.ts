import { DEMO_PASSWORD, RunningServer } from '@lectern/e2e/server';
import { type Browser, chromium, type Page } from 'playwright-core';

export const CHROMIUM_PATH = process.env.LECTERN_CHROMIUM ?? '/usr/bin/chromium';

export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The program and a browser, signed in as the demonstration school's teacher. */
export class Measured {
  readonly server: RunningServer;
  readonly #browser: Browser;

  private constructor(server: RunningServer, browser: Browser) {
    this.server = server;
    this.#browser = browser;
  }

  static async start(): Promise<Measured> {
    const server = await RunningServer.start();
    const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: [...CHROMIUM_ARGS] });
    return new Measured(server, browser);
  }

  /** A new browser window that shows the desk. */
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

  /** A browser window in which no user is signed in. */
  async stranger(): Promise<Page> {
    return await (
      await this.#browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'zh-CN' })
    ).newPage();
  }

  /** Imports a deck at the desk; returns the id of the courseware, which is open then. */
  async importDeck(page: Page, name: string, bytes: Uint8Array): Promise<string> {
    await page.goto(`${this.server.url}/#/`);
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

  /** Imports a deck in a separate window, which is closed again; returns the path of a link to it. */
  async shareAtDesk(name: string, bytes: Uint8Array): Promise<string> {
    const page = await this.teacher();
    await this.importDeck(page, name, bytes);
    await page.getByRole('button', { name: '共享', exact: true }).click();
    await page.getByRole('switch', { name: '链接分享' }).click();
    const link = await page.getByRole('textbox', { name: '链接', exact: true }).inputValue();
    await page.context().close();
    return new URL(link).hash.slice(1);
  }

  /** Imports a deck in a separate window, which is closed again. */
  async importAtDesk(name: string, bytes: Uint8Array): Promise<string> {
    const page = await this.teacher();
    const id = await this.importDeck(page, name, bytes);
    await page.context().close();
    return id;
  }

  /** Creates a board at the desk in a separate window; returns that teacher's window and the board's id. */
  async newBoard(): Promise<{ readonly page: Page; readonly id: string }> {
    const page = await this.teacher();
    await page.getByRole('button', { name: '新建黑板' }).click();
    await page.waitForURL(/#\/blackboard\?fileId=/, { timeout: 60_000 });
    return { page, id: new URL(page.url().replace('#', '')).searchParams.get('fileId') ?? '' };
  }

  /** Creates an exercise at the desk in a separate window; returns that teacher's window and the exercise's id. */
  async newExercise(): Promise<{ readonly page: Page; readonly id: string }> {
    const page = await this.teacher();
    await page.getByRole('button', { name: '新建练习' }).click();
    await page.waitForURL(/#\/exercise\?fileId=/, { timeout: 60_000 });
    return { page, id: new URL(page.url().replace('#', '')).searchParams.get('fileId') ?? '' };
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.server.close();
  }
}

/** A drawn element, in the editor or the show. */
export const SHOWN = '[data-page-id] [data-element-id]';
