/** A point of a picture, pixels; the centre of the first pixel is (0.5, 0.5). */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corners of a square as seen, clockwise. */
export type Quad = readonly [Point, Point, Point, Point];

/** Twice the area of a triangle; above 0 when its corners are clockwise in a picture, whose y points down. */
export function turnOf(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

export function areaOf(polygon: readonly Point[]): number {
  let twice = 0;
  let last = polygon[polygon.length - 1];
  for (const point of polygon) {
    if (last) twice += last.x * point.y - last.y * point.x;
    last = point;
  }
  return Math.abs(twice) / 2;
}

export function lengthOf(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

export function centreOf(quad: Quad): Point {
  return {
    x: (quad[0].x + quad[1].x + quad[2].x + quad[3].x) / 4,
    y: (quad[0].y + quad[1].y + quad[2].y + quad[3].y) / 4,
  };
}
