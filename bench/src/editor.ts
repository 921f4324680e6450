import type { Page } from 'playwright-core';
import { Measured } from './browser.ts';
import { benchHands } from './editing-hands.ts';
import { largeDeck } from './large-deck.ts';
import { quantile, report } from './report.ts';
import { benchTableEditing } from './table-editing.ts';

/** `npm run bench -- editor`: the cost of large decks and full pages. */
export async function benchEditor(): Promise<void> {
  const measured = await Measured.start();
  try {
    for (const pages of [20, 100, 300]) await ofPages(measured, pages);
    await dragging(measured);
    await benchHands(measured);
    await benchTableEditing(measured);
  } finally {
    await measured.close();
  }
}

async function ofPages(measured: Measured, pages: number): Promise<void> {
  const of = `${pages} pages`;
  const teacher = await measured.teacher();
  await measured.importDeck(teacher, `pages${pages}.pptx`, largeDeck(pages, 10));
  const nodes = await teacher.evaluate(() => document.querySelectorAll('*').length);
  report({ bench: 'editor', name: 'DOM nodes', value: nodes, unit: 'count', atMost: 5000, of });
  report({ bench: 'editor', name: 'undo', value: await undo(teacher), unit: 'ms', atMost: 16, of });
  const turned = await turning(teacher);
  report({
    bench: 'editor',
    name: 'page switch, median',
    value: quantile(turned, 0.5),
    unit: 'ms',
    atMost: 50,
    of,
  });
  report({ bench: 'editor', name: 'page switch, p95', value: quantile(turned, 0.95), unit: 'ms', of });
  await teacher.context().close();
}

/** The time that undoing a new page takes on the main thread, layout included; median of ten. */
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

/** Milliseconds from the key until the frame with the next page has been painted. */
async function turning(page: Page): Promise<readonly number[]> {
  for (let back = 0; back < 15; back += 1) await page.keyboard.press('PageUp');
  await page.waitForTimeout(1_000);
  await page.evaluate(() => {
    const times: number[] = [];
    const shown = () =>
      document.querySelector<HTMLElement>('[role=application] [data-page-id]')?.dataset.pageId;
    document.addEventListener(
      'keydown',
      ({ key, timeStamp }) => {
        if (key !== 'PageDown') return;
        const before = shown();
        const look = () => {
          if (shown() === before) return void requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - timeStamp);
          port2.postMessage(undefined);
        };
        requestAnimationFrame(look);
      },
      { capture: true },
    );
    Object.assign(window, { turnedIn: times });
  });
  for (let turn = 0; turn < 15; turn += 1) {
    await page.keyboard.press('PageDown');
    await page.waitForFunction(
      (count) => (window as unknown as { turnedIn: number[] }).turnedIn.length > count,
      turn,
    );
    await page.waitForTimeout(200);
  }
  return await page.evaluate(() => (window as unknown as { turnedIn: number[] }).turnedIn);
}

/** Drags one of 500 elements: reports the duration of frames, and the number of other elements whose nodes changed. */
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
