import type { Stroke } from '@lectern/stage/ink';
import type { XY } from '../../common/pose.ts';

/** A straight line of ink, with its two ends. */
export interface Line {
  readonly from: XY;
  readonly to: XY;
}

/** Marks to which instruments snap: the straight lines of a page's ink, their ends, and their crossings. */
export interface PageMarks {
  readonly lines: readonly Line[];
  readonly points: readonly XY[];
}

/** The least length of a line, and how far its points may be from its chord: logical pixels. */
const LEAST = 24;
const CROOKED = 2;
/** The most lines of a page, the newest: a teacher places instruments on recent drawings. */
const MOST_LINES = 60;

export function pageMarks(strokes: readonly Pick<Stroke, 'points'>[]): PageMarks {
  const lines = strokes.flatMap(({ points }) => lineOf(points) ?? []).slice(-MOST_LINES);
  const ends = lines.flatMap(({ from, to }) => [from, to]);
  const crossings = lines.flatMap((one, at) =>
    lines.slice(at + 1).flatMap((other) => {
      const point = crossing(one, other);
      return point ? [point] : [];
    }),
  );
  return { lines, points: [...ends, ...crossings] };
}

/** The line that a stroke forms; undefined for handwriting. */
export function lineOf(points: readonly number[]): Line | undefined {
  const count = points.length / 3;
  const at = (index: number): XY => [points[index * 3] ?? 0, points[index * 3 + 1] ?? 0];
  const [from, to] = [at(0), at(count - 1)];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < LEAST) return undefined;
  for (let index = 1; index < count - 1; index++) {
    const [x, y] = at(index);
    const away = Math.abs((x - from[0]) * (to[1] - from[1]) - (y - from[1]) * (to[0] - from[0])) / length;
    if (away > CROOKED) return undefined;
  }
  return { from, to };
}

/** The crossing of two lines, also a little beyond their ends, because hands do not end exactly on the point. */
function crossing(one: Line, other: Line): XY | undefined {
  const BEYOND = 0.06;
  const [ax, ay] = [one.to[0] - one.from[0], one.to[1] - one.from[1]];
  const [bx, by] = [other.to[0] - other.from[0], other.to[1] - other.from[1]];
  const cross = ax * by - ay * bx;
  if (Math.abs(cross) < 1e-6 * Math.hypot(ax, ay) * Math.hypot(bx, by)) return undefined;
  const [dx, dy] = [other.from[0] - one.from[0], other.from[1] - one.from[1]];
  const s = (dx * by - dy * bx) / cross;
  const t = (dx * ay - dy * ax) / cross;
  const isOn = (part: number) => part >= -BEYOND && part <= 1 + BEYOND;
  return isOn(s) && isOn(t) ? [one.from[0] + ax * s, one.from[1] + ay * s] : undefined;
}

/** The nearest of these points within reach. */
export function nearest(points: readonly XY[], [x, y]: XY, reach: number): XY | undefined {
  let best: XY | undefined;
  let least = reach;
  for (const point of points) {
    const away = Math.hypot(point[0] - x, point[1] - y);
    if (away > least) continue;
    least = away;
    best = point;
  }
  return best;
}
