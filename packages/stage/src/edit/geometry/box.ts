import type { Point } from './point.ts';

/** An axis-aligned rectangle in page coordinates. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export function boxAround(points: readonly Point[]): Box {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return points.length === 0
    ? { x: 0, y: 0, w: 0, h: 0 }
    : { x: left, y: top, w: right - left, h: bottom - top };
}

export function unionOf(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  return boxAround(boxes.flatMap((box) => [box, { x: box.x + box.w, y: box.y + box.h }]));
}

export function centreOf(box: Box): Point {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

export function containsBox(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.w >= inner.x + inner.w &&
    outer.y + outer.h >= inner.y + inner.h
  );
}

export function translated(box: Box, by: Point): Box {
  return { x: box.x + by.x, y: box.y + by.y, w: box.w, h: box.h };
}
