import type { Point, Quad } from './points.ts';

/** A perspective map of the plane: x' = (a·x + b·y + c) / (g·x + h·y + 1), y' = (d·x + e·y + f) / (g·x + h·y + 1). */
export interface Homography {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
  readonly g: number;
  readonly h: number;
}

/** Returns the map from a square with the corners (0, 0), (size, 0), (size, size), (0, size) to the quad (Heckbert 1989). */
export function squareTo(quad: Quad, size: number): Homography {
  const [p0, p1, p2, p3] = quad;
  const sumX = p0.x - p1.x + p2.x - p3.x;
  const sumY = p0.y - p1.y + p2.y - p3.y;
  const dx1 = p1.x - p2.x;
  const dx2 = p3.x - p2.x;
  const dy1 = p1.y - p2.y;
  const dy2 = p3.y - p2.y;
  const cross = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / cross;
  const h = (dx1 * sumY - sumX * dy1) / cross;
  return {
    a: (p1.x - p0.x + g * p1.x) / size,
    b: (p3.x - p0.x + h * p3.x) / size,
    c: p0.x,
    d: (p1.y - p0.y + g * p1.y) / size,
    e: (p3.y - p0.y + h * p3.y) / size,
    f: p0.y,
    g: g / size,
    h: h / size,
  };
}

export function mapped(map: Homography, x: number, y: number): Point {
  const depth = map.g * x + map.h * y + 1;
  return { x: (map.a * x + map.b * y + map.c) / depth, y: (map.d * x + map.e * y + map.f) / depth };
}

/** Returns the map back. */
export function inverted({ a, b, c, d, e, f, g, h }: Homography): Homography {
  const scale = a * e - b * d;
  return {
    a: (e - f * h) / scale,
    b: (c * h - b) / scale,
    c: (b * f - c * e) / scale,
    d: (f * g - d) / scale,
    e: (a - c * g) / scale,
    f: (c * d - a * f) / scale,
    g: (d * h - e * g) / scale,
    h: (b * g - a * h) / scale,
  };
}
