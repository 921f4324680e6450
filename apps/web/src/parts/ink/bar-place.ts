import type { Box } from '@lectern/stage/ink';

/** CSS pixels: the bar with the room around it, and what lies between it and the box. */
const BAR = 90;
const APART = 24;
/** Half of a wide bar: its ends stay in sight. */
const HALF = 330;

/** Where the middle of a bar's upper edge stands, in the page's CSS pixels. */
export interface BarPlace {
  readonly left: number;
  readonly top: number;
}

/**
 * The place of a bar for what was taken: above it, else below it, and within what is seen where it is larger than that.
 * `above`: what else stands over the box, CSS pixels. `box` and `seen` in logical pixels.
 */
export function barPlace(box: Box, seen: Box, scale: number, above = 0): BarPlace {
  const [from, to] = [seen.minX * scale + HALF, seen.maxX * scale - HALF];
  const middle = ((box.minX + box.maxX) / 2) * scale;
  const left = from < to ? Math.min(Math.max(middle, from), to) : (from + to) / 2;
  const over = box.minY * scale - BAR - above;
  if (over >= seen.minY * scale) return { left, top: over };
  const lowest = seen.maxY * scale - BAR;
  return { left, top: Math.min(Math.max(box.maxY * scale + APART, seen.minY * scale), lowest) };
}
