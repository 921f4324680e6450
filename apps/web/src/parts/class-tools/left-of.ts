/**
 * Maximum difference of two clocks that count as one, because a following panel uses times of the teaching panel;
 * milliseconds.
 */
const SAME_MS = 2_500;

/**
 * Remaining time of a process that began at `at` and lasts `lasts`, milliseconds. Returns all of `lasts` if it has not
 * begun by a slightly slow clock, and 0 if the clock was set back.
 */
export function leftOf(at: number, lasts: number, now: number): number {
  const left = at + lasts - now;
  return left > lasts + SAME_MS ? 0 : Math.min(lasts, Math.max(0, left));
}
