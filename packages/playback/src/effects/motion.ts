import type { EffectPlace, Keyframe } from '../keyframes.ts';

/**
 * Keyframes of a motion path. PowerPoint gives it in fractions of the page, relative to the element's place
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

const ORIGIN: readonly [number, number] = [0, 0];

/** Where a path is, in fractions of the page, when so much of its length (0 to 1) is behind. */
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

/** Points along the path, curves in sixteen parts. Always two or more. */
function samplePath(path: string): [number, number][] {
  const tokens = path.match(/[-+]?(?:\d*\.\d+|\d+\.?)(?:[eE][-+]?\d+)?|[a-zA-Z]/g) ?? [];
  const most = 4096;
  const points: [number, number][] = [];
  let at = 0;
  let command = 'M';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  // A hundred pages away is far enough for anything.
  const number = () => Math.min(Math.max(Number(tokens[at++] ?? 0) || 0, -100), 100);
  while (at < tokens.length && points.length < most) {
    if (/^[a-zA-Z]$/.test(tokens[at] ?? '')) command = tokens[at++] ?? 'E';
    const relative = command === command.toLowerCase();
    const [baseX, baseY] = relative ? [x, y] : [0, 0];
    switch (command.toUpperCase()) {
      case 'M':
        [x, y] = [baseX + number(), baseY + number()];
        [startX, startY] = [x, y];
        points.push([x, y]);
        command = relative ? 'l' : 'L';
        break;
      case 'L':
        [x, y] = [baseX + number(), baseY + number()];
        points.push([x, y]);
        break;
      case 'C': {
        const [x1, y1, x2, y2, x3, y3] = [number(), number(), number(), number(), number(), number()];
        const from: [number, number] = [x, y];
        for (let i = 1; i <= 16; i++) {
          const t = i / 16;
          const cubic = (a: number, b: number, c: number, d: number) =>
            a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3;
          points.push([
            cubic(from[0], baseX + x1, baseX + x2, baseX + x3),
            cubic(from[1], baseY + y1, baseY + y2, baseY + y3),
          ]);
        }
        [x, y] = [baseX + x3, baseY + y3];
        break;
      }
      case 'Q': {
        const [x1, y1, x2, y2] = [number(), number(), number(), number()];
        const from: [number, number] = [x, y];
        for (let i = 1; i <= 12; i++) {
          const t = i / 12;
          const quadratic = (a: number, b: number, c: number) =>
            a * (1 - t) ** 2 + 2 * b * t * (1 - t) + c * t * t;
          points.push([
            quadratic(from[0], baseX + x1, baseX + x2),
            quadratic(from[1], baseY + y1, baseY + y2),
          ]);
        }
        [x, y] = [baseX + x2, baseY + y2];
        break;
      }
      case 'H':
        x = baseX + number();
        points.push([x, y]);
        break;
      case 'V':
        y = baseY + number();
        points.push([x, y]);
        break;
      case 'Z':
        [x, y] = [startX, startY];
        points.push([x, y]);
        break;
      default:
        // E ends the path; anything else we do not know.
        at = tokens.length;
    }
  }
  if (points.length === 0) points.push([0, 0]);
  if (points.length === 1) points.push(points[0] ?? [0, 0]);
  return points;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
