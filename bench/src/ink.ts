import { blankCourseware, type CoursewareRecord, ordersBetween } from '@lectern/courseware';
import { writeNdpx } from '@lectern/courseware/ndpx';
import type { CDPSession, Page } from 'playwright-core';
import { Measured } from './browser.ts';
import { quantile, report } from './report.ts';

const STROKES = 5000;
const SLOWED = 4;
const FRAME_MS = 1000 / 60;
/** Pages: one with a title, the one full of ink, and two with nothing special. */
const FULL_PAGE = 2;

/** `npm run bench -- ink`: what a page of 5,000 strokes costs, and how soon ink shows, with the processor slowed four times. */
export async function benchInk(): Promise<void> {
  const measured = await Measured.start();
  try {
    const id = await measured.importAtDesk('ink.ndpx', inkedCourseware());
    await editing(measured, id);
    await turning(measured, id);
    await erasing(measured, id);
    await writing(measured, id);
  } finally {
    await measured.close();
  }
}

/** Four pages; strokes of a hand's size in six colours, every eighth of them a highlighter's. */
function inkedCourseware(): Uint8Array {
  const blank = blankCourseware().records.filter(({ kind }) => kind !== 'page' && kind !== 'element');
  const records: CoursewareRecord[] = [...blank];
  const layout = blank.find(({ kind }) => kind === 'layout');
  for (const [i, order] of ordersBetween(undefined, undefined, 4).entries()) {
    records.push({ kind: 'page', id: `page${i}`, order, ...(layout ? { layoutId: layout.id } : {}) });
    records.push({
      kind: 'element',
      type: 'shape',
      id: `title${i}`,
      parentId: `page${i}`,
      order: 'a0',
      frame: { x: 80, y: 30, w: 1120, h: 70 },
      textBox: true,
      text: { paragraphs: [{ runs: [{ type: 'text', text: `第 ${i + 1} 页`, props: { size: 36 } }] }] },
    });
  }
  const colors = ['D92D20', '2E6BE6', '1D2421', '0E7C66', 'F5A524', '7A3FF2'];
  for (const [i, order] of ordersBetween('a0', undefined, STROKES).entries()) {
    const isWide = i % 8 === 7;
    const points = Array.from({ length: 40 }, (_, k) => [
      Math.round((k * 1.6 + Math.sin(k / 4 + i) * 8 + 8) * 10) / 10,
      Math.round((Math.cos(k / 5 + i) * 16 + 16) * 10) / 10,
      0.5,
    ]).flat();
    records.push({
      kind: 'element',
      type: 'ink',
      id: `ink${i}`,
      parentId: `page${FULL_PAGE - 1}`,
      order,
      // Lines of writing over the whole page, one over the other.
      frame: { x: (i * 53) % 1190, y: 10 + ((i * 37) % 660), w: 79, h: 32 },
      tool: isWide ? 'highlighter' : 'pen',
      color: colors[i % colors.length] ?? '000000',
      width: isWide ? 14 : 3,
      points,
    });
  }
  return writeNdpx({ snapshot: { records }, assets: new Map() });
}

async function editing(measured: Measured, id: string): Promise<void> {
  const page = await measured.teacher();
  await page.goto(`${measured.server.url}/#/view?fileId=${id}&page=${FULL_PAGE}`);
  await page.locator('[role=application] [data-ink-run]').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(4000);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const of = `${STROKES} strokes`;
  report({ bench: 'ink', name: 'editor: DOM nodes', value: nodes, unit: 'count', atMost: 5000, of });
  const box = await page.locator('[role=application]').boundingBox();
  if (!box) throw new Error('there is no page to move');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await slowed(page);
  const pan = await framesWhile(page, async () => {
    for (let i = 0; i < 90; i++) await page.mouse.wheel(Math.sin(i / 9) * 12, Math.cos(i / 9) * 12);
  });
  reportFrames('editor: pan', pan, of);
  await page.keyboard.down('Control');
  const zoom = await framesWhile(page, async () => {
    for (let i = 0; i < 90; i++) await page.mouse.wheel(0, i % 60 < 30 ? -12 : 12);
  });
  await page.keyboard.up('Control');
  reportFrames('editor: zoom', zoom, of);
  await page.context().close();
}

