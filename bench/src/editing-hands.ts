import type { Page } from 'playwright-core';
import type { Measured } from './browser.ts';
import { type Frames, framesWhile } from './ink/frames.ts';
import { deckOf } from './large-deck.ts';
import { quantile, report } from './report.ts';
import { benchTyping } from './typing.ts';

const MOVES = 120;
/** The side length of the square that is selected among 500 elements; the others are beside it. */
const CHOSEN = 10;
const OF = '100 of 500 elements';

/** Long gestures: 100 of 500 elements are moved, resized and rotated, and text is typed into a long text. */
export async function benchHands(measured: Measured): Promise<void> {
  await pulling(measured);
  await benchTyping(measured);
}

/** 500 elements: ten by ten at the left, twenty by twenty at the right. */
function manyElements(): Uint8Array {
  return deckOf(1, 500, (parentId, _page, index, order) => {
    const [many, from, size] = index < CHOSEN * CHOSEN ? [CHOSEN, 60, 44] : [20, 620, 30];
    const place = index < CHOSEN * CHOSEN ? index : index - CHOSEN * CHOSEN;
    const at = { x: from + (place % many) * (size + 2), y: 80 + Math.floor(place / many) * (size + 2) };
    return {
      kind: 'element',
      id: `${parentId}e${index}`,
      parentId,
      order,
      type: 'shape',
      frame: { ...at, w: size, h: size - 4 },
      geometry: { type: 'preset', preset: index % 2 ? 'roundRect' : 'ellipse' },
      fill: { type: 'solid', color: { type: 'scheme', slot: index % 3 ? 'accent1' : 'accent2' } },
      text: { paragraphs: [{ runs: [{ type: 'text', text: String(index), props: { size: 8 } }] }] },
    };
  });
}

async function pulling(measured: Measured): Promise<void> {
  const teacher = await measured.teacher();
  await measured.importDeck(teacher, 'many.pptx', manyElements());
  const elements = teacher.locator('[role=application] [data-element-id]');
  await elements.nth(499).waitFor({ state: 'attached' });
  const first = await boxOf(teacher, 0);
  const last = await boxOf(teacher, CHOSEN * CHOSEN - 1);
  // Selects with a marquee, from before the first to beyond the last element.
  await teacher.mouse.move(first.x - 8, first.y - 8);
  await teacher.mouse.down();
  await teacher.mouse.move(last.x + last.width + 6, last.y + last.height + 6, { steps: 8 });
  await teacher.mouse.up();
  await teacher.locator('[data-rotate]').waitFor();
  await teacher.waitForTimeout(500);
  const middle = await boxOf(teacher, 55);
  const handle = async (selector: string) => {
    const box = await teacher.locator(selector).boundingBox();
    if (!box) throw new Error(`no ${selector}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  tell('drag', await moved(teacher, { x: middle.x + middle.width / 2, y: middle.y + middle.height / 2 }));
  tell('resize', await moved(teacher, await handle('[data-handle="se"]')));
  tell('rotate', await moved(teacher, await handle('[data-rotate]')));
  const undone = await teacher.evaluate(async () => {
    const times: number[] = [];
    for (let step = 0; step < 3; step += 1) {
      const button = document.querySelector<HTMLButtonElement>('button[aria-label^="撤销"]');
      const start = performance.now();
      button?.click();
      document.body.getBoundingClientRect();
      times.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    return times;
  });
  report({
    bench: 'editor',
    name: 'undo, longest of three',
    value: Math.max(...undone),
    unit: 'ms',
    atMost: 16,
    of: OF,
  });
  await teacher.context().close();
}

async function boxOf(page: Page, index: number) {
  const box = await page.locator('[role=application] [data-element-id]').nth(index).boundingBox();
  if (!box) throw new Error(`element ${index} is not drawn`);
  return box;
}

async function moved(page: Page, from: { readonly x: number; readonly y: number }): Promise<Frames> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const frames = await framesWhile(page, async () => {
    for (let step = 1; step <= MOVES; step += 1) {
      await page.mouse.move(from.x + step / 2, from.y + Math.sin(step / 10) * 20);
      await page.waitForTimeout(8);
    }
  });
  await page.mouse.up();
  await page.waitForTimeout(400);
  return frames;
}

function tell(what: string, { took, worked }: Frames): void {
  const line = { bench: 'editor', unit: 'ms', atMost: 16.7, of: OF } as const;
  report({ ...line, name: `${what}: frame p95`, value: quantile(took, 0.95) });
  report({ ...line, name: `${what}: processor time of a frame`, value: worked });
}
