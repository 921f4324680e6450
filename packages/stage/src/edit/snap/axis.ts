import type { Box } from '../geometry/box.ts';

/** One axis of the page: `x` orders boxes from left to right, `y` from top to bottom. */
export type Axis = 'x' | 'y';

/** The extent of a box along an axis and across it. */
export interface Extent {
  readonly start: number;
  readonly end: number;
  readonly acrossStart: number;
  readonly acrossEnd: number;
}

export function extentOf(box: Box, axis: Axis): Extent {
  return axis === 'x'
    ? { start: box.x, end: box.x + box.w, acrossStart: box.y, acrossEnd: box.y + box.h }
    : { start: box.y, end: box.y + box.h, acrossStart: box.x, acrossEnd: box.x + box.w };
}

/** Start, middle and end: the positions of a box that align with the positions of other boxes. */
export function anchorsOf(extent: Extent): readonly [number, number, number] {
  return [extent.start, (extent.start + extent.end) / 2, extent.end];
}

export function overlapsAcross(a: Extent, b: Extent): boolean {
  return a.acrossStart < b.acrossEnd && b.acrossStart < a.acrossEnd;
}
