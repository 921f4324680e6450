import type { LineElement, ShapeElement } from '@lectern/courseware';
import { apply, invert } from '../geometry/matrix.ts';
import type { Placement } from '../geometry/placement.ts';
import { distanceToSegment, type Point } from '../geometry/point.ts';

/** Whether a point is in the box, or within `reach` of it, logical pixels. */
export function inBox(placement: Placement, point: Point, reach: number): boolean {
  const own = apply(invert(placement.matrix), point);
  return own.x >= -reach && own.y >= -reach && own.x <= placement.w + reach && own.y <= placement.h + reach;
}

/** Hits anywhere in its box. */
export function hitsBox(_element: unknown, placement: Placement, point: Point, reach: number): boolean {
  return inBox(placement, point, reach / 2);
}

/** Hits anywhere in its box; a see-through shape only at its edge. */
export function hitsShape(element: ShapeElement, placement: Placement, point: Point, reach: number): boolean {
  if (!inBox(placement, point, reach / 2)) return false;
  if (!isSeeThrough(element)) return true;
  const own = apply(invert(placement.matrix), point);
  const edge = Math.min(own.x, own.y, placement.w - own.x, placement.h - own.y);
  return edge <= reach;
}

/** Hits near the line; a bent or curved line is hit anywhere in its box. */
export function hitsLine(
  { geometry }: LineElement,
  placement: Placement,
  point: Point,
  reach: number,
): boolean {
  const straight = geometry.type === 'preset' && /^(line|straightConnector1)$/.test(geometry.preset);
  if (!straight) return inBox(placement, point, reach);
  const from = apply(placement.matrix, { x: 0, y: 0 });
  const to = apply(placement.matrix, { x: placement.w, y: placement.h });
  return distanceToSegment(point, from, to) <= reach;
}

function isSeeThrough(element: ShapeElement): boolean {
  if (element.placeholder || element.textBox) return false;
  if (element.fill && element.fill.type !== 'none') return false;
  return !element.text?.paragraphs.some((paragraph) => paragraph.runs.length > 0);
}
