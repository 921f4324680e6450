/** Duration below which work is not delayed, milliseconds. */
const LIGHT_MS = 15;

/**
 * Spreads out work that blocks the event loop and cannot run elsewhere. After the work the loop stays free for several
 * times its duration; the factor is larger after long work.
 */
export class HeavyMoments {
  readonly #now: () => number;
  #freeAt = 0;

  /** `now` is the time of a monotonic clock, milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Resolves when work of about `ms` milliseconds may run. */
  async next(ms: number): Promise<void> {
    if (ms < LIGHT_MS) return;
    const now = this.#now();
    const at = Math.max(now, this.#freeAt);
    this.#freeAt = at + ms * (8 + ms / 25);
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now));
  }
}

/** Returns a function that returns true at its first call, and then at most once in this many milliseconds. */
export function pace(milliseconds: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - last < milliseconds) return false;
    last = now;
    return true;
  };
}
