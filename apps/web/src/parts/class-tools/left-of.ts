/** Two clocks that differ by no more are one clock: a panel that follows sees the other one's moments, milliseconds. */
const SAME_MS = 2_500;

/**
 * How long something still goes on that began then and lasts so long, milliseconds: of what has not begun yet by a clock
 * that is a little behind all of it, and nothing by one that was set back.
 */
export function leftOf(at: number, lasts: number, now: number): number {
  const left = at + lasts - now;
  return left > lasts + SAME_MS ? 0 : Math.min(lasts, Math.max(0, left));
}
