import type { CDPSession, Page } from 'playwright-core';
import { quantile, report } from '../report.ts';
import { slowed } from './frames.ts';
import type { LeftLesson } from './left-lesson.ts';
import { STROKES } from './written-pages.ts';

/** A pen's points a second, and how long one stroke is written. */
const HERTZ = 240;
const SECONDS = 2;
/** Bands of the page that the eraser goes through, one after the other. */
const BANDS = 3;

/** What the moves of a hand cost, and how soon they are seen; milliseconds, in the order of the moves. */
interface Moves {
  /** From before the surface hears of the move until all that it does at once is done. */
  readonly handled: number[];
  /** From the hardware's event until the frame that shows it was made. */
  readonly framed: number[];
}

/** Wet ink of a pen of 240 points a second, on a page of one text. */
export async function writing(lesson: LeftLesson): Promise<void> {
  const page = await lesson.taken(3);
  await page.getByRole('button', { name: '画笔', exact: true }).click();
  const box = await slide(page);
  await listen(page);
  const session = await page.context().newCDPSession(page);
  await slowed(page);
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
  const { handled, framed } = await heard(page);
  const line = { bench: 'ink', unit: 'ms', of: `${framed.length} moves of a pen of ${HERTZ} Hz` } as const;
  report({ ...line, name: 'wet ink: a move, p95', value: quantile(handled, 0.95) });
  report({ ...line, name: 'wet ink: event to frame, median', value: quantile(framed, 0.5), atMost: 16.7 });
  report({ ...line, name: 'wet ink: event to frame, p95', value: quantile(framed, 0.95), atMost: 16.7 });
  await page.close();
}

/** A partial eraser through three bands of the full page. */
export async function erasing(lesson: LeftLesson): Promise<void> {
  const page = await lesson.taken(2);
  await page.waitForTimeout(3000);
  await page.getByRole('button', { name: '橡皮', exact: true }).click();
  const box = await slide(page);
  await listen(page);
  await slowed(page);
  for (let band = 0; band < BANDS; band++) {
    const y = box.y + 120 + band * 110;
    await page.mouse.move(box.x + 100, y);
    await page.mouse.down();
    for (let i = 1; i <= 120; i++)
      await page.mouse.move(box.x + 100 + ((i * 8) % 960), y + Math.sin(i / 6) * 12);
    await page.mouse.up();
    await page.waitForTimeout(1500);
  }
  const { handled } = await heard(page);
  const line = { bench: 'ink', unit: 'ms', of: `${STROKES} strokes, ${handled.length} moves` } as const;
  report({ ...line, name: 'partial erase: a move, median', value: quantile(handled, 0.5) });
  report({ ...line, name: 'partial erase: a move, p95', value: quantile(handled, 0.95), atMost: 8 });
  report({ ...line, name: 'partial erase: a move, longest', value: Math.max(...handled) });
  await page.close();
}

async function slide(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.getByTestId('ink-wet').boundingBox();
  if (!box) throw new Error('there is no slide');
  return box;
}

async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const moves: Moves = { handled: [], framed: [] };
    let at = 0;
    addEventListener('pointermove', () => (at = performance.now()), { capture: true });
    addEventListener('pointermove', ({ buttons, timeStamp }) => {
      if (!buttons) return;
      moves.handled.push(performance.now() - at);
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => moves.framed.push(performance.now() - timeStamp);
        port2.postMessage(0);
      });
    });
    Object.assign(window, { inkMoves: moves });
  });
}

function heard(page: Page): Promise<Moves> {
  return page.evaluate(() => (window as unknown as { inkMoves: Moves }).inkMoves);
}

async function sendMove(session: CDPSession, x: number, y: number): Promise<void> {
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, button: 'left', buttons: 1 });
}
