import { STROKE_POINTS_MAX } from '@lectern/protocol/teacher-commands';

/** Minimum distance of a point from the previous one, logical pixels; closer points are dropped. */
const CLOSEST = 2;

/** A position in fractions of the page's width and height. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The position of a finger on the picture of the page, limited to the page. */
export function placeOn(
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
  at: { readonly clientX: number; readonly clientY: number },
): Place {
  const part = (value: number, whole: number) => (whole > 0 ? Math.min(1, Math.max(0, value / whole)) : 0);
  return { x: part(at.clientX - box.left, box.width), y: part(at.clientY - box.top, box.height) };
}

/**
 * The points of a stroke in logical pixels of the page, reduced to the number that the line and the message size need.
 */
export function strokePoints(
  places: readonly Place[],
  size: { readonly w: number; readonly h: number },
): readonly number[] {
  const all = places.map(({ x, y }) => [x * size.w, y * size.h] as const);
  for (let closest = CLOSEST; ; closest *= 1.5) {
    const points = thin(all, closest);
    if (points.length <= STROKE_POINTS_MAX) {
      return points.flatMap(([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]);
    }
  }
}

type Point = readonly [number, number];

/** Drops points closer than `closest` to the last kept point; the final point stays. */
function thin(all: readonly Point[], closest: number): readonly Point[] {
  const kept: Point[] = [];
  for (const [index, point] of all.entries()) {
    const last = kept.at(-1);
    const isFar = !last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= closest;
    if (isFar || index === all.length - 1) kept.push(point);
  }
  return kept;
}