function reportFrames(name: string, frames: readonly number[], of: string): void {
  const median = quantile(frames, 0.5);
  report({ bench: 'ink', name: `${name}: median frame`, value: median, unit: 'ms', atMost: 16.7, of });
  report({
    bench: 'ink',
    name: `${name}: p95 frame`,
    value: quantile(frames, 0.95),
    unit: 'ms',
    atMost: 16.7,
    of,
  });
}

async function turning(measured: Measured, id: string): Promise<void> {
  const page = await openShow(measured, id, 1);
  await page.waitForTimeout(6000);
  await slowed(page);
  const full: number[] = [];
  const other: number[] = [];
  for (let i = 0; i < 6; i++) {
    full.push(await turnTime(page, 'ArrowRight', true));
    await page.waitForTimeout(1200);
    other.push(await turnTime(page, i % 2 ? 'ArrowLeft' : 'ArrowRight', false));
    await page.waitForTimeout(1500);
    if (i % 2 === 0) {
      // From behind, too.
      full.push(await turnTime(page, 'ArrowLeft', true));
      await page.waitForTimeout(1200);
      await turnTime(page, 'ArrowLeft', false);
      await page.waitForTimeout(1500);
    }
  }
  const of = `${STROKES} strokes, ready`;
  report({
    bench: 'ink',
    name: 'turn to the full page, longest',
    value: Math.max(...full),
    unit: 'ms',
    atMost: 100,
    of,
  });
  report({
    bench: 'ink',
    name: 'turn from it, longest',
    value: Math.max(...other),
    unit: 'ms',
    atMost: FRAME_MS,
    of: 'a page of one text',
  });
  await page.context().close();
  // Without any time to make it ready.
  const cold = await openShow(measured, id, 4);
  await slowed(cold);
  const jump = await turnTime(cold, `Digit${FULL_PAGE} Enter`, true);
  report({
    bench: 'ink',
    name: 'jump to the full page at once',
    value: jump,
    unit: 'ms',
    of: `${STROKES} strokes, not ready`,
  });
  await cold.context().close();
}

