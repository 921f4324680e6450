import type { NormalContext } from '../normal/context.ts';
import { type CriticalPoint, comparePoints } from './critical-point.ts';

/**
 * A set of real numbers: finitely many points in order, and whether the open interval before the first point, the first
 * point, the interval behind it, … belong to the set.
 */
export interface LineSet {
  readonly points: readonly CriticalPoint[];
  readonly cells: readonly boolean[];
}

export const EMPTY_LINE: LineSet = { points: [], cells: [false] };
export const WHOLE_LINE: LineSet = { points: [], cells: [true] };

export function pointSet(point: CriticalPoint): LineSet {
  return { points: [point], cells: [false, true, false] };
}

/** Numbers before (`-1`) or behind (`1`) a point. */
export function halfLine(point: CriticalPoint, side: -1 | 1, isClosed: boolean): LineSet {
  return { points: [point], cells: [side < 0, isClosed, side > 0] };
}

export function joinSets(
  a: LineSet,
  b: LineSet,
  join: (inA: boolean, inB: boolean) => boolean,
  context: NormalContext,
): LineSet {
  const points: CriticalPoint[] = [];
  const cells: boolean[] = [join(a.cells[0] ?? false, b.cells[0] ?? false)];
  let [i, j] = [0, 0];
  while (i < a.points.length || j < b.points.length) {
    const [left, right] = [a.points[i], b.points[j]];
    const order = !left ? 1 : !right ? -1 : comparePoints(left, right, context);
    const point = order <= 0 ? left : right;
    if (!point) break;
    const atA = order <= 0 ? a.cells[2 * i + 1] : a.cells[2 * i];
    const atB = order >= 0 ? b.cells[2 * j + 1] : b.cells[2 * j];
    if (order <= 0) i++;
    if (order >= 0) j++;
    points.push(point);
    cells.push(join(atA ?? false, atB ?? false), join(a.cells[2 * i] ?? false, b.cells[2 * j] ?? false));
  }
  return simplified({ points, cells });
}

/** Removes points whose two sides belong to the set, or not, as the point does. */
function simplified({ points, cells }: LineSet): LineSet {
  const kept: CriticalPoint[] = [];
  const result: boolean[] = [cells[0] ?? false];
  points.forEach((point, index) => {
    const [at = false, behind = false] = [cells[2 * index + 1], cells[2 * index + 2]];
    if (result.at(-1) === at && at === behind) return;
    kept.push(point);
    result.push(at, behind);
  });
  return { points: kept, cells: result };
}

export function unionOf(a: LineSet, b: LineSet, context: NormalContext): LineSet {
  return joinSets(a, b, (inA, inB) => inA || inB, context);
}

export function meetOf(a: LineSet, b: LineSet, context: NormalContext): LineSet {
  return joinSets(a, b, (inA, inB) => inA && inB, context);
}

export function sameSets(a: LineSet, b: LineSet, context: NormalContext): boolean {
  const difference = joinSets(a, b, (inA, inB) => inA !== inB, context);
  return difference.points.length === 0 && difference.cells[0] === false;
}
