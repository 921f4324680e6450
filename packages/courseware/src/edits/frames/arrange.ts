import type { Edit } from '../../document/edit.ts';
import { moveElements, outermost } from './frames.ts';
import { type Box, boundsOnPage, boxAroundAll } from './geometry.ts';

export type AlignEdge = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

interface Placed {
  readonly id: string;
  readonly box: Box;
}

function placed(edit: Edit, ids: readonly string[]): Placed[] {
  return outermost(edit, ids).flatMap((id) => {
    const box = boundsOnPage(edit, id);
    return box ? [{ id, box }] : [];
  });
}

const HORIZONTAL: Readonly<Record<string, number>> = { left: 0, center: 0.5, right: 1 };
const VERTICAL: Readonly<Record<string, number>> = { top: 0, middle: 0.5, bottom: 1 };

/** Aligns the visible boxes of elements with each other, or with a box such as the page. */
export function alignElements(edit: Edit, ids: readonly string[], edge: AlignEdge, within?: Box): void {
  const items = placed(edit, ids);
  const target = within ?? boxAroundAll(items.map(({ box }) => box));
  if (!target) return;
  const across = HORIZONTAL[edge];
  const down = VERTICAL[edge];
  for (const { id, box } of items) {
    const x = across === undefined ? 0 : target.x - box.x + (target.w - box.w) * across;
    const y = down === undefined ? 0 : target.y - box.y + (target.h - box.h) * down;
    if (x !== 0 || y !== 0) moveElements(edit, [id], { x, y });
  }
}

/** Makes the gaps between three or more elements equal; the outermost stay. Within a box, two are enough. */
export function distributeElements(
  edit: Edit,
  ids: readonly string[],
  axis: 'horizontal' | 'vertical',
  within?: Box,
): void {
  const [at, size] = axis === 'horizontal' ? (['x', 'w'] as const) : (['y', 'h'] as const);
  const items = placed(edit, ids).sort((a, b) => a.box[at] - b.box[at] || (a.id < b.id ? -1 : 1));
  const target = within ?? boxAroundAll(items.map(({ box }) => box));
  if (!target || items.length < (within ? 2 : 3)) return;
  const filled = items.reduce((sum, { box }) => sum + box[size], 0);
  const gap = (target[size] - filled) / (items.length - 1);
  let next = target[at];
  for (const { id, box } of items) {
    const by = next - box[at];
    moveElements(edit, [id], axis === 'horizontal' ? { x: by, y: 0 } : { x: 0, y: by });
    next += box[size] + gap;
  }
}
