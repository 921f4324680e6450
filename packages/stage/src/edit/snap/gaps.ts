import { type Extent, overlapsAcross } from './axis.ts';

/** A position at which the moving box would have equal gaps to its neighbours. */
export interface GapPlace {
  /** The box's start at this position. */
  readonly start: number;
  readonly spans: readonly (readonly [number, number])[];
}

/**
 * The positions of a moving box between and beside its neighbours in the row (or column): midway between two
 * neighbours, or at the distance from a pair of neighbours that equals the gap within the pair.
 */
export function gapPlaces(moving: Extent, others: readonly Extent[]): readonly GapPlace[] {
  const row = others.filter((other) => overlapsAcross(other, moving)).sort((a, b) => a.start - b.start);
  const size = moving.end - moving.start;
  const middle = (moving.start + moving.end) / 2;
  const before = row.filter((other) => (other.start + other.end) / 2 < middle);
  const after = row.filter((other) => (other.start + other.end) / 2 >= middle);
  const left = before.at(-1);
  const right = after[0];
  const places: GapPlace[] = [];
  if (left && right) {
    const gap = (right.start - left.end - size) / 2;
    if (gap > 0) {
      const start = left.end + gap;
      places.push({
        start,
        spans: [
          [left.end, start],
          [start + size, right.start],
        ],
      });
    }
  }
  const beforeLeft = before.at(-2);
  if (left && beforeLeft) {
    const gap = left.start - beforeLeft.end;
    if (gap > 0) {
      const start = left.end + gap;
      places.push({
        start,
        spans: [
          [beforeLeft.end, left.start],
          [left.end, start],
        ],
      });
    }
  }
  const afterRight = after[1];
  if (right && afterRight) {
    const gap = afterRight.start - right.end;
    if (gap > 0) {
      const start = right.start - gap - size;
      places.push({
        start,
        spans: [
          [start + size, right.start],
          [right.end, afterRight.start],
        ],
      });
    }
  }
  return places;
}
