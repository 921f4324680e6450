import type { CDPSession, Page } from 'playwright-core';
import { quantile, report } from '../report.ts';
import { FRAME_MS, SLOWED, slowed } from './frames.ts';
import { handledMoves } from './handled-moves.ts';
import type { LeftLesson } from './left-lesson.ts';
import { STROKES } from './written-pages.ts';

/** The points per second of a pen, and the duration of one stroke. */
const HERTZ = 240;
const SECONDS = 2;
/** Time after the beginning of a lesson, when the pages around the current one are prepared. Milliseconds. */
const READY_MS = 6_000;
/** Number of bands of the page through which the eraser moves, one after the other. */
const BANDS = 3;

/**
 * Wet ink of a pen with 240 points per second, on a page with one text: by the clock at full speed, then processor time
 * of the page's thread with the processor slowed, where the clock would show how soon the browser gets one of this
 * machine's two cores.
 */
export async function writing(lesson: LeftLesson): Promise<void> {
  const page = await lesson.taken(3);
  await page.waitForTimeout(READY_MS);
  await page.getByRole('button', { name: '画笔', exact: true }).click();
  const box = await slide(page);
  await listen(page);
  const session = await page.context().newCDPSession(page);
  await strokes(page, session, box);
  const framed = await page.evaluate(() => (window as unknown as { inkFramed: number[] }).inkFramed);
  const line = { bench: 'ink', unit: 'ms', of: `${framed.length} moves of a pen of ${HERTZ} Hz` } as const;
  report({
    ...line,
    name: 'wet ink: event to frame, median',
    value: quantile(framed, 0.5),
    atMost: FRAME_MS,
  });
  report({ ...line, name: 'wet ink: event to frame, p95', value: quantile(framed, 0.95), atMost: FRAME_MS });
  await slowed(page);
  const { moves, frames } = await handledMoves(page, () => strokes(page, session, box));
  const of = `${moves.length} moves of a pen of ${HERTZ} Hz, processor time, CPU ÷ ${SLOWED}`;
  const work = { ...line, of };
  report({ ...work, name: 'wet ink: a move, p95', value: quantile(moves, 0.95) });
  report({ ...work, name: 'wet ink: a frame, p95', value: quantile(frames, 0.95), atMost: FRAME_MS });
  await page.close();
}

async function strokes(
  page: Page,
  session: CDPSession,
  box: { readonly x: number; readonly y: number },
): Promise<void> {
  for (let stroke = 0; stroke < 3; stroke++) {
    const y = box.y + 150 + stroke * 100;
    await page.mouse.move(box.x + 200, y);
    await page.mouse.down();
    const start = performance.now();
    for (let i = 1; i <= HERTZ * SECONDS; i++) {
      void sendMove(session, box.x + 200 + i * 1.5, y + Math.sin(i / 20) * 80);
      const ahead = start + i * (1000 / HERTZ) - performance.now();
      if (ahead > 1) await new Promise((resolve) => setTimeout(resolve, ahead));
    }
    await page.mouse.up();
    await page.waitForTimeout(500);
  }
}

/** A partial eraser through three bands of the full page. */
export async function erasing(lesson: LeftLesson): Promise<void> {
  const page = await lesson.taken(2);
  await page.waitForTimeout(READY_MS);
  await page.getByRole('button', { name: '橡皮', exact: true }).click();
  const box = await slide(page);
  await slowed(page);
  const { moves, frames } = await handledMoves(page, async () => {
    for (let band = 0; band < BANDS; band++) {
      const y = box.y + 120 + band * 110;
      await page.mouse.move(box.x + 100, y);
      await page.mouse.down();
      for (let i = 1; i <= 120; i++) await page.mouse.move(box.x + 100 + i * 8, y + Math.sin(i / 6) * 12);
      await page.mouse.up();
      await page.waitForTimeout(1500);
    }
  });
  const of = `${STROKES} strokes, ${moves.length} moves, processor time`;
  const line = { bench: 'ink', unit: 'ms', of } as const;
  report({ ...line, name: 'partial erase: a move, median', value: quantile(moves, 0.5) });
  report({ ...line, name: 'partial erase: a move, p95', value: quantile(moves, 0.95), atMost: 8 });
  report({ ...line, name: 'partial erase: a frame, p95', value: quantile(frames, 0.95), atMost: 16.7 });
  await page.close();
}

async function slide(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.getByTestId('ink-wet').boundingBox();
  if (!box) throw new Error('no slide is shown');
  return box;
}

/** Measures the time from the hardware event until the frame that shows it was produced. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const framed: number[] = [];
    addEventListener('pointermove', ({ buttons, timeStamp }) => {
      if (!buttons) return;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => framed.push(performance.now() - timeStamp);
        port2.postMessage(0);
      });
    });
    Object.assign(window, { inkFramed: framed });
  });
}

async function sendMove(session: CDPSession, x: number, y: number): Promise<void> {
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, button: 'left', buttons: 1 });
}
