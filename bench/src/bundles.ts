import { gzipSync } from 'node:zlib';
import type { Page, Route } from 'playwright-core';
import { Measured, SHOWN } from './browser.ts';
import { largeDeck } from './large-deck.ts';
import { report } from './report.ts';

/** The first page as the server rendered it: it is visible without any code of the program. */
const RENDERED = '#rendered-page';
/** Time without a request and a response after which the missing files wait for a held-back file, milliseconds. */
const QUIET_MS = 1_000;

/**
 * The scripts that the page at an address requests itself: scripts of the shell and the surface, and scripts right
 * after.
 */
async function namedBy(url: string): Promise<ReadonlySet<string>> {
  const page = await (await fetch(url)).text();
  const path = new URL(url).hash.slice(1).replace(/\?.*/, '');
  const row = page.indexOf(`"${path}":{`);
  if (row < 0) throw new Error(`the page references no files of ${path}`);
  const links = page.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  const surface = page.slice(row, page.indexOf('}', row));
  return new Set([...links, surface].flatMap((text) => text.match(/[\w.-]+\.js/g) ?? []));
}

/**
 * The size of the JavaScript that is needed until the selector matches, gzip, KB of 1,000 bytes as transferred: the
 * scripts that the page itself names, and further files that are let through one by one until it matches. All other
 * requests are held back, so that preloaded files do not count, whether the machine is busy or not.
 */
export async function firstLoad(page: Page, url: string, selector: string): Promise<number> {
  const named = await namedBy(url);
  const held: Route[] = [];
  const bodies = new Map<string, Promise<Buffer>>();
  let last = performance.now();
  const devtools = await page.context().newCDPSession(page);
  // The service worker would respond from its cache before a request reaches the network.
  const { origin } = new URL(url);
  const storageTypes = 'service_workers,cache_storage';
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes });
  const pass = async (route: Route): Promise<void> => {
    const answer = route.fetch();
    const body = answer.then((response) => response.body());
    bodies.set(nameOf(route), body);
    await route.fulfill({ response: await answer }).catch(() => undefined);
    last = performance.now();
  };
  const isScript = /\.js(\?|$)/;
  await page.route(isScript, async (route) => {
    last = performance.now();
    if (named.has(nameOf(route))) await pass(route);
    else held.push(route);
  });
  await page.goto('about:blank');
  await page.goto(url);
  const stands = () =>
    page.evaluate(
      ([wanted, rendered]) =>
        [...document.querySelectorAll(wanted)].some((element) => element.closest(rendered) === null),
      [selector, RENDERED] as const,
    );
  const until = performance.now() + 60_000;
  while (!(await stands())) {
    if (performance.now() > until) throw new Error(`${selector} is not shown after a minute`);
    if (performance.now() - last > QUIET_MS) {
      const next = held.shift();
      if (next) await pass(next);
    }
    await page.waitForTimeout(20);
  }
  let bytes = 0;
  for (const body of [...bodies.values()]) bytes += gzipSync(await body, { level: 9 }).length;
  await page.unroute(isScript);
  for (const route of held) await route.continue().catch(() => undefined);
  return bytes / 1000;
}

function nameOf(route: Route): string {
  return new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
}

/** `npm run bench -- bundles`: the JavaScript of a first visit to each surface. */
export async function benchBundles(): Promise<void> {
  const measured = await Measured.start();
  try {
    const teacher = await measured.teacher();
    const id = await measured.importDeck(teacher, 'bundles.pptx', largeDeck(3, 6));
    const thirty = await measured.importDeck(teacher, 'thirty.pptx', largeDeck(30, 6));
    const bar = async (name: string, page: Page, path: string, selector: string, atMost: number) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.setCacheDisabled', { cacheDisabled: true });
      const value = await firstLoad(page, `${measured.server.url}/#${path}`, selector);
      report({ bench: 'bundles', name, value, unit: 'KB', atMost });
    };
    await bar('login', await measured.stranger(), '/login', 'input[type=password]', 100);
    await bar('join', await measured.stranger(), '/join', 'input', 90);
    const link = await measured.shareAtDesk('shared.pptx', largeDeck(30, 6));
    await bar('share', await measured.stranger(), link, SHOWN, 150);
    // These windows are on other devices, because a browser that has opened a courseware before shows its offline copy.
    const desk = await measured.teacher();
    await bar('editor', await desk.context().newPage(), `/view?fileId=${id}`, SHOWN, 300);
    const again = 'editor, from the copy';
    await bar(again, await teacher.context().newPage(), `/view?fileId=${id}`, SHOWN, 300);
    const panel = await measured.teacher();
    const show = await panel.context().newPage();
    await bar('player', show, `/play?fileId=${id}`, SHOWN, 145);
    // The presenter view has nothing to show before the show.
    await show.waitForFunction((rendered) => !document.querySelector(rendered), RENDERED);
    const phone = await measured.teacher();
    const page = 'main [data-page-id] [data-element-id]';
    await bar('mobile', await phone.context().newPage(), `/mobile?fileId=${thirty}`, page, 150);
    const board = await measured.newBoard();
    const address = `/blackboard?fileId=${board.id}`;
    await bar('board', await board.page.context().newPage(), address, '[data-testid="ink-wet"]', 245);
    const exercise = await measured.newExercise();
    const paper = `/exercise?fileId=${exercise.id}`;
    await bar('exercise', await exercise.page.context().newPage(), paper, 'main nav', 182);
    // The presenter view is opened beside the show that it follows, so all its code except for 8 KB is in the browser's
    // cache by then.
    const presented = '[data-testid="presented-page"]';
    await bar('presenter', await panel.context().newPage(), `/presenter?fileId=${id}`, presented, 142);
  } finally {
    await measured.close();
  }
}
