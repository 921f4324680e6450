import { numberOf } from '../../read/geometry/units.ts';
import type { ConstraintValues } from '../constraints.ts';
import type { Box, LayoutNode } from '../layout-node.ts';

/** Size of a node from its constraints and the user's scale, before fitting, millimetres. */
export function sizeOf(node: LayoutNode, values: ConstraintValues): { w: number; h: number } {
  const { scaleX, scaleY } = node.custom;
  const w = measure(values.get(node, 'w')) * scaleX;
  const h = measure(values.get(node, 'h')) * scaleY;
  const ratio = node.algorithm === 'composite' ? (numberOf(node.parameters.get('ar')) ?? 0) : 0;
  if (ratio <= 0 || !node.parent) return { w, h };
  const width = Math.min(w, h * ratio);
  return { w: width, h: width / ratio };
}

function measure(value: number | undefined): number {
  return value === undefined || Number.isNaN(value) ? 0 : value;
}

/** Box of a composite's child, relative to the composite's corner. */
export function boxWithin(child: LayoutNode, values: ConstraintValues): Box {
  const { w, h } = sizeOf(child, values);
  const { scaleX, scaleY } = child.custom;
  // the user's scale keeps the middle in place
  const left = values.get(child, 'l') ?? 0;
  const top = values.get(child, 't') ?? 0;
  return { x: left - (w - w / scaleX) / 2, y: top - (h - h / scaleY) / 2, w, h };
}

/**
 * Extent of a node, relative to its own corner: its own size, and in a composite also children that a user enlarged
 * beyond it.
 */
export function extentOf(node: LayoutNode, values: ConstraintValues): Box {
  const size = sizeOf(node, values);
  const whole = { l: 0, t: 0, r: size.w, b: size.h };
  for (const child of node.algorithm === 'composite' ? node.children : []) {
    const { scaleX, scaleY } = child.custom;
    if (scaleX <= 1 && scaleY <= 1) continue;
    const box = boxWithin(child, values);
    if (scaleX > 1) {
      whole.l = Math.min(whole.l, box.x);
      whole.r = Math.max(whole.r, box.x + box.w);
    }
    if (scaleY > 1) {
      whole.t = Math.min(whole.t, box.y);
      whole.b = Math.max(whole.b, box.y + box.h);
    }
  }
  return { x: whole.l, y: whole.t, w: whole.r - whole.l, h: whole.b - whole.t };
}
