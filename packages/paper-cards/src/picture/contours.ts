/** The outline of a dark area, between pixels: pixel (0, 0) reaches from 0 to 1. */
export interface Contour {
  /** Corners of the outline, clockwise, as x and y in turn; only the first `count` pairs belong to it. */
  readonly points: Int32Array;
  readonly count: number;
  /** Pixels inside, holes included. */
  readonly area: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Most corners of an outline; one with more is of no square. */
const POINTS_MAX = 8192;

/**
 * Calls `onContour` with the outline of each dark area that is at least `smallest` pixels wide and high. Pixels belong to
 * one area when they share a side, so that a light line of one pixel, also a slanting one, parts two areas. `dark` has
 * a byte per pixel, 0 is light, and light pixels all around; it is changed. The contour is valid during the call.
 */
export function traceContours(
  dark: Uint8Array,
  width: number,
  height: number,
  smallest: number,
  onContour: (contour: Contour) => void,
): void {
  const points = new Int32Array(2 * POINTS_MAX);
  for (let y = 1; y < height - 1; y += 1) {
    const end = (y + 1) * width - 1;
    for (let at = y * width + 1; at < end; at += 1) {
      // An outline passes the left side of a pixel only once; it is 2 afterwards.
      if (dark[at] !== 1 || dark[at - 1] !== 0) continue;
      const contour = traceContour(dark, width, at, points);
      if (contour === undefined) continue;
      if (contour.right - contour.left >= smallest && contour.bottom - contour.top >= smallest)
        onContour(contour);
    }
  }
}

/**
 * Follows the sides of pixels with the dark ones on the right, from the left side of pixel `start` upwards until that
 * side comes again. Returns undefined for the outline of a hole, and for one with too many corners.
 */
function traceContour(
  dark: Uint8Array,
  width: number,
  start: number,
  points: Int32Array,
): Contour | undefined {
  const firstX = start % width;
  const firstY = (start - firstX) / width;
  // The corner between pixels, as the index of the pixel to its lower right; `x` and `y` are the same corner.
  let corner = start;
  let x = firstX;
  let y = firstY;
  let direction = 0;
  let area = -x;
  let count = 0;
  let [left, right, top, bottom] = [x, x, y, y];
  dark[start] = 2;
  for (;;) {
    const next = nextDirection(dark, width, corner, direction);
    if (next !== direction) {
      if (count < POINTS_MAX) {
        points[2 * count] = x;
        points[2 * count + 1] = y;
      }
      count += 1;
      direction = next;
    }
    if (direction === 0) {
      if (x === firstX && y === firstY + 1) break;
      y -= 1;
      corner -= width;
      area -= x;
      dark[corner] = 2;
      if (y < top) top = y;
    } else if (direction === 1) {
      x += 1;
      corner += 1;
      if (x > right) right = x;
    } else if (direction === 2) {
      y += 1;
      corner += width;
      area += x;
      if (y > bottom) bottom = y;
    } else {
      x -= 1;
      corner -= 1;
      if (x < left) left = x;
    }
  }
  if (area <= 0 || count > POINTS_MAX) return undefined;
  return { points, count, area, left, top, right, bottom };
}

/** The direction (0 up, 1 right, 2 down, 3 left) in which the outline leaves a corner that it came to. */
function nextDirection(dark: Uint8Array, width: number, corner: number, direction: number): number {
  let ahead: number;
  let aheadLeft: number;
  if (direction === 0) {
    ahead = corner - width;
    aheadLeft = ahead - 1;
  } else if (direction === 1) {
    ahead = corner;
    aheadLeft = corner - width;
  } else if (direction === 2) {
    ahead = corner - 1;
    aheadLeft = corner;
  } else {
    ahead = corner - width - 1;
    aheadLeft = corner - 1;
  }
  if (dark[ahead] === 0) return (direction + 1) & 3;
  return dark[aheadLeft] === 0 ? direction : (direction + 3) & 3;
}
