import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { Measured, SHOWN } from './browser.ts';
import { largeDeck } from './large-deck.ts';
import { report } from './report.ts';

/**
 * JavaScript that a page asked for until what the selector finds was put into the document, gzip, KB of 1,000 bytes as
 * the network counts. What comes after that moment does not count, however soon it comes.
 */
export async function firstLoad(page: Page, url: string, selector: string): Promise<number> {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (!/\.js(\?|$)/.test(response.url())) return;
    const body = response.body();
    // What still comes when all is closed is cut off.
    body.catch(() => undefined);
    scripts.set(response.url(), body);
  });
  await page.goto('about:blank');
  await page.addInitScript((wanted: string) => {
    const look = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return;
      look.disconnect();
      performance.mark('stands');
    });
    look.observe(document, { childList: true, subtree: true });
  }, selector);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('stands').length > 0);
  const before = await page.evaluate(() => {
    const stands = performance.getEntriesByName('stands')[0]?.startTime ?? 0;
    const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= stands);
    // Prefetched and then run, a file is one to a browser that keeps what it has, and two to this one.
    return [...new Set(asked.map(({ name }) => name))];
  });
  let bytes = 0;
  for (const name of before) {
    const body = await scripts.get(name);
    if (body) bytes += gzipSync(body, { level: 9 }).length;
  }
  page.removeAllListeners('response');
  return bytes / 1000;
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
    // On other devices: where the courseware was opened before it is shown from the copy that the browser keeps.
    const desk = await measured.teacher();
    await bar('editor', await desk.context().newPage(), `/view?fileId=${id}`, SHOWN, 300);
    const again = 'editor, from the copy';
    await bar(again, await teacher.context().newPage(), `/view?fileId=${id}`, SHOWN, 300);
    const panel = await measured.teacher();
    await bar('player', await panel.context().newPage(), `/play?fileId=${id}`, SHOWN, 145);
    const phone = await measured.teacher();
    const page = 'main [data-page-id] [data-element-id]';
    await bar('mobile', await phone.context().newPage(), `/mobile?fileId=${thirty}`, page, 150);
    const board = await measured.newBoard();
    const address = `/blackboard?fileId=${board.id}`;
    await bar('board', await board.page.context().newPage(), address, '[data-testid="ink-wet"]', 245);
    // Beside the show, which it follows.
    const presented = '[data-testid="presented-page"]';
    await bar('presenter', await panel.context().newPage(), `/presenter?fileId=${id}`, presented, 140);
  } finally {
    await measured.close();
  }
}
