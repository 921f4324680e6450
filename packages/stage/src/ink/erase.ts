/**
 * What is left of a stroke after an eraser of `radius` went from one point to another: the same points untouched
 * (`undefined`), or the pieces that remain, each with two points or more, in logical pixels.
 */
export function erasePart(
  points: readonly number[],
  from: readonly [number, number],
  to: readonly [number, number],
  radius: number,
): number[][] | undefined {
  const dense = densify(points, radius / 2);
  let touched = false;
  const pieces: number[][] = [];
  let piece: number[] = [];
  for (let i = 0; i + 2 < dense.length; i += 3) {
    const x = dense[i] ?? 0;
    const y = dense[i + 1] ?? 0;
    if (distanceToSegment(x, y, from, to) <= radius) {
      touched = true;
      if (piece.length >= 6) pieces.push(piece);
      piece = [];
    } else piece.push(x, y, dense[i + 2] ?? 0.5);
  }
  if (!touched) return undefined;
  if (piece.length >= 6) pieces.push(piece);
  return pieces;
}

/** Whether an eraser of `radius` that went from one point to another met the stroke. */
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
    // A fast stroke has points far apart: what lies between them counts too.
    if (nextX !== undefined && nextY !== undefined && segmentsMeet([x, y], [nextX, nextY], from, to, reach))
      return true;
  }
  return false;
}

/** Points no further apart than `step`, so that an eraser can cut between two of them. */
function densify(points: readonly number[], step: number): number[] {
  const dense: number[] = points.slice(0, 3);
  for (let i = 3; i + 2 < points.length; i += 3) {
    const [px = 0, py = 0, pp = 0.5] = points.slice(i - 3, i);
    const [x = 0, y = 0, p = 0.5] = points.slice(i, i + 3);
    const parts = Math.min(64, Math.ceil(Math.hypot(x - px, y - py) / Math.max(step, 0.5)));
    for (let k = 1; k <= parts; k++) {
      const t = k / parts;
      dense.push(px + (x - px) * t, py + (y - py) * t, pp + (p - pp) * t);
    }
  }
  return dense;
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
  return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy);
}

function segmentsMeet(
  a: readonly [number, number],
  b: readonly [number, number],
  c: readonly [number, number],
  d: readonly [number, number],
  reach: number,
): boolean {
  const side = (p: readonly [number, number], q: readonly [number, number], r: readonly [number, number]) =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) return true;
  return distanceToSegment(c[0], c[1], a, b) <= reach || distanceToSegment(d[0], d[1], a, b) <= reach;
}
