/** A point or a vector, logical pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export function add(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

export function subtract(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The distance from a point to the segment between two other points. */
export function distanceToSegment(point: Point, from: Point, to: Point): number {
  const along = subtract(to, from);
  const squared = along.x * along.x + along.y * along.y;
  if (squared === 0) return distance(point, from);
  const share = ((point.x - from.x) * along.x + (point.y - from.y) * along.y) / squared;
  const clamped = Math.min(1, Math.max(0, share));
  return distance(point, { x: from.x + along.x * clamped, y: from.y + along.y * clamped });
}
