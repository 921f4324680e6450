import { apply, type Matrix } from './matrix.ts';

export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** An outline in the page's coordinates: one letter of `MLQCZ` per step, and the steps' coordinates in turn. */
export interface PagePath {
  readonly steps: string;
  readonly points: readonly number[];
}

/** Number of coordinates of each step. */
export const POINTS_OF: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };

/** The order in which pdf.js numbers its drawing steps (`DrawOPS`): move, line, cubic curve, quadratic curve, close. */
const STEPS = ['M', 'L', 'C', 'Q', 'Z'];

/** A path from pdf.js, transformed to the page by the matrix. It ends at the first value that is not a number. */
export function pagePath(data: ArrayLike<number> | null | undefined, matrix: Matrix): PagePath {
  const points: number[] = [];
  let steps = '';
  for (let at = 0; data && at < data.length; ) {
    const step = STEPS[data[at++] ?? -1];
    if (step === undefined) break;
    const count = POINTS_OF[step] ?? 0;
    if (at + count > data.length) break;
    for (let i = 0; i < count; i += 2) {
      const [x, y] = apply(matrix, data[at + i] ?? 0, data[at + i + 1] ?? 0);
      if (!Number.isFinite(x) || !Number.isFinite(y))
        return { steps, points: points.slice(0, countOf(steps)) };
      points.push(x, y);
    }
    at += count;
    steps += step;
  }
  return { steps, points };
}

function countOf(steps: string): number {
  let count = 0;
  for (const step of steps) count += POINTS_OF[step] ?? 0;
  return count;
}

/** The outline transformed by the matrix. */
export function carried(path: PagePath, matrix: Matrix): PagePath {
  const points: number[] = [];
  for (let i = 0; i < path.points.length; i += 2) {
    points.push(...apply(matrix, path.points[i] ?? 0, path.points[i + 1] ?? 0));
  }
  return { steps: path.steps, points };
}

export function joined(paths: readonly PagePath[]): PagePath {
  return {
    steps: paths.map(({ steps }) => steps).join(''),
    points: paths.flatMap(({ points }) => points),
  };
}

export function rectanglePath(box: Box, matrix: Matrix): PagePath {
  const corners = [
    apply(matrix, box.x0, box.y0),
    apply(matrix, box.x1, box.y0),
    apply(matrix, box.x1, box.y1),
    apply(matrix, box.x0, box.y1),
  ];
  return { steps: 'MLLLZ', points: corners.flat() };
}

/** Bounding box of all points, control points included; undefined for an empty path. */
export function boundsOf({ points }: PagePath): Box | undefined {
  if (points.length === 0) return undefined;
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i] ?? 0;
    const y = points[i + 1] ?? 0;
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
  }
  return { x0, y0, x1, y1 };
}

const CLOSE = 0.02;

/** The box of a path that is one axis-aligned rectangle; undefined for other paths. */
export function rectangleOf(path: PagePath): Box | undefined {
  if (!/^ML{3,4}Z?M?Z?$/.test(path.steps)) return undefined;
  const box = boundsOf(path);
  if (!box) return undefined;
  const corners = path.points.slice(0, 8);
  for (let i = 0; i < 8; i += 2) {
    const x = corners[i] ?? 0;
    const y = corners[i + 1] ?? 0;
    const onX = Math.abs(x - box.x0) < CLOSE || Math.abs(x - box.x1) < CLOSE;
    const onY = Math.abs(y - box.y0) < CLOSE || Math.abs(y - box.y1) < CLOSE;
    if (!onX || !onY) return undefined;
    const nextX = corners[(i + 2) % 8] ?? 0;
    const nextY = corners[(i + 3) % 8] ?? 0;
    if (Math.abs(x - nextX) >= CLOSE && Math.abs(y - nextY) >= CLOSE) return undefined;
  }
  return box;
}

export function intersection(a: Box, b: Box): Box {
  const x0 = Math.max(a.x0, b.x0);
  const y0 = Math.max(a.y0, b.y0);
  return { x0, y0, x1: Math.max(x0, Math.min(a.x1, b.x1)), y1: Math.max(y0, Math.min(a.y1, b.y1)) };
}

/** Whether `outer` contains `inner`, with half a pixel of tolerance. */
export function holds(outer: Box, inner: Box): boolean {
  return (
    outer.x0 <= inner.x0 + 0.5 &&
    outer.y0 <= inner.y0 + 0.5 &&
    outer.x1 >= inner.x1 - 0.5 &&
    outer.y1 >= inner.y1 - 0.5
  );
}
