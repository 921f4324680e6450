import { LecternError } from '@lectern/protocol';
import type { Page } from 'puppeteer-core';
import { Jail } from '../jail/jail.ts';
import { answerRequests, type PageFiles } from './answer-requests.ts';
import { type BrowserProcess, type BrowserWay, startBrowser } from './browser-process.ts';
import { findBrowser } from './find-browser.ts';

/** Time for which an unused browser is kept, because a teacher who exports once often exports again, milliseconds. */
const KEEP_MS = 60_000;
/** A browser is replaced after this many tasks, which also frees the memory that it leaked. */
const WORKS = 30;
/** Time limit for closing a page, milliseconds. A page that takes longer hangs, even if the browser does not notice. */
const CLOSE_MS = 3_000;

/** The browser broke during a task: it crashed, was killed, or ran out of memory. The next task gets a new browser. */
export class BrowserBroke extends Error {
  override readonly name = 'BrowserBroke';
}

interface HeadlessBrowserOptions {
  /** Path of the browser (LECTERN_CHROMIUM); searched if omitted. */
  readonly program?: string | undefined;
  readonly searchPath?: string;
  readonly jail?: Jail;
  /** Whether the browser may run without a jail, with its own sandbox alone (LECTERN_BROWSER_WITHOUT_JAIL). */
  readonly withoutJail?: boolean;
  /** Receives the error output of a browser that broke. */
  readonly log?: (said: string) => void;
}

/**
 * A headless Chromium for the program's own pages with untrusted content. It runs in the jail, without network and
 * files, and this process answers every request. It starts with the first task, is kept a while, and does one task at a
 * time.
 */
export class HeadlessBrowser {
  readonly #options: HeadlessBrowserOptions;
  readonly #jail: Jail;
  #way: BrowserWay | undefined;
  #running: BrowserProcess | undefined;
  #works = 0;
  #turn: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: HeadlessBrowserOptions = {}) {
    this.#options = options;
    this.#jail = options.jail ?? new Jail();
  }

  /**
   * Opens an empty page whose requests `files` answers, and closes it after the work. Throws EXPORT_NO_BROWSER,
   * EXPORT_UNSAFE, BrowserBroke, the errors of the work, or the signal's reason. The signal ends the browser, because a
   * page that hangs cannot be stopped otherwise.
   */
  async use<T>(files: PageFiles, signal: AbortSignal, work: (page: Page) => Promise<T>): Promise<T> {
    const before = this.#turn;
    const mine = before.then(() => this.#use(files, signal, work));
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  async #use<T>(files: PageFiles, signal: AbortSignal, work: (page: Page) => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    clearTimeout(this.#idle);
    const running = await this.#browser();
    let stop: () => void = () => undefined;
    const stopped = new Promise<never>((_, reject) => {
      stop = () => reject(signal.reason);
      signal.addEventListener('abort', stop, { once: true });
    });
    const broken = running.ended.then(() => Promise.reject(new BrowserBroke('the browser exited')));
    // The first outcome decides; the others would otherwise be unhandled rejections.
    for (const outcome of [stopped, broken]) outcome.catch(() => undefined);
    try {
      return await Promise.race([this.#work(running, files, work), stopped, broken]);
    } catch (error) {
      if (signal.aborted || error instanceof BrowserBroke) await this.#discard(running);
      throw signal.aborted ? signal.reason : error;
    } finally {
      signal.removeEventListener('abort', stop);
      this.#rest();
    }
  }

  async #work<T>(running: BrowserProcess, files: PageFiles, work: (page: Page) => Promise<T>): Promise<T> {
    const context = await running.browser.createBrowserContext({ downloadBehavior: { policy: 'deny' } });
    try {
      const page = await context.newPage();
      const crashed = new Promise<never>((_, reject) =>
        page.once('error', (error) => reject(new BrowserBroke('the page crashed', { cause: error }))),
      );
      crashed.catch(() => undefined);
      await answerRequests(page, files);
      return await Promise.race([work(page), crashed]);
    } finally {
      const late = new Promise<'late'>((resolve) => setTimeout(resolve, CLOSE_MS, 'late').unref());
      const closed = context.close().then(
        () => 'closed' as const,
        () => 'late' as const,
      );
      if ((await Promise.race([closed, late, running.ended])) === 'late') await this.#discard(running);
    }
  }

  async #browser(): Promise<BrowserProcess> {
    if (this.#closed) throw new LecternError('NOT_READY');
    if (this.#running && this.#works >= WORKS) await this.#discard(this.#running);
    this.#works += 1;
    if (this.#running) return this.#running;
    const { program: named, searchPath } = this.#options;
    const program = await findBrowser(named, searchPath);
    if (program === undefined) throw new LecternError('EXPORT_NO_BROWSER');
    const running = await this.#start(program);
    this.#running = running;
    this.#works = 1;
    void running.ended.then(() => {
      if (this.#running === running) this.#running = undefined;
    });
    return running;
  }

  /** Starts with the method that succeeded before; the first time all methods are tried, the safest first. */
  async #start(program: string): Promise<BrowserProcess> {
    const jail = await this.#jail.state();
    const ways = waysOf(jail.kind === 'ready', this.#options.withoutJail ?? false);
    const known = ways.find((way) => way === this.#way);
    let reason = '';
    for (const way of known ? [known] : ways) {
      try {
        const running = await startBrowser(program, way, this.#jail);
        this.#way = way;
        return running;
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
        this.#options.log?.(reason);
      }
    }
    // The state is reset, so that the next call tries again, because the missing program may be installed meanwhile.
    this.#way = undefined;
    const line = jail.kind === 'ready' ? (reason.split('\n').at(-1) ?? '') : reasonOf(jail);
    throw new LecternError('EXPORT_UNSAFE', { reason: line.slice(0, 300) });
  }

  async #discard(running: BrowserProcess): Promise<void> {
    if (this.#running === running) this.#running = undefined;
    await running.kill();
  }

  #rest(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      if (this.#running) void this.#discard(this.#running);
    }, KEEP_MS);
    this.#idle.unref();
  }

  /** Ends the browser; running tasks reject with BrowserBroke. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#idle);
    if (this.#running) await this.#discard(this.#running);
    await this.#turn;
  }
}

function waysOf(hasJail: boolean, withoutJail: boolean): readonly BrowserWay[] {
  if (hasJail) return ['jail and sandbox', 'jail'];
  return withoutJail ? ['sandbox'] : [];
}

function reasonOf(jail: Exclude<Awaited<ReturnType<Jail['state']>>, { kind: 'ready' }>): string {
  return jail.kind === 'refused' ? jail.reason : 'bubblewrap is not installed';
}
