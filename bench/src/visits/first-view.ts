import { gzipSync } from 'node:zlib';
import type { CDPSession, Page, Response } from 'playwright-core';
import { recordTrace, scriptTime } from './script-time.ts';
import type { Visitor } from './visitor.ts';

/** An element of the page in the editor: not one of a thumbnail, nor of a thumbnail on the desk. */
const IN_HAND = '[role=application] [data-element-id]';
/** The slide drawn from records; it is removed when the editor has drawn the same. */
const STILL = '[data-still-slide]';
/** An element of the slide drawn from records, or of the page in the editor. */
export const EDITED = `${STILL} [data-element-id], ${IN_HAND}`;

/**
 * The first page as the server rendered it, with its pictures and fonts; it is removed when the program has drawn the
 * same.
 */
const RENDERED = '#rendered-page';
const RENDERED_WHOLE = `${RENDERED}[data-whole]`;

/** The cost of one visit until its page was on the screen. Times in milliseconds from the navigation. */
export interface FirstView {
  readonly shown: number;
  /** Time until the page that the surface draws itself is shown, which may replace a page rendered by the server. */
  readonly ownPage: number;
  readonly firstContentfulPaint: number;
  readonly script: number;
  readonly longestTask: number;
  /** Time until the page can be edited in the editor, milliseconds from the navigation; NaN elsewhere. */
  readonly inHand: number;
  /** Size of the JavaScript files requested until then, gzip, KB of 1,000 bytes as transferred. */
  readonly fileSize: number;
  /** Number of requests until then; URLs created by the page itself (`data:`, `blob:`) do not count. */
  readonly requests: number;
}

/** The function that the page calls at the awaited moment, with the time on the page's clock. */
const SHOWN_CALL = 'lecternBenchShown';

/**
 * Returns the moment `shown`, milliseconds on the page's clock: two frames after the first element that the selector
 * matches was inserted into the document. The page reports it by itself: for a query it would have to load Playwright's
 * own script, which on a slow machine takes as long as much of the program.
 */
