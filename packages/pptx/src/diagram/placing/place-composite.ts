import { numberOf } from '../../read/geometry/units.ts';
import type { ConstraintValues } from '../constraints.ts';
import type { LayoutNode } from '../layout-node.ts';
import { put } from './put.ts';
import { boxWithin } from './size.ts';

/**
 * The algorithm `composite` (21.4.7.1): each child at the position in its constraints, within a box of a given aspect
 * ratio, if any.
 */
export function placeComposite(node: LayoutNode, values: ConstraintValues): void {
  const ratio = numberOf(node.parameters.get('ar')) ?? 0;
  const area = ratio > 0 ? within(node, ratio) : node.box;
  values.fix(node, area.w, area.h);
  const placed = node.children
    .filter((child) => child.algorithm !== 'conn')
    .map((child) => [child, boxWithin(child, values)] as const);
  const seen = placed.map(([, box]) => box).filter(({ w, h }) => w > 0 && h > 0);
  const left = Math.min(...seen.map(({ x }) => x));
  const top = Math.min(...seen.map(({ y }) => y));
  const width = Math.max(...seen.map(({ x, w }) => x + w)) - left;
  const height = Math.max(...seen.map(({ y, h }) => y + h)) - top;
  // the content as a whole is centred unless it is aligned
  const { across, down } = alignment(node);
  const offX = seen.length > 0 ? area.x - left + (area.w - width) * across : area.x;
  const offY = seen.length > 0 ? area.y - top + (area.h - height) * down : area.y;
  for (const [child, box] of placed) put(child, { ...box, x: offX + box.x, y: offY + box.y });
}

/** The largest box of that aspect ratio, centred unless it is aligned. */
function within(node: LayoutNode, ratio: number): LayoutNode['box'] {
  const { x, y, w, h } = node.box;
  const width = Math.min(w, h * ratio);
  const height = width / ratio;
  const { across, down } = alignment(node);
  return { x: x + (w - width) * across, y: y + (h - height) * down, w: width, h: height };
}

/** Alignment of a node's content: 0 is left and top, 1 is right and bottom. */
function alignment(node: LayoutNode): { across: number; down: number } {
  const across = { l: 0, r: 1 }[node.parameters.get('horzAlign') ?? ''] ?? 0.5;
  const down = { t: 0, b: 1 }[node.parameters.get('vertAlign') ?? ''] ?? 0.5;
  return { across, down };
}
