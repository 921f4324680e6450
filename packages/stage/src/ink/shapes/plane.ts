/** A point of the page, logical pixels. */
export type XY = readonly [x: number, y: number];

export function distance(a: XY, b: XY): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** The direction from one point to another, radians, clockwise from the right (y points down). */
export function direction(a: XY, b: XY): number {
  return Math.atan2(b[1] - a[1], b[0] - a[0]);
}

/** The smallest angle between two directions, 0 to π. */
export function turnBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % (Math.PI * 2);
  return turn > Math.PI ? Math.PI * 2 - turn : turn;
}

/** The smallest angle between two undirected lines, 0 to π/2. */
export function slantBetween(a: number, b: number): number {
  const turn = turnBetween(a, b);
  return Math.min(turn, Math.PI - turn);
}

export function distanceToSegment(p: XY, a: XY, b: XY): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square));
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}

export function lengthOf(line: readonly XY[]): number {
  return line.reduce((sum, point, i) => (i === 0 ? 0 : sum + distance(line[i - 1] as XY, point)), 0);
}

/** `count` points at equal distances along a line. */
export function resampled(line: readonly XY[], count: number): XY[] {
  const step = lengthOf(line) / (count - 1);
  const first = line[0];
  if (!first || step === 0) return [];
  const points: XY[] = [first];
  let walked = 0;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] as XY, line[i] as XY];
    const length = distance(a, b);
    while (points.length < count && walked + length >= step * points.length - 1e-9) {
      const t = length === 0 ? 0 : (step * points.length - walked) / length;
      points.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
    }
    walked += length;
  }
  while (points.length < count) points.push(line.at(-1) as XY);
  return points;
}

/** The points without which a line would deviate by more than `tolerance` (Ramer, Douglas and Peucker). */
export function simplified(line: readonly XY[], tolerance: number): XY[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  let farthest = 0;
  let most = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const away = distanceToSegment(line[i] as XY, first, last);
    if (away > most) {
      most = away;
      farthest = i;
    }
  }
  if (most <= tolerance) return [first, last];
  return [
    ...simplified(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(farthest), tolerance),
  ];
}

/** A recognised figure. Polygons do not repeat their first corner at the end. */
export type Shape =
  | { readonly type: 'line'; readonly from: XY; readonly to: XY }
  | { readonly type: 'arrow'; readonly from: XY; readonly to: XY }
  | {
      readonly type: 'ellipse' | 'circle';
      readonly centre: XY;
      /** Half the length along `turn`, and across it. */
      readonly radii: readonly [number, number];
      /** Rotation, radians. */
      readonly turn: number;
    }
  | {
      readonly type: 'triangle' | 'rectangle' | 'diamond' | 'parallelogram';
      readonly corners: readonly XY[];
    };
