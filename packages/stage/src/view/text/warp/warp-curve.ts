import type { Point } from '../../geometry/arc.ts';

/** A guide of a warp: its points from 0 (its beginning) to 1 (its end). */
export type WarpCurve = (at: number) => Point;

const TURN = Math.PI * 2;

/** Straight lines from point to point, parametrised by their share of the width. */
export function through(...points: readonly Point[]): WarpCurve {
  const first = points[0] ?? { x: 0, y: 0 };
  const last = points.at(-1) ?? first;
  return (at) => {
    const x = first.x + (last.x - first.x) * at;
    for (let index = 1; index < points.length; index++) {
      const from = points[index - 1] ?? first;
      const to = points[index] ?? last;
      if (x > to.x && index < points.length - 1) continue;
      const share = to.x === from.x ? 0 : (x - from.x) / (to.x - from.x);
      return { x, y: from.y + (to.y - from.y) * share };
    }
    return last;
  };
}

/** Consecutive cubic curves, each with an equal share of the parameter. `points`: the first, then three per curve. */
export function cubic(points: readonly Point[]): WarpCurve {
  const parts = Math.max(1, (points.length - 1) / 3);
  return (at) => {
    const part = Math.min(Math.floor(at * parts), parts - 1);
    const t = at * parts - part;
    const s = 1 - t;
    const [a, b, c, d] = [0, 1, 2, 3].map((offset) => points[part * 3 + offset] ?? { x: 0, y: 0 });
    const mix = (axis: 'x' | 'y') =>
      s ** 3 * (a?.[axis] ?? 0) +
      3 * s * s * t * (b?.[axis] ?? 0) +
      3 * s * t * t * (c?.[axis] ?? 0) +
      t ** 3 * (d?.[axis] ?? 0);
    return { x: mix('x'), y: mix('y') };
  };
}

/** A curve over the whole width, at `y` at both ends and `middle` half way. */
export function bow(w: number, y: number, middle: number): WarpCurve {
  return arcThrough(w, y, middle, y);
}

/** A curve from `begin` at the left through `middle` half way to `end` at the right. */
export function arcThrough(w: number, begin: number, middle: number, end: number): WarpCurve {
  // Half way, a cubic whose two control points are level has covered three quarters of the distance to them.
  const control = (8 * middle - begin - end) / 6;
  return cubic([
    { x: 0, y: begin },
    { x: w / 3, y: control },
    { x: (2 * w) / 3, y: control },
    { x: w, y: end },
  ]);
}

/** An arc of an ellipse, from an angle over a swing; degrees clockwise from the right. */
export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  start: number,
  swing: number,
): WarpCurve {
  return (at) => {
    const angle = ((start + swing * at) / 360) * TURN;
    return { x: cx + rx * Math.cos(angle), y: cy + ry * Math.sin(angle) };
  };
}
