/** What takes less is not waited for, milliseconds. */
const LIGHT_MS = 15;

/**
 * Spreads out what holds the event loop up and cannot be done elsewhere: after each such moment the loop is free for others
 * for several times as long, the longer the moment the more so.
 */
export class HeavyMoments {
  readonly #now: () => number;
  #freeAt = 0;

  /** `now` in milliseconds of a clock that only runs forward. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Resolves when work that takes about `ms` milliseconds may be done. */
  async next(ms: number): Promise<void> {
    if (ms < LIGHT_MS) return;
    const now = this.#now();
    const at = Math.max(now, this.#freeAt);
    this.#freeAt = at + ms * (8 + ms / 25);
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now));
  }
}
