import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { Measured, SHOWN, throttle, timeToShow } from './browser.ts';
import { largeDeck } from './large-deck.ts';
import { quantile, report } from './report.ts';

const REAL = path.resolve(import.meta.dirname, '../../../shared/corpus/dev/poi__keyframes__bc9dd90c.pptx');

/** `npm run bench -- editor`: how soon it can be used, and what large decks cost. */
export async function benchEditor(): Promise<void> {
  const measured = await Measured.start();
  try {
    await usable(measured);
    for (const pages of [20, 100, 300]) await ofPages(measured, pages);
    await dragging(measured);
  } finally {
    await measured.close();
  }
}

async function usable(measured: Measured): Promise<void> {
  const teacher = await measured.teacher();
  const deck = existsSync(REAL) ? readFileSync(REAL) : largeDeck(28, 10);
  const id = await measured.importDeck(teacher, 'usable.pptx', deck);
  const times: number[] = [];
  for (let i = 0; i < 5; i++) {
    const page = await teacher.context().newPage();
    await throttle(page);
    times.push(await timeToShow(page, `${measured.server.url}/#/view?fileId=${id}`, SHOWN));
    await page.close();
  }
  report({
    bench: 'editor',
    name: 'usable',
    value: quantile(times, 0.5),
    unit: 'ms',
    atMost: 1200,
    of: '10 Mbit/s, 40 ms, CPU ÷ 4, nothing cached',
  });
  await teacher.context().close();
}

async function ofPages(measured: Measured, pages: number): Promise<void> {
  const of = `${pages} pages`;
  const teacher = await measured.teacher();
  const id = await measured.importDeck(teacher, `pages${pages}.pptx`, largeDeck(pages, 10));
  const nodes = await teacher.evaluate(() => document.querySelectorAll('*').length);
  report({ bench: 'editor', name: 'DOM nodes', value: nodes, unit: 'count', atMost: 5000, of });
  report({ bench: 'editor', name: 'undo', value: await undo(teacher), unit: 'ms', atMost: 16, of });
  const opens: number[] = [];
  const enters: number[] = [];
  for (let i = 0; i < 3; i++) {
    await toDesk(teacher);
    opens.push(await hashTime(teacher, `#/view?fileId=${id}`, '[role=application] [data-element-id]'));
    // A teacher looks at a page before teaching it; by then the show's code is there.
    await teacher.waitForTimeout(4000);
    enters.push(await clickTime(teacher, '授课', '[data-testid=show] [data-element-id]'));
    await teacher.getByRole('button', { name: '结束', exact: true }).click();
    await teacher.getByRole('button', { name: '授课' }).first().waitFor();
  }
  report({ bench: 'editor', name: 'open', value: quantile(opens, 0.5), unit: 'ms', atMost: 350, of });
  report({
    bench: 'editor',
    name: 'enter the show',
    value: quantile(enters, 0.5),
    unit: 'ms',
    atMost: 50,
    of,
  });
  await teacher.context().close();
}

async function toDesk(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/';
  });
  // Anew, so that nothing of the courseware is open any more; its code is in the cache as on any second visit.
  await page.reload();
  await page.getByRole('button', { name: /导入 PowerPoint/ }).waitFor();
  await page.waitForTimeout(3000);
}

/** Milliseconds from a change of address until what is waited for stands in the document and is laid out. */
async function hashTime(page: Page, hash: string, selector: string): Promise<number> {
  return await page.evaluate(
    ([to, wanted]) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          const found = document.querySelector(wanted ?? '');
          if (!found) return requestAnimationFrame(look);
          found.getBoundingClientRect();
          resolve(performance.now() - start);
        };
        location.hash = to ?? '';
        look();
      }),
    [hash, selector],
  );
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

/** The time that one undo of a new page takes on the main thread, layout included; median of ten. */
async function undo(page: Page): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 10; i++) {
    await page.locator('[data-element-id]').first().waitFor();
    await page.keyboard.press('Control+m');
    await page.waitForTimeout(150);
    times.push(
      await page
        .getByRole('button', { name: /^撤销/ })
        .first()
        .evaluate((button: HTMLButtonElement) => {
          const start = performance.now();
          button.click();
          document.body.getBoundingClientRect();
          return performance.now() - start;
        }),
    );
    await page.waitForTimeout(100);
  }
  return quantile(times, 0.5);
}

/** One of 500 elements is dragged: how long frames take, and how many still elements were touched. */
async function dragging(measured: Measured): Promise<void> {
  const teacher = await measured.teacher();
  await measured.importDeck(teacher, 'drag.pptx', largeDeck(1, 500));
  const element = teacher.locator('[data-element-id]').nth(0);
  const all = teacher.locator('main [data-page-id], [role=application] [data-page-id]').first();
  await all.waitFor();
  const box = await teacher.locator('[role=application] [data-element-id]').nth(40).boundingBox();
  if (!box) throw new Error(`nothing to drag: ${await element.count()}`);
  await teacher.evaluate(() => {
    const frames: number[] = [];
    let touched = 0;
    const watch = new MutationObserver((records) => {
      const elements = new Set<string | undefined>();
      for (const { target } of records) {
        const node = target instanceof HTMLElement ? target : target.parentElement;
        const inPage = node?.closest<HTMLElement>('[role=application] [data-element-id]');
        if (inPage) elements.add(inPage.dataset.elementId);
      }
      touched = Math.max(touched, elements.size);
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    let last = performance.now();
    const tick = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(window, { measuredDrag: { frames, touched: () => touched } });
  });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await teacher.mouse.move(x, y);
  await teacher.mouse.down();
  for (let i = 1; i <= 120; i++) {
    await teacher.mouse.move(x + i * 2, y + Math.sin(i / 10) * 40);
    await teacher.waitForTimeout(8);
  }
  const result = await teacher.evaluate(() => {
    const { measuredDrag } = window as unknown as {
      measuredDrag: { frames: number[]; touched: () => number };
    };
    return { frames: measuredDrag.frames.slice(3), touched: measuredDrag.touched() };
  });
  await teacher.mouse.up();
  report({
    bench: 'editor',
    name: 'drag frame p95',
    value: quantile(result.frames, 0.95),
    unit: 'ms',
    atMost: 16.7,
    of: '1 of 500 elements',
  });
  report({
    bench: 'editor',
    name: 'elements touched in a frame',
    value: result.touched,
    unit: 'count',
    atMost: 1,
    of: '1 of 500 elements',
  });
  await teacher.context().close();
}
