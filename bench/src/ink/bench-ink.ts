import type { Locator, Page } from 'playwright-core';
import { Measured } from '../browser.ts';
import { quantile, report } from '../report.ts';
import { endlessBoard } from './endless-board.ts';
import { excalidraw } from './excalidraw.ts';
import { FRAME_MS, type Frames, framesWhile, reportFrames, SLOWED, slowed } from './frames.ts';
import { jsDraw } from './js-draw.ts';
import { LeftLesson } from './left-lesson.ts';
import { type Turn, turn } from './turning.ts';
import { erasing, writing } from './writing.ts';
import { FULL_PAGE, PAGES, STROKES, unwrittenCourseware } from './written-pages.ts';

/** A teacher views a page before changing it: by then the pages around it are prepared. Milliseconds. */
const READY_MS = 8_000;
const REST_MS = 1_500;
const ROUNDS = 4;
const OF = `${STROKES} strokes`;
/** Number of wheel moves. */
const MOVES = 90;
/** Fewer moves for the peers: a move takes Excalidraw seconds, slowed. */
const PEERS = [
  ['js-draw', jsDraw, MOVES],
  ['Excalidraw', excalidraw, 3],
] as const;
const SLOW = `CPU ÷ ${SLOWED}`;

/**
 * `npm run bench -- ink`: the cost of a page of 5,000 strokes in a lesson that is resumed, and how soon ink is visible,
 * with the processor slowed four times; at the end its cost in the editor, after the ink was added to the courseware.
 */
export async function benchInk(): Promise<void> {
  const measured = await Measured.start();
  try {
    const id = await measured.importAtDesk('ink.ndpx', unwrittenCourseware());
    const lesson = await LeftLesson.of(measured, id);
    await turning(lesson);
    await writing(lesson);
    await erasing(lesson);
    const inClass = await showing(lesson);
    await putting(lesson);
    await lesson.close();
    await editing(measured, id, inClass, await onBoard(measured));
  } finally {
    await measured.close();
  }
}

async function turning(lesson: LeftLesson): Promise<void> {
  const page = await lesson.taken(1);
  await page.waitForTimeout(READY_MS);
  const turns = async (isInked: (i: number) => boolean, keys: readonly string[]): Promise<Turn[]> => {
    const taken: Turn[] = [];
    for (let i = 0; i < ROUNDS * keys.length; i++) {
      taken.push(await turn(page, keys[i % keys.length] ?? '', isInked(i)));
      await page.waitForTimeout(REST_MS);
    }
    return taken;
  };
  // The keys go to the full page and on, then back to it from the page after it.
  const across = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft'];
  const isToFull = (i: number) => i % 2 === 0;
  const quick = await turns(isToFull, across);
  await slowed(page);
  const slow = await turns(isToFull, across);
  reportTurns(
    'turn to the full page',
    slow.filter((_, i) => isToFull(i)),
    100,
    `${OF}, ready, ${SLOW}`,
  );
  const isFrom = (_: Turn, i: number) => !isToFull(i);
  reportTurns('turn from it', quick.filter(isFrom), FRAME_MS, 'a page of one text');
  reportTurns('turn from it', slow.filter(isFrom), undefined, `a page of one text, ${SLOW}`);
  await turn(page, `Digit${FULL_PAGE + 1} Enter`, false);
  await page.waitForTimeout(REST_MS);
  const among = ['ArrowRight', 'ArrowLeft'];
  const slowPlain = await turns(() => false, among);
  await slowed(page, 1);
  reportTurns(
    'turn between pages without ink',
    await turns(() => false, among),
    FRAME_MS,
    'a page of one text',
  );
  reportTurns('turn between pages without ink', slowPlain, undefined, `a page of one text, ${SLOW}`);
  await page.close();
  // These runs leave no time to prepare the page.
  const cold: Turn[] = [];
  for (let i = 0; i < 3; i++) {
    const late = await lesson.taken(PAGES);
    await slowed(late);
    cold.push(await turn(late, `Digit${FULL_PAGE} Enter`, true));
    await late.close();
  }
  reportTurns('jump to the full page at once', cold, undefined, `${OF}, not ready, ${SLOW}`);
}