export async function shownIn(
  page: Page,
  devtools: CDPSession,
  selector: string,
): Promise<() => Promise<number>> {
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: SHOWN_CALL });
  const shown = new Promise<number>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${selector} was not shown within a minute`)), 60_000);
    devtools.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name !== SHOWN_CALL) return;
      clearTimeout(late);
      resolve(Number(payload));
    });
  });
  // The caller handles the rejection.
  shown.catch(() => undefined);
  await page.addInitScript(
    ([wanted, call]) => {
      const look = new MutationObserver(() => {
        if (!document.querySelector(wanted)) return;
        look.disconnect();
        // After the next frame it is on the screen.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const { startTime } = performance.mark('shown');
            (globalThis as unknown as Record<string, (time: string) => void>)[call]?.(String(startTime));
          }),
        );
      });
      look.observe(document, { childList: true, subtree: true, attributeFilter: ['data-whole'] });
    },
    [selector, SHOWN_CALL] as const,
  );
  return () => shown;
}

/** Opens an address and measures until the selector's match is on the screen. */
export async function firstView(visitor: Visitor, url: string, selector: string): Promise<FirstView> {
  const { page, devtools } = visitor;
  const whenShown = await shownIn(page, devtools, `${RENDERED_WHOLE}, ${selector}`);
  await page.addInitScript(
    ([own, rendered]) => {
      const look = new MutationObserver(() => {
        if (document.querySelector(rendered) || !document.querySelector(own)) return;
        look.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('own page')));
      });
      look.observe(document, { childList: true, subtree: true });
    },
    [selector, RENDERED] as const,
  );
  const asked: { readonly url: string; readonly at: number; readonly script: boolean }[] = [];
  const responses = new Map<string, Response>();
  page.on('response', (response) => responses.set(response.url(), response));
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ request, wallTime, type }) => {
    if (/^https?:/.test(request.url))
      asked.push({
        url: request.url,
        at: wallTime * 1000,
        script: type === 'Script' || /\.js(\?|$)/.test(request.url),
      });
  });
  if (selector === EDITED)
    await page.addInitScript(
      ([edited, still]) => {
        const look = new MutationObserver(() => {
          if (document.querySelector(still) || !document.querySelector(edited)) return;
          look.disconnect();
          performance.mark('in hand');
        });
        look.observe(document, { childList: true, subtree: true });
      },
      [IN_HAND, STILL] as const,
    );
  const stop = await recordTrace(devtools);
  await page.goto(url);
  const shown = await whenShown();
  const events = await stop();
  await page.waitForFunction(() => performance.getEntriesByName('own page').length > 0);
  if (selector === EDITED)
    await page.waitForFunction(() => performance.getEntriesByName('in hand').length > 0);
  const told = await page.evaluate(async () => {
    const tasks = await new Promise<readonly PerformanceEntry[]>((resolve) => {
      const longTasks = new PerformanceObserver((list) => resolve(list.getEntries()));
      longTasks.observe({ type: 'longtask', buffered: true });
      // Without a long task the observer is never called.
      setTimeout(() => resolve([]), 500);
    });
    const shownAt = performance.getEntriesByName('shown')[0]?.startTime ?? 0;
    return {
      began: performance.timeOrigin,
      ownPage: performance.getEntriesByName('own page')[0]?.startTime ?? Number.NaN,
      inHand: performance.getEntriesByName('in hand')[0]?.startTime ?? Number.NaN,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      longest: Math.max(0, ...tasks.filter((each) => each.startTime < shownAt).map((each) => each.duration)),
    };
  });
  const before = asked.filter((each) => each.at <= told.began + shown);
  const files = new Set(before.filter((each) => each.script).map((each) => each.url));
  let bytes = 0;
  for (const file of files) bytes += gzipSync((await responses.get(file)?.body()) ?? '', { level: 9 }).length;
  return {
    shown,
    ownPage: told.ownPage,
    firstContentfulPaint: told.painted ?? Number.NaN,
    script: scriptTime(events, 'shown'),
    longestTask: told.longest,
    inHand: told.inHand,
    fileSize: bytes / 1000,
    requests: before.length,
  };
}

/** The JavaScript files of a visit until its page was on the screen. */
export interface FilesUntilShown {
  /** Files that were loaded and run: the page depends on them. */
  readonly run: readonly string[];
  /** Files that were only requested, as preloads for later. */
  readonly ahead: readonly string[];
}

/** The message that each file logs in its first line in `filesUntilShown`. */
const RAN = 'ran ';

/**
 * Opens an address and returns which files ran until the selector's match was on the screen, and which were preloaded.
 * A line that is inserted at the beginning of each file reports that it runs. This needs a separate visit, because it
 * distorts times.
 */
export async function filesUntilShown(
  { page, devtools }: Visitor,
  url: string,
  selector: string,
): Promise<FilesUntilShown> {
  const whenShown = await shownIn(page, devtools, selector);
  await page.route(/\.js(\?|$)/, async (route) => {
    const response = await route.fetch();
    const note = `performance.mark(${JSON.stringify(RAN + route.request().url())});`;
    await route.fulfill({ response, body: note + (await response.text()) });
  });
  await page.goto(url);
  const shown = await whenShown();
  // Requests that are still pending are too late to count, and the visit is over.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return await page.evaluate(
    ([until, ran]) => {
      const before = performance.getEntries().filter(({ startTime }) => startTime <= until);
      const run = before.filter(({ name }) => name.startsWith(ran)).map(({ name }) => name.slice(ran.length));
      const asked = before.filter((each) => each.entryType === 'resource' && /\.js(\?|$)/.test(each.name));
      const ahead = new Set(asked.map(({ name }) => name).filter((name) => !run.includes(name)));
      return { run, ahead: [...ahead] };
    },
    [shown, RAN] as const,
  );
}
