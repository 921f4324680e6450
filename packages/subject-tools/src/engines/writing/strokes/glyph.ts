/** A point in the square of a character: 1024 wide and high, y downwards. */
export type Point = readonly [x: number, y: number];

/** Width and height of the square in which the strokes of a character are described. */
export const SQUARE = 1024;

/** The line along the middle of a stroke, from its start to its end, and its outline. */
export interface Stroke {
  /** Path of the outline, in the coordinates of the font: y upwards. */
  readonly outline: string;
  readonly median: readonly Point[];
}

/** The strokes of a character, in the order in which they are written. */
export type Glyph = readonly Stroke[];

/** Turns the coordinates of an outline into those of the square. */
export const OUTLINE_TRANSFORM = 'matrix(1 0 0 -1 0 900)';
const BASELINE = 900;

/**
 * Stroke orders of GF 0023-2020 where the data have another: for each stroke its index in the data. A test compares the
 * place at which each stroke begins.
 */
const ORDERS: Readonly<Record<string, readonly number[]>> = {
  // The vertical stroke of 羊 comes before its last horizontal one.
  盖: [0, 1, 2, 3, 5, 4, 6, 7, 8, 9, 10],
  // 横折折折钩 is the first stroke of the right part.
  肠: [0, 1, 2, 3, 5, 4, 6],
  // 人 is written before 羽.
  翰: [0, 1, 2, 3, 4, 5, 6, 7, 11, 14, 10, 8, 9, 13, 15, 12],
};

/** Reads the strokes of a character; undefined for data that are none. */
export function glyphOf(character: string, data: unknown): Glyph | undefined {
  const { strokes, medians } = (data ?? {}) as { readonly strokes?: unknown; readonly medians?: unknown };
  if (!Array.isArray(strokes) || !Array.isArray(medians) || strokes.length !== medians.length)
    return undefined;
  const read = strokes.map((outline, index): Stroke | undefined => {
    const median = pointsOf(medians[index]);
    return typeof outline === 'string' && median ? { outline, median } : undefined;
  });
  const order = ORDERS[character] ?? read.map((_, index) => index);
  const glyph = order.flatMap((index) => read[index] ?? []);
  return glyph.length > 0 && glyph.length === strokes.length ? glyph : undefined;
}

function pointsOf(value: unknown): readonly Point[] | undefined {
  if (!Array.isArray(value) || value.length < 2) return undefined;
  const points = value.flatMap((pair): Point[] => {
    const [x, y] = Array.isArray(pair) ? (pair as unknown[]) : [];
    return Number.isFinite(x) && Number.isFinite(y) ? [[x as number, BASELINE - (y as number)]] : [];
  });
  return points.length === value.length ? points : undefined;
}

export function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, index) => sum + distance(points[index] ?? point, point), 0);
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

/** `count` points at equal distances along the line. */
export function resampled(points: readonly Point[], count: number): readonly Point[] {
  const [first = [0, 0] as const] = points;
  const step = lengthOf(points) / (count - 1);
  const found: Point[] = [first];
  let [left, from] = [step, first];
  for (const to of points.slice(1)) {
    let rest = distance(from, to);
    while (step > 0 && rest >= left && found.length < count) {
      const share = left / rest;
      from = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      found.push(from);
      rest = distance(from, to);
      left = step;
    }
    left -= rest;
    from = to;
  }
  while (found.length < count) found.push(points.at(-1) ?? first);
  return found;
}
