import {
  blankCourseware,
  type CoursewareRecord,
  ordersBetween,
  SnapshotReader,
  type Transition,
} from '@lectern/courseware';
import { writePptx } from '@lectern/pptx';
import type { Page } from 'playwright-core';
import { Measured, SHOWN } from './browser.ts';
import { quantile, report } from './report.ts';

/** One frame of a 60 Hz screen, milliseconds. */
const FRAME_MS = 1000 / 60;
/** Number of elements of a full page: a title, a text, and shapes with text. */
const ELEMENTS = 42;
const DURATION_MS = 1500;

/**
 * The transition from each page to the next: a fade, which is the least possible change and shows what the machine can
 * do; a Morph of everything, by object and by letter; three heavy transitions.
 */
const PLAYED: readonly (readonly [name: string, transition: Pick<Transition, 'type' | 'options'>])[] = [
  ['fade', { type: 'fade' }],
  ['Morph of a full page', { type: 'morph', options: { option: 'byObject' } }],
  ['Morph by letter', { type: 'morph', options: { option: 'byChar' } }],
  ['vortex', { type: 'vortex' }],
  ['shred', { type: 'shred' }],
  ['prism with contents', { type: 'prism', options: { isContent: '1' } }],
];

/** `npm run bench -- show`: how smoothly pages change, in frames of a 60 Hz screen, at 1366 × 768. */
export async function benchShow(): Promise<void> {
  const measured = await Measured.start();
  try {
    const teacher = await measured.teacher();
    const id = await measured.importDeck(teacher, 'show.pptx', movingDeck());
    await teacher.goto(`${measured.server.url}/#/play?fileId=${id}`);
    await teacher.locator(SHOWN).first().waitFor();
    // The code that plays is loaded with the first page that needs it.
    await teacher.waitForTimeout(1500);
    for (const [name] of PLAYED) {
      const frames = await framesOfNextPage(teacher);
      const of = `${frames.length} frames of ${DURATION_MS} ms, ${ELEMENTS} elements a page`;
      const late = frames.filter((each) => each > FRAME_MS * 1.5).length;
      report({ bench: 'show', name: `${name}: frames late`, value: late, unit: 'count', atMost: 0, of });
      report({
        bench: 'show',
        name: `${name}: p95 frame`,
        value: quantile(frames, 0.95),
        unit: 'ms',
        atMost: 16.7,
        of,
      });
      await teacher.waitForTimeout(300);
    }
  } finally {
    await measured.close();
  }
}

/** Changes the page and returns the duration of each frame during the transition, milliseconds. */
async function framesOfNextPage(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    let last: number | undefined;
    const look = (now: number) => {
      const moves = document.getAnimations().some((each) => each.playState === 'running');
      if (moves && last !== undefined) frames.push(now - last);
      last = moves ? now : undefined;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { pageFrames: frames });
  });
  await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(DURATION_MS + 1000);
  return await page.evaluate(() => (window as unknown as { pageFrames: number[] }).pageFrames);
}

/** A page for each transition: the same elements on all, with other positions, sizes or colours. */
function movingDeck(): Uint8Array {
  const blank = blankCourseware();
  const page = blank.records.find((each) => each.kind === 'page');
  if (page?.kind !== 'page') throw new Error('a blank courseware has no page');
  const records: CoursewareRecord[] = blank.records.filter(
    (each) => each.kind !== 'page' && !(each.kind === 'element' && each.parentId === page.id),
  );
  for (const [i, order] of ordersBetween(undefined, undefined, PLAYED.length + 1).entries()) {
    const id = `page${i}`;
    const [, transition] = PLAYED[i - 1] ?? [];
    records.push({
      ...page,
      id,
      order,
      ...(transition ? { transition: { ...transition, duration: DURATION_MS } } : {}),
    });
    for (const [k, at] of ordersBetween(undefined, undefined, ELEMENTS).entries()) {
      const place = (k * 5 + i * 11) % ELEMENTS;
      const size = 60 + ((k + i * 7) % 4) * 25;
      records.push({
        kind: 'element',
        id: `${id}e${k}`,
        parentId: id,
        order: at,
        type: 'shape',
        name: `!!piece ${k}`,
        frame: {
          x: 30 + (place % 7) * 175,
          y: 20 + Math.floor(place / 7) * 115,
          w: size * 1.3,
          h: size,
          rotation: (k % 3) * i * 15,
        },
        geometry: { type: 'preset', preset: k % 2 ? 'roundRect' : 'ellipse' },
        fill: { type: 'solid', color: { type: 'scheme', slot: (k + i) % 3 ? 'accent1' : 'accent2' } },
        text: { paragraphs: [{ runs: [{ type: 'text', text: `第 ${k + 1} 份`, props: { size: 14 } }] }] },
      });
    }
  }
  return writePptx(new SnapshotReader({ records }), () => undefined, { now: 0 });
}
