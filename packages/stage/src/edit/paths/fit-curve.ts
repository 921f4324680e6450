import { add, distance, type Point, subtract } from '../geometry/point.ts';
import { type Curve, type PathNode, pointOn } from './contour.ts';

/** Number of iterations that improve the curve's parameters. */
const ROUNDS = 4;

/**
 * A smooth line along points drawn by hand, nowhere farther from them than `tolerance` (P. J. Schneider, An Algorithm
 * for Automatically Fitting Digitized Curves, Graphics Gems 1990).
 */
export function fittedCurve(drawn: readonly Point[], tolerance: number): readonly PathNode[] {
  const points = drawn.filter((point, index) => {
    const before = drawn[index - 1];
    return !before || distance(before, point) > 0.01;
  });
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return points.map((at) => ({ at }));
  const curves: Curve[] = [];
  fit(
    points,
    unit(subtract(points[1] ?? last, first)),
    unit(subtract(points.at(-2) ?? first, last)),
    tolerance,
    curves,
  );
  return curves.reduce<PathNode[]>(
    (nodes, [, out, into, at]) => {
      const from = nodes.at(-1);
      return from ? [...nodes.slice(0, -1), { ...from, out }, { at, in: into }] : nodes;
    },
    [{ at: first }],
  );
}

function fit(points: readonly Point[], start: Point, end: Point, tolerance: number, curves: Curve[]): void {
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  if (points.length === 2) {
    const third = distance(first, last) / 3;
    curves.push([first, add(first, times(start, third)), add(last, times(end, third)), last]);
    return;
  }
  let shares = byLength(points);
  let worst = { at: Math.floor(points.length / 2), distance: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const curve = bezier(points, shares, start, end);
    worst = furthest(points, curve, shares);
    if (worst.distance <= tolerance) {
      curves.push(curve);
      return;
    }
    shares = shares.map((share, index) => nearer(curve, points[index] as Point, share));
  }
  const at = Math.min(points.length - 2, Math.max(1, worst.at));
  const through = unit(subtract(points[at - 1] as Point, points[at + 1] as Point));
  fit(points.slice(0, at + 1), start, through, tolerance, curves);
  fit(points.slice(at), times(through, -1), end, tolerance, curves);
}

/** The least squares curve with given directions at both ends. */
function bezier(points: readonly Point[], shares: readonly number[], start: Point, end: Point): Curve {
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  points.forEach((point, index) => {
    const t = shares[index] ?? 0;
    const s = 1 - t;
    const [b1, b2] = [3 * s * s * t, 3 * s * t * t];
    const [a0, a1] = [times(start, b1), times(end, b2)];
    const ends = add(times(first, s * s * s + b1), times(last, t * t * t + b2));
    const rest = subtract(point, ends);
    c00 += dot(a0, a0);
    c01 += dot(a0, a1);
    c11 += dot(a1, a1);
    x0 += dot(a0, rest);
    x1 += dot(a1, rest);
  });
  const determinant = c00 * c11 - c01 * c01;
  const whole = distance(first, last);
  let left = determinant === 0 ? 0 : (x0 * c11 - x1 * c01) / determinant;
  let right = determinant === 0 ? 0 : (c00 * x1 - c01 * x0) / determinant;
  if (!(left > whole * 1e-6) || !(right > whole * 1e-6)) [left, right] = [whole / 3, whole / 3];
  return [first, add(first, times(start, left)), add(last, times(end, right)), last];
}

function byLength(points: readonly Point[]): number[] {
  const lengths = [0];
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (before) lengths.push((lengths.at(-1) ?? 0) + distance(before, point));
  });
  const whole = lengths.at(-1) || 1;
  return lengths.map((length) => length / whole);
}

function furthest(points: readonly Point[], curve: Curve, shares: readonly number[]) {
  let worst = { at: 0, distance: -1 };
  points.forEach((point, at) => {
    const far = distance(pointOn(curve, shares[at] ?? 0), point);
    if (far > worst.distance) worst = { at, distance: far };
  });
  return worst;
}

/** One step of Newton's method towards the parameter at which the curve is nearest to the point. */
function nearer(curve: Curve, point: Point, t: number): number {
  const [a, b, c, d] = curve;
  const s = 1 - t;
  const first = (k: 'x' | 'y') =>
    3 * (s * s * (b[k] - a[k]) + 2 * s * t * (c[k] - b[k]) + t * t * (d[k] - c[k]));
  const second = (k: 'x' | 'y') => 6 * (s * (c[k] - 2 * b[k] + a[k]) + t * (d[k] - 2 * c[k] + b[k]));
  const off = subtract(pointOn(curve, t), point);
  const top = off.x * first('x') + off.y * first('y');
  const bottom = first('x') ** 2 + first('y') ** 2 + off.x * second('x') + off.y * second('y');
  return bottom === 0 ? t : Math.min(1, Math.max(0, t - top / bottom));
}

const dot = (a: Point, b: Point) => a.x * b.x + a.y * b.y;
const times = ({ x, y }: Point, by: number): Point => ({ x: x * by, y: y * by });
const unit = (vector: Point): Point => {
  const length = Math.hypot(vector.x, vector.y) || 1;
  return { x: vector.x / length, y: vector.y / length };
};