/** From the key to the task after the frame that shows the page, with its ink where it has some. */
async function turnTime(page: Page, keys: string, hasInk: boolean): Promise<number> {
  await page.evaluate((inked) => {
    const from = document.querySelector('[data-testid=show] [data-page-id]')?.getAttribute('data-page-id');
    const done = new Promise<number>((resolve) => {
      const pressed = new AbortController();
      addEventListener(
        'keydown',
        (event) => {
          // A number says where to, and Enter goes there.
          if (/^\d$/.test(event.key)) return;
          pressed.abort();
          const at = event.timeStamp;
          const look = () => {
            const now = [...document.querySelectorAll('[data-testid=show] [data-page-id]')].at(-1);
            const canvas = document.querySelector<HTMLCanvasElement>('[data-testid=ink-dry]');
            const data = canvas?.getContext('2d')?.getImageData(0, canvas.height / 2, canvas.width, 40).data;
            const written = data?.some((each, i) => i % 4 === 3 && each > 0) ?? false;
            if (now?.getAttribute('data-page-id') !== from && written === inked) {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - at);
              port2.postMessage(0);
            } else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        { capture: true, signal: pressed.signal },
      );
    });
    Object.assign(window, { turned: done });
  }, hasInk);
  for (const key of keys.split(' ')) await page.keyboard.press(key);
  return await page.evaluate(() => (window as unknown as { turned: Promise<number> }).turned);
}

async function erasing(measured: Measured, id: string): Promise<void> {
  const page = await openShow(measured, id, FULL_PAGE);
  await page.waitForTimeout(3000);
  await page.getByRole('button', { name: '橡皮', exact: true }).click();
  const box = await page.getByTestId('ink-wet').boundingBox();
  if (!box) throw new Error('there is no slide');
  await page.evaluate(() => {
    const moves: number[] = [];
    let at = 0;
    // From before the surface hears of the move until all that it does at once is done.
    addEventListener('pointermove', () => (at = performance.now()), { capture: true });
    addEventListener('pointermove', ({ buttons }) => buttons && moves.push(performance.now() - at));
    Object.assign(window, { erasing: moves });
  });
  await slowed(page);
  await page.mouse.move(box.x + 100, box.y + 150);
  await page.mouse.down();
  for (let i = 1; i <= 240; i++) {
    const [x, y] = [100 + ((i * 8) % 1000), 150 + Math.floor(i / 40) * 60 + Math.sin(i / 6) * 12];
    await page.mouse.move(box.x + x, box.y + y);
  }
  const moves = await page.evaluate(() => (window as unknown as { erasing: number[] }).erasing);
  await page.mouse.up();
  const of = `${STROKES} strokes, ${moves.length} moves`;
  report({
    bench: 'ink',
    name: 'partial erase: a move, median',
    value: quantile(moves, 0.5),
    unit: 'ms',
    of,
  });
  report({
    bench: 'ink',
    name: 'partial erase: a move, p95',
    value: quantile(moves, 0.95),
    unit: 'ms',
    atMost: 8,
    of,
  });
  await page.context().close();
}

async function writing(measured: Measured, id: string): Promise<void> {
  const page = await openShow(measured, id, 3);
  await page.getByRole('button', { name: '画笔', exact: true }).click();
  const box = await page.getByTestId('ink-wet').boundingBox();
  if (!box) throw new Error('there is no slide');
  await page.evaluate(() => {
    const times: number[] = [];
    addEventListener('pointermove', ({ buttons, timeStamp }) => {
      if (!buttons) return;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - timeStamp);
        port2.postMessage(0);
      });
    });
    Object.assign(window, { writing: times });
  });
  const session = await page.context().newCDPSession(page);
  await slowed(page);
  await page.mouse.move(box.x + 200, box.y + 200);
  await page.mouse.down();
  // A pen of 240 points a second, for two seconds.
  const start = performance.now();
  for (let i = 1; i <= 480; i++) {
    void sendMove(session, box.x + 200 + i * 1.5, box.y + 300 + Math.sin(i / 20) * 120);
    const ahead = start + i * (1000 / 240) - performance.now();
    if (ahead > 1) await new Promise((resolve) => setTimeout(resolve, ahead));
  }
  await page.waitForTimeout(300);
  const times = await page.evaluate(() => (window as unknown as { writing: number[] }).writing);
  await page.mouse.up();
  const of = `${times.length} frames of a pen of 240 Hz`;
  report({
    bench: 'ink',
    name: 'wet ink: event to frame, median',
    value: quantile(times, 0.5),
    unit: 'ms',
    atMost: 16.7,
    of,
  });
  report({
    bench: 'ink',
    name: 'wet ink: event to frame, p95',
    value: quantile(times, 0.95),
    unit: 'ms',
    atMost: 16.7,
    of,
  });
  await page.context().close();
}

async function sendMove(session: CDPSession, x: number, y: number): Promise<void> {
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, button: 'left', buttons: 1 });
}

async function openShow(measured: Measured, id: string, page: number): Promise<Page> {
  const teacher = await measured.teacher();
  await teacher.goto(`${measured.server.url}/#/play?fileId=${id}&page=${page}`);
  await teacher.getByTestId('show').locator('[data-page-id]').first().waitFor();
  await teacher.getByTestId('ink-wet').waitFor({ state: 'attached' });
  return teacher;
}

async function slowed(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}

/** How long each frame takes while something is done, milliseconds. */
async function framesWhile(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    let last: number | undefined;
    const look = (now: number) => {
      if (last !== undefined) frames.push(now - last);
      last = now;
      if (!(window as unknown as { stopFrames?: boolean }).stopFrames) requestAnimationFrame(look);
    };
    Object.assign(window, { inkFrames: frames, stopFrames: false });
    requestAnimationFrame(look);
  });
  await work();
  return await page.evaluate(() => {
    Object.assign(window, { stopFrames: true });
    return (window as unknown as { inkFrames: number[] }).inkFrames;
  });
}
