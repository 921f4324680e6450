import { distance, type Glyph, lengthOf, type Point, resampled } from './glyph.ts';

/** A drawn line is the expected stroke, the same stroke backwards, another stroke of the character, or no stroke. */
export type Verdict = 'right' | 'backwards' | 'order' | 'shape';

/** Points in which two lines are compared. */
const SAMPLES = 16;
/** Greatest mean distance of a line from its stroke, of a square of 1024. */
const FAR = 190;
/** Greatest mean distance after both lines were moved to the same middle. */
const MISSHAPEN = 105;
/** A line is taken as another stroke when that stroke is nearer by this factor. */
const NEARER = 0.8;

/**
 * Compares a drawn line with the stroke of a character that is expected next. A line counts as the stroke to which it is
 * nearest, so that strokes beside each other are told apart however large the hand writes.
 */
export function judge(drawn: readonly Point[], glyph: Glyph, expected: number): Verdict {
  const line = resampled(drawn, SAMPLES);
  const off = glyph.map(({ median }) => compared(line, resampled(median, SAMPLES)));
  const own = off[expected];
  if (!own || lengthOf(drawn) === 0) return 'shape';
  const nearest = Math.min(...off.map(({ forwards, backwards }) => Math.min(forwards, backwards)));
  const isFar = own.forwards > FAR || own.shape > allowedShape(glyph[expected]?.median ?? []);
  if (own.forwards * NEARER <= nearest && !isFar) return 'right';
  if (own.backwards * NEARER <= nearest && own.backwards <= FAR) return 'backwards';
  return nearest <= FAR ? 'order' : 'shape';
}

/** Long strokes are written less exactly than dots. */
function allowedShape(median: readonly Point[]): number {
  return Math.max(MISSHAPEN, lengthOf(median) * 0.14);
}

/** Mean distances of two lines: point by point, against the direction, and after moving one to the middle of the other. */
function compared(line: readonly Point[], median: readonly Point[]) {
  const [a, b] = [middleOf(line), middleOf(median)];
  const moved = line.map(([x, y]): Point => [x - a[0] + b[0], y - a[1] + b[1]]);
  return {
    forwards: meanDistance(line, median),
    backwards: meanDistance(line.toReversed(), median),
    shape: meanDistance(moved, median),
  };
}

function meanDistance(one: readonly Point[], other: readonly Point[]): number {
  return one.reduce((sum, point, index) => sum + distance(point, other[index] ?? point), 0) / one.length;
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce(([sx, sy], [x, y]) => [sx + x, sy + y] as const, [0, 0] as Point);
  return [sum[0] / points.length, sum[1] / points.length];
}
