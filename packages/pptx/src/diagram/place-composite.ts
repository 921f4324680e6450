import { numberOf } from '../read/units.ts';
import type { ConstraintValues } from './constraints.ts';
import type { LayoutNode } from './layout-node.ts';
import { put } from './put.ts';
import { boxWithin } from './size.ts';

/** The algorithm `composite` (21.4.7.1): each child where its own constraints say, in a box of a set shape if asked for. */
export function placeComposite(node: LayoutNode, values: ConstraintValues): void {
  const ratio = numberOf(node.parameters.get('ar')) ?? 0;
  const area = ratio > 0 ? within(node, ratio) : node.box;
  values.fix(node, area.w, area.h);
  for (const child of node.children) {
    if (child.algorithm === 'conn') continue;
    const box = boxWithin(child, values);
    put(child, { ...box, x: area.x + box.x, y: area.y + box.y });
  }
}

/** The largest box of that ratio of width to height, in the middle unless it is aligned. */
function within(node: LayoutNode, ratio: number): LayoutNode['box'] {
  const { x, y, w, h } = node.box;
  const width = Math.min(w, h * ratio);
  const height = width / ratio;
  const across = { l: 0, r: 1 }[node.parameters.get('horzAlign') ?? ''] ?? 0.5;
  const down = { t: 0, b: 1 }[node.parameters.get('vertAlign') ?? ''] ?? 0.5;
  return { x: x + (w - width) * across, y: y + (h - height) * down, w: width, h: height };
}