function reportTurns(name: string, turns: readonly Turn[], atMost: number | undefined, of: string): void {
  const shown = turns.map((each) => each.shown);
  const worked = turns.map((each) => each.worked);
  const line = { bench: 'ink', unit: 'ms', of: `${of}, ${turns.length} turns` } as const;
  const bar = atMost === undefined ? {} : { atMost };
  report({ ...line, name: `${name}, median`, value: quantile(shown, 0.5), ...bar });
  report({ ...line, name: `${name}, longest`, value: Math.max(...shown) });
  report({ ...line, name: `${name}, processor time, median`, value: quantile(worked, 0.5) });
}

/** The lesson ends, and its ink is added to the courseware. */
async function putting(lesson: LeftLesson): Promise<void> {
  const page = await lesson.taken(FULL_PAGE);
  await page.waitForTimeout(REST_MS);
  await page.getByRole('button', { name: '结束', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '放进课件' }).click();
  await page.waitForURL(/#\/view\?fileId=/);
  await page.getByText('已保存').waitFor({ timeout: 60_000 });
  await page.close();
}

async function editing(measured: Measured, id: string, inClass: Moved, board: Moved): Promise<void> {
  const page = await measured.teacher();
  await page.goto(`${measured.server.url}/#/view?fileId=${id}&page=${FULL_PAGE}`);
  await page.locator('[role=application] [data-ink-run]').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(READY_MS);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  report({ bench: 'ink', name: 'editor: DOM nodes', value: nodes, unit: 'count', atMost: 5000, of: OF });
  const own = await moving(page, page.locator('[role=application]'));
  await page.context().close();
  for (const [name, open, moves] of PEERS) {
    const beside = await open(measured);
    if (!beside) continue;
    const peer = await moving(beside, beside.locator('body'), 'wheel', moves);
    await beside.context().close();
    reportFrames('editor: pan', own.pan, OF, name, peer.pan);
    reportFrames('editor: zoom', own.zoom, OF, name, peer.zoom);
    reportFrames('in class: pan', inClass.pan, OF, name, peer.pan);
    reportFrames('in class: zoom', inClass.zoom, OF, name, peer.zoom);
    reportFrames('endless board: pan', board.pan, OF, name, peer.pan);
    reportFrames('endless board: zoom', board.zoom, OF, name, peer.zoom);
  }
}

/** The frames while a page is panned and zoomed. */
interface Moved {
  readonly pan: Frames;
  readonly zoom: Frames;
}

/** In a show: the page is enlarged, then dragged. */
async function showing(lesson: LeftLesson): Promise<Moved> {
  const page = await lesson.taken(FULL_PAGE);
  await page.waitForTimeout(READY_MS);
  for (let i = 0; i < 2; i++) await page.keyboard.press('Control+=');
  await page.waitForTimeout(REST_MS);
  const moved = await moving(page, page.getByTestId('show'), 'drag');
  await page.close();
  return moved;
}

/** On an endless board that is shown whole, with all of its strokes visible. */
async function onBoard(measured: Measured): Promise<Moved> {
  const page = await endlessBoard(measured);
  await page.waitForTimeout(READY_MS);
  const moved = await moving(page, page.getByTestId('ink-dry'));
  await page.context().close();
  return moved;
}

/** Pans by the wheel or by dragging, and zooms by the wheel, with the processor slowed. */
async function moving(
  page: Page,
  over: Locator,
  how: 'wheel' | 'drag' = 'wheel',
  moves = MOVES,
): Promise<Moved> {
  const box = await over.boundingBox();
  if (!box) throw new Error('no page to move');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await slowed(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (how === 'drag') await page.mouse.down();
  const pan = await framesWhile(page, async () => {
    for (let i = 0; i < moves; i++) {
      if (how === 'drag') await page.mouse.move(x + Math.sin(i / 9) * 120, y + Math.cos(i / 9) * 120);
      else await page.mouse.wheel(Math.sin(i / 9) * 12, Math.cos(i / 9) * 12);
    }
  });
  if (how === 'drag') await page.mouse.up();
  await page.keyboard.down('Control');
  const zoom = await framesWhile(page, async () => {
    for (let i = 0; i < moves; i++) await page.mouse.wheel(0, i % 60 < 30 ? -12 : 12);
  });
  await page.keyboard.up('Control');
  return { pan, zoom };
}
