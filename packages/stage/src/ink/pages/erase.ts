/**
 * The remaining parts of a stroke after an eraser of `radius` moved from one point to another: `undefined` when the
 * stroke was not touched, otherwise pieces with at least two points each, in logical pixels.
 */
export function erasePart(
  points: readonly number[],
  from: readonly [number, number],
  to: readonly [number, number],
  radius: number,
): number[][] | undefined {
  if (!isReached(points, from, to, radius)) return undefined;
  const pieces: number[][] = [];
  let piece: number[] = [];
  let touched = false;
  const cut = () => {
    touched = true;
    if (piece.length >= 6) pieces.push(piece);
    piece = [];
  };
  const pass = (x: number, y: number, pressure: number) => {
    if (distanceToSegment(x, y, from, to) <= radius) cut();
    else piece.push(x, y, pressure);
  };
  for (let i = 0; i + 2 < points.length; i += 3) {
    const x = points[i] ?? 0;
    const y = points[i + 1] ?? 0;
    const pressure = points[i + 2] ?? 0.5;
    if (i > 0) {
      const before = [points[i - 3] ?? 0, points[i - 2] ?? 0, points[i - 1] ?? 0.5] as const;
      // A segment between distant points is cut where the eraser crossed it; elsewhere a stroke keeps its original
      // points.
      if (meet([before[0], before[1]], [x, y], from, to, radius)) {
        const parts = Math.min(64, Math.ceil(Math.hypot(x - before[0], y - before[1]) / STEP));
        for (let k = 1; k < parts; k++) {
          const t = k / parts;
          pass(
            before[0] + (x - before[0]) * t,
            before[1] + (y - before[1]) * t,
            before[2] + (pressure - before[2]) * t,
          );
        }
      }
    }
    pass(x, y, pressure);
  }
  if (!touched) return undefined;
  if (piece.length >= 6) pieces.push(piece);
  return pieces;
}

/** Distance between the points at which a segment is tested, logical pixels. */
const STEP = 2;

/** Whether any part of a stroke's centre line is under the eraser. */
function isReached(
  points: readonly number[],
  from: readonly [number, number],
  to: readonly [number, number],
  radius: number,
): boolean {
  const minX = Math.min(from[0], to[0]) - radius;
  const maxX = Math.max(from[0], to[0]) + radius;
  const minY = Math.min(from[1], to[1]) - radius;
  const maxY = Math.max(from[1], to[1]) + radius;
  let px = points[0] ?? 0;
  let py = points[1] ?? 0;
  if (distanceToSegment(px, py, from, to) <= radius) return true;
  for (let i = 3; i + 2 < points.length; i += 3) {
    const x = points[i] ?? 0;
    const y = points[i + 1] ?? 0;
    const isFar =
      Math.max(x, px) < minX || Math.min(x, px) > maxX || Math.max(y, py) < minY || Math.min(y, py) > maxY;
    if (!isFar && distanceBetween([px, py], [x, y], from, to) <= radius) return true;
    px = x;
    py = y;
  }
  return false;
}

/** Whether an eraser of `radius` that moved from one point to another touched the stroke. */
export function touchesStroke(
  points: readonly number[],
  width: number,
  from: readonly [number, number],
  to: readonly [number, number],
  radius: number,
): boolean {
  const reach = radius + width / 2;
  for (let i = 0; i + 2 < points.length; i += 3) {
    const x = points[i] ?? 0;
    const y = points[i + 1] ?? 0;
    if (distanceToSegment(x, y, from, to) <= reach) return true;
    const nextX = points[i + 3];
    const nextY = points[i + 4];
    // The points of a fast stroke are far apart, so the segments between them are tested too.
    if (nextX !== undefined && nextY !== undefined && meet([x, y], [nextX, nextY], from, to, reach))
      return true;
  }
  return false;
}

function distanceToSegment(
  x: number,
  y: number,
  a: readonly [number, number],
  b: readonly [number, number],
): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / square));
  const awayX = x - a[0] - t * dx;
  const awayY = y - a[1] - t * dy;
  // Called thousands of times per move: `Math.hypot` guards against overflow, and is ten times slower.
  return Math.sqrt(awayX * awayX + awayY * awayY);
}

type Point = readonly [number, number];

function meet(a: Point, b: Point, c: Point, d: Point, reach: number): boolean {
  return distanceBetween(a, b, c, d) <= reach;
}

/** The distance between two segments; 0 when they cross. */
function distanceBetween(a: Point, b: Point, c: Point, d: Point): number {
  const side = (p: Point, q: Point, r: Point) =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) return 0;
  return Math.min(
    distanceToSegment(c[0], c[1], a, b),
    distanceToSegment(d[0], d[1], a, b),
    distanceToSegment(a[0], a[1], c, d),
    distanceToSegment(b[0], b[1], c, d),
  );
}
