import type { EffectPlace, Keyframe } from '../keyframes.ts';
import { type PathPoint, pathSegments } from '../path-segments.ts';

/**
 * The keyframes of a motion path. PowerPoint stores it in fractions of the page, relative to the element's position
 * (ECMA-376 19.5.4, p:animMotion/@path): M, L, C, Z and E, lower case relative.
 */
export function motionKeyframes(path: string, { page }: EffectPlace): Keyframe[] {
  const points = samplePath(path);
  const lengths = [0];
  for (let i = 1; i < points.length; i++) {
    const [ax = 0, ay = 0] = points[i - 1] ?? [];
    const [bx = 0, by = 0] = points[i] ?? [];
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot((bx - ax) * page.w, (by - ay) * page.h));
  }
  const whole = lengths.at(-1) || 1;
  return points.map(([x, y], i) => ({
    offset: (lengths[i] ?? 0) / whole,
    translate: `${round(x * page.w)}px ${round(y * page.h)}px`,
  }));
}

const ORIGIN: PathPoint = [0, 0];

/** A function from the share of the path's length (0 to 1) to the point there, in fractions of the page. */
export function pointsOf(path: string): (t: number) => readonly [number, number] {
  const points = samplePath(path);
  const lengths = [0];
  for (let i = 1; i < points.length; i++) {
    const [ax = 0, ay = 0] = points[i - 1] ?? [];
    const [bx = 0, by = 0] = points[i] ?? [];
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot(bx - ax, by - ay));
  }
  const whole = lengths.at(-1) ?? 0;
  return (t) => {
    const length = Math.min(Math.max(t, 0), 1) * whole;
    const i = Math.max(
      lengths.findIndex((each) => each >= length),
      1,
    );
    const from = points[i - 1] ?? ORIGIN;
    const to = points[i] ?? from;
    const [before = 0, after = 0] = [lengths[i - 1], lengths[i]];
    const share = after > before ? (length - before) / (after - before) : 1;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  };
}

/** The most samples of a path. */
const MOST = 4096;

/** Samples of the path, with sixteen per curve. Always two or more. */
function samplePath(path: string): PathPoint[] {
  const points: PathPoint[] = [];
  for (const segment of pathSegments(path)) {
    if (points.length >= MOST) break;
    const from = points.at(-1) ?? ORIGIN;
    if (segment.type === 'curve') {
      const [one, two] = segment.by;
      for (let i = 1; i <= 16; i++) {
        const t = i / 16;
        const cubic = (a: number, b: number, c: number, d: number) =>
          a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3;
        points.push([
          cubic(from[0], one[0], two[0], segment.to[0]),
          cubic(from[1], one[1], two[1], segment.to[1]),
        ]);
      }
    } else points.push(segment.to);
  }
  if (points.length === 0) points.push(ORIGIN);
  if (points.length === 1) points.push(points[0] ?? ORIGIN);
  return points;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
