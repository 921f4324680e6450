import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { Measured } from '../browser.ts';
import { quantile, report } from '../report.ts';
import { madeDeck } from './decks.ts';
import { EDITED, shownIn } from './first-view.ts';
import { Profile } from './visitor.ts';

const VISITS = Number(process.env.LECTERN_VISITS ?? 5);
/**
 * Time after which an idle desk has preloaded the most likely next screens; a teacher views a page before teaching it.
 * Milliseconds.
 */
const AT_REST_MS = 4_000;

/**
 * `npm run bench -- from-inside`: at full speed, in a separate browser process for each visit, from the idle desk:
 * opening a courseware that this browser has never opened, by a press on its card, starting the show from there, and an
 * import. Medians of five visits.
 */
export async function benchFromInside(): Promise<void> {
  const measured = await Measured.start();
  const teacher = await Profile.signedIn(measured.server.url);
  try {
    for (const pages of [20, 100, 300]) await opening(measured, teacher, pages);
    await importing(measured, teacher, 20);
  } finally {
    teacher.dispose();
    await measured.close();
  }
}

async function opening(measured: Measured, teacher: Profile, pages: number): Promise<void> {
  const deck = madeDeck(pages);
  await measured.importAtDesk(`inside${pages}.pptx`, deck.bytes);
  const opens: number[] = [];
  const enters: number[] = [];
  for (let i = 0; i < VISITS; i++)
    await teacher.visit('cold', async ({ page }) => {
      await atDesk(page, measured.server.url);
      opens.push(await pressTime(page, `inside${pages}`, EDITED));
      await page.waitForTimeout(AT_REST_MS);
      enters.push(await clickTime(page, '授课', '[data-testid=show] [data-element-id]'));
    });
  const figure = { bench: 'from-inside', unit: 'ms', of: `${deck.words}, from the desk` } as const;
  const openBar = pages === 20 ? { atMost: 120 } : {};
  report({ ...figure, name: 'open', value: quantile(opens, 0.5), ...openBar });
  report({ ...figure, name: 'enter the show', value: quantile(enters, 0.5), atMost: 35 });
}

/** Time from selecting the file at the desk until its first page is on the screen. */
async function importing(measured: Measured, teacher: Profile, pages: number): Promise<void> {
  const deck = madeDeck(pages);
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-bench-'));
  const file = path.join(folder, 'import.pptx');
  writeFileSync(file, deck.bytes);
  const times: number[] = [];
  for (let i = 0; i < VISITS; i++)
    await teacher.visit('cold', async ({ page, devtools }) => {
      const whenShown = await shownIn(page, devtools, EDITED);
      await atDesk(page, measured.server.url);
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: /导入 PowerPoint/ }).click();
      const input = await chooser;
      const chosen = await page.evaluate(() => performance.now());
      await input.setFiles(file);
      times.push((await whenShown()) - chosen);
    });
  rmSync(folder, { recursive: true, force: true });
  report({
    bench: 'from-inside',
    name: 'import, from choosing the file to page 1',
    value: quantile(times, 0.5),
    unit: 'ms',
    atMost: 500,
    of: deck.words,
  });
}

async function atDesk(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/#/`);
  await page.getByRole('button', { name: /导入 PowerPoint/ }).waitFor();
  await page.waitForTimeout(AT_REST_MS);
}

/**
 * Milliseconds from the press of the mouse on a courseware's card, which is released at once, until the selector
 * matches and the match is laid out.
 */
async function pressTime(page: Page, name: string, selector: string): Promise<number> {
  const card = page.getByRole('listitem').filter({ hasText: name }).getByRole('button').first();
  const handle = await card.evaluateHandle(
    (button, wanted) => ({
      passed: new Promise<number>((resolve) => {
        const begin = ({ timeStamp }: Event) => {
          const look = () => {
            const found = document.querySelector(wanted);
            if (!found) return requestAnimationFrame(look);
            found.getBoundingClientRect();
            resolve(performance.now() - timeStamp);
          };
          look();
        };
        button.addEventListener('pointerdown', begin, { once: true });
      }),
    }),
    selector,
  );
  await card.click();
  return await handle.evaluate(({ passed }) => passed);
}

async function clickTime(page: Page, name: string, selector: string): Promise<number> {
  return await page
    .getByRole('button', { name })
    .first()
    .evaluate(
      (button: HTMLButtonElement, wanted) =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          const look = () => {
            const found = document.querySelector(wanted);
            if (!found) return setTimeout(look, 0);
            found.getBoundingClientRect();
            resolve(performance.now() - start);
          };
          button.click();
          look();
        }),
      selector,
    );
}
