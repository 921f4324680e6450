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
    transform: `translate(${round(x * page.w)}px, ${round(y * page.h)}px)`,
  }));
}

/** Points along the path, curves in sixteen parts. Always two or more. */
function samplePath(path: string): [number, number][] {
  const tokens = path.match(/[a-zA-Z]|[-+]?(?:\d*\.\d+|\d+\.?)(?:[eE][-+]?\d+)?/g) ?? [];
  const points: [number, number][] = [];
  let at = 0;
  let command = 'M';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const number = () => Number(tokens[at++] ?? 0);
  while (at < tokens.length) {
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
