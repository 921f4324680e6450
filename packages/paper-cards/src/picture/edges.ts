import { type GreyPicture, valueAt } from './picture.ts';
import { lengthOf, type Point, type Quad } from './points.ts';

/** How the outer edges of a black square are looked for, about where its corners seem to be. */
export interface EdgeSearch {
  /** Least rise of grey values over two pixels, from the inside out, that counts as an edge. */
  readonly rise: number;
  /** Least share of the places along a side at which the edge is found on one line. */
  readonly found: number;
}

/** Distance between two values of a profile across an edge, pixels. */
const STEP = 0.5;
/** Share of a side at each end that is left out, because corners are blurred. */
const END = 0.08;

/**
 * Finds the corners of a black square on lighter ground with a part of a pixel: each side is fitted to where the grey
 * values rise most, so that a finger over part of it does no harm. Returns undefined when a side is not found.
 */
export function refinedQuad(picture: GreyPicture, quad: Quad, search: EdgeSearch): Quad | undefined {
  const lines: Line[] = [];
  for (let side = 0; side < 4; side += 1) {
    const line = sideOf(picture, quad[side] as Point, quad[(side + 1) & 3] as Point, search);
    if (line === undefined) return undefined;
    lines.push(line);
  }
  const corners = lines.map((line, at) => crossing(lines[(at + 3) & 3] as Line, line));
  const moved = Math.max(
    ...corners.map((corner, at) => (corner ? lengthOf(corner, quad[at] as Point) : 1e9)),
  );
  const shortest = Math.min(...quad.map((corner, at) => lengthOf(corner, quad[(at + 1) & 3] as Point)));
  return moved <= Math.max(6, 0.3 * shortest) ? (corners as unknown as Quad) : undefined;
}

interface Line {
  readonly from: Point;
  /** Unit vector. */
  readonly along: Point;
}

function sideOf(picture: GreyPicture, from: Point, to: Point, search: EdgeSearch): Line | undefined {
  const length = lengthOf(from, to);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const outward = { x: along.y, y: -along.x };
  const reach = Math.min(Math.max(0.1 * length, 1.5), 4);
  const count = Math.round(Math.min(Math.max(length / 2, 8), 24));
  const places: number[] = [];
  const offsets: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const place = length * (END + ((1 - 2 * END) * index) / (count - 1));
    const on = { x: from.x + along.x * place, y: from.y + along.y * place };
    const offset = edgeOffset(picture, on, outward, reach, search.rise);
    if (offset === undefined) continue;
    places.push(place);
    offsets.push(offset);
  }
  const fitted = fitLine(places, offsets, search.found * count);
  if (fitted === undefined) return undefined;
  const at = (place: number): Point => {
    const offset = fitted.start + fitted.slope * place;
    return {
      x: from.x + along.x * place + outward.x * offset,
      y: from.y + along.y * place + outward.y * offset,
    };
  };
  const start = at(0);
  const end = at(length);
  const whole = lengthOf(start, end);
  return { from: start, along: { x: (end.x - start.x) / whole, y: (end.y - start.y) / whole } };
}

/** Returns how far outward of a point the grey values rise most, pixels. */
function edgeOffset(
  picture: GreyPicture,
  on: Point,
  outward: Point,
  reach: number,
  rise: number,
): number | undefined {
  const values = Math.round((2 * reach) / STEP) + 5;
  const first = -((values - 1) / 2) * STEP;
  const value = (index: number) => {
    const offset = first + index * STEP;
    return valueAt(picture, on.x + outward.x * offset, on.y + outward.y * offset);
  };
  // The last five values: the rise at the middle one is from two before to two after. Squares are compared, which go
  // nearly with the light: the grey values of a camera rise most on the dark side of a blurred edge.
  let [v0, v1, v2, v3] = [value(0), value(1), value(2), value(3)];
  let best = -1;
  let bestRise = 0;
  let before = 0;
  let beforeBest = 0;
  let afterBest = 0;
  for (let index = 4; index < values; index += 1) {
    const v4 = value(index);
    const here = v4 * v4 - v0 * v0;
    if (index - 3 === best) afterBest = here;
    if (here > bestRise && v4 - v0 > rise) {
      bestRise = here;
      best = index - 2;
      beforeBest = before;
      afterBest = here;
    }
    before = here;
    [v0, v1, v2, v3] = [v1, v2, v3, v4];
  }
  if (best < 0) return undefined;
  const curve = beforeBest + afterBest - 2 * bestRise;
  const shift = curve < 0 ? (0.5 * (beforeBest - afterBest)) / curve : 0;
  return first + (best + Math.min(Math.max(shift, -0.5), 0.5)) * STEP;
}

/** Fits a line to offsets at places along a side; places far from the line do not count. */
function fitLine(
  places: readonly number[],
  offsets: readonly number[],
  least: number,
): { readonly start: number; readonly slope: number } | undefined {
  if (places.length < Math.max(least, 4)) return undefined;
  let start = [...offsets].sort((a, b) => a - b)[offsets.length >> 1] as number;
  let slope = 0;
  for (const spread of [2.5, 1.5, 1, 0.8]) {
    let [sum, sumX, sumY, sumXX, sumXY] = [0, 0, 0, 0, 0];
    for (let at = 0; at < places.length; at += 1) {
      const x = places[at] as number;
      const y = offsets[at] as number;
      const away = (y - start - slope * x) / spread;
      if (Math.abs(away) >= 1) continue;
      const weight = (1 - away * away) ** 2;
      sum += weight;
      sumX += weight * x;
      sumY += weight * y;
      sumXX += weight * x * x;
      sumXY += weight * x * y;
    }
    const spreadX = sum * sumXX - sumX * sumX;
    if (sum < 1 || spreadX < 1e-6) return undefined;
    slope = (sum * sumXY - sumX * sumY) / spreadX;
    start = (sumY - slope * sumX) / sum;
  }
  const onLine = places.filter((x, at) => Math.abs((offsets[at] as number) - start - slope * x) < 0.7).length;
  return onLine >= least ? { start, slope } : undefined;
}

function crossing(one: Line, other: Line): Point | undefined {
  const cross = one.along.x * other.along.y - one.along.y * other.along.x;
  if (Math.abs(cross) < 0.1) return undefined;
  const x = other.from.x - one.from.x;
  const y = other.from.y - one.from.y;
  const place = (x * other.along.y - y * other.along.x) / cross;
  return { x: one.from.x + one.along.x * place, y: one.from.y + one.along.y * place };
}
