import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { Measured, SHOWN } from './browser.ts';
import { largeDeck } from './large-deck.ts';
import { report } from './report.ts';

/** JavaScript that a page asked for until it stood, gzip, KB of 1,000 bytes as the network counts. */
async function firstLoad(page: Page, url: string, selector: string): Promise<number> {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (!/\.js(\?|$)/.test(response.url())) return;
    const body = response.body();
    // What still comes when the page stood already does not count, and may be cut off when all is closed.
    body.catch(() => undefined);
    scripts.set(response.url(), body);
  });
  await page.goto('about:blank');
  await page.goto(url);
  await page.locator(selector).first().waitFor();
  const before = [...scripts.values()];
  let bytes = 0;
  for (const body of before) bytes += gzipSync(await body, { level: 9 }).length;
  page.removeAllListeners('response');
  return bytes / 1000;
}

/** `npm run bench -- bundles`: the JavaScript of a first visit to each surface. */
export async function benchBundles(): Promise<void> {
  const measured = await Measured.start();
  try {
    const teacher = await measured.teacher();
    const id = await measured.importDeck(teacher, 'bundles.pptx', largeDeck(3, 6));
    const bar = async (name: string, page: Page, path: string, selector: string, atMost: number) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.setCacheDisabled', { cacheDisabled: true });
      const value = await firstLoad(page, `${measured.server.url}/#${path}`, selector);
      report({ bench: 'bundles', name, value, unit: 'KB', atMost });
    };
    await bar('login', await measured.stranger(), '/login', 'input[type=password]', 100);
    await bar('editor', await teacher.context().newPage(), `/view?fileId=${id}`, SHOWN, 300);
    await bar('player', await teacher.context().newPage(), `/play?fileId=${id}`, SHOWN, 145);
  } finally {
    await measured.close();
  }
}
