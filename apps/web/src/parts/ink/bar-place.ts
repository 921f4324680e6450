import type { Box } from '@lectern/stage/ink';

/** Height of the bar with its margin, and the gap between bar and box, CSS pixels. */
const BAR = 90;
const APART = 24;
/** Half the width of a wide bar, so that its ends stay in view, CSS pixels. */
const HALF = 330;

/** The middle of the bar's upper edge, in the page's CSS pixels. */
export interface BarPlace {
  readonly left: number;
  readonly top: number;
}

/**
 * The position of a bar for a selection: above its box, otherwise below, and within the visible part when the box is
 * larger than that. `above`: height of other controls above the box, CSS pixels. `box` and `seen` in logical pixels.
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
