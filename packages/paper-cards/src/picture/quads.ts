import type { Contour } from './contours.ts';
import { areaOf, lengthOf, type Point, type Quad, turnOf } from './points.ts';

/** Least share of the surrounding rectangle that an outline fills: a square on its corner fills half. */
const FILLED_MIN = 0.3;
/** Least share of its convex hull that an outline fills: a finger may cut in. */
const CONVEX_MIN = 0.72;
/** Least share of the hull that the best quadrilateral fills. */
const QUAD_MIN = 0.86;
/** Least length of a side, pixels. */
const SIDE_MIN = 8;
/** Largest ratio of two sides: a square seen from aside. */
const SIDES_MAX = 4;
/** Least sine of a corner's angle. */
const SINE_MIN = 0.4;

/** Returns the corners of an outline that may be a square seen in perspective; undefined for any other outline. */
export function quadOf(contour: Contour): Quad | undefined {
  const { area, left, top, right, bottom } = contour;
  if (area < FILLED_MIN * (right - left) * (bottom - top)) return undefined;
  const hull = hullOf(contour);
  const hullArea = areaOf(hull);
  if (hull.length < 4 || area < CONVEX_MIN * hullArea) return undefined;
  const quad = largestQuad(hull);
  if (quad === undefined || areaOf(quad) < QUAD_MIN * hullArea) return undefined;
  return isSquareLike(quad) ? quad : undefined;
}

function isSquareLike(quad: Quad): boolean {
  const sides = quad.map((point, at) => lengthOf(point, quad[(at + 1) & 3] as Point));
  const shortest = Math.min(...sides);
  if (shortest < SIDE_MIN || Math.max(...sides) > SIDES_MAX * shortest) return false;
  return quad.every((point, at) => {
    const turn = turnOf(quad[(at + 3) & 3] as Point, point, quad[(at + 1) & 3] as Point);
    return turn > SINE_MIN * (sides[at] as number) * (sides[(at + 3) & 3] as number);
  });
}

/** Returns the convex hull, clockwise, from the outermost corners of each row. */
function hullOf({ points, count, top, bottom }: Contour): Point[] {
  const rows = bottom - top + 1;
  const lefts = new Int32Array(rows).fill(2 ** 30);
  const rights = new Int32Array(rows).fill(-1);
  for (let at = 0; at < 2 * count; at += 2) {
    const x = points[at] as number;
    const row = (points[at + 1] as number) - top;
    if (x < (lefts[row] as number)) lefts[row] = x;
    if (x > (rights[row] as number)) rights[row] = x;
  }
  const hull: Point[] = [];
  for (let row = 0; row < rows; row += 1)
    if ((rights[row] as number) >= 0) addToHull(hull, 1, { x: rights[row] as number, y: row + top });
  const half = hull.length;
  for (let row = rows - 1; row >= 0; row -= 1)
    if ((rights[row] as number) >= 0) addToHull(hull, half + 1, { x: lefts[row] as number, y: row + top });
  return hull;
}

/** Adds a point to a chain that turns clockwise; removes points that it makes hollow, but none of the first `least`. */
function addToHull(hull: Point[], least: number, point: Point): void {
  while (hull.length > least) {
    const last = hull[hull.length - 1] as Point;
    if (turnOf(hull[hull.length - 2] as Point, last, point) > 0) break;
    hull.pop();
  }
  hull.push(point);
}

/** Returns the largest quadrilateral of a hull's points, nearly: corners are moved while the area grows. */
function largestQuad(hull: readonly Point[]): Quad | undefined {
  const count = hull.length;
  const at = (index: number) => hull[((index % count) + count) % count] as Point;
  const farthest = (from: number) => {
    let best = from;
    for (let index = 0; index < count; index += 1)
      if (lengthOf(at(from), at(index)) > lengthOf(at(from), at(best))) best = index;
    return best;
  };
  /** Index of the point between two others that is farthest from the line through them. */
  const outermost = (from: number, to: number) => {
    let best = from + 1;
    for (let index = from + 1; index < to; index += 1)
      if (turnOf(at(from), at(index), at(to)) > turnOf(at(from), at(best), at(to))) best = index;
    return best;
  };
  const one = farthest(0);
  const other = farthest(one);
  const [a, c] = one < other ? [one, other] : [other, one];
  if (c - a < 2 || count - (c - a) < 2) return undefined;
  const corners: [number, number, number, number] = [a, outermost(a, c), c, outermost(c, a + count)];
  for (let round = 0; round < 4; round += 1) {
    let moved = false;
    for (let corner = 0; corner < 4; corner += 1) {
      const before = corner === 0 ? (corners[3] as number) - count : (corners[corner - 1] as number);
      const after = corner === 3 ? (corners[0] as number) + count : (corners[corner + 1] as number);
      const best = outermost(before, after);
      if (best !== corners[corner]) moved = true;
      corners[corner] = best;
    }
    if (!moved) break;
  }
  return [at(corners[0]), at(corners[1]), at(corners[2]), at(corners[3])];
}
