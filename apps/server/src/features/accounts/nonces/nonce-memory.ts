import { NONCE_LIFETIME_MS } from '@lectern/protocol';
import { NONCE_AHEAD_MS } from '@lectern/protocol/mac';

/** No nonce that was used longer ago than this is still fresh, milliseconds; half a minute to spare. */
export const NONCE_KEPT_MS = NONCE_LIFETIME_MS + NONCE_AHEAD_MS + 30_000;

const BUCKET_MS = 60_000;

interface Bucket {
  readonly times: Map<string, number>;
  /** On the clock that never jumps. */
  lastUsedAt: number;
}

/**
 * The nonces that this process knows as used, by the minute that they name. A minute is forgotten by a clock that
 * never jumps, so setting the system's clock forward and back opens nothing.
 */
export class NonceMemory {
  readonly #buckets = new Map<number, Bucket>();
  readonly #monotonic: () => number;
  #sweptAt: number;

  /** `monotonic` answers milliseconds. */
  constructor(monotonic: () => number = () => performance.now()) {
    this.#monotonic = monotonic;
    this.#sweptAt = monotonic();
  }

  /** False when it was there. `time` is the nonce's own, milliseconds. */
  add(digest: string, time: number): boolean {
    const now = this.#monotonic();
    if (now - this.#sweptAt > BUCKET_MS) this.#sweep(now);
    const minute = Math.floor(time / BUCKET_MS);
    let bucket = this.#buckets.get(minute);
    if (!bucket) {
      bucket = { times: new Map(), lastUsedAt: now };
      this.#buckets.set(minute, bucket);
    }
    bucket.lastUsedAt = now;
    if (bucket.times.has(digest)) return false;
    bucket.times.set(digest, time);
    return true;
  }

  /** Those that name this time or later. */
  *since(time: number): Generator<readonly [digest: string, time: number]> {
    for (const [minute, { times }] of this.#buckets) {
      if ((minute + 1) * BUCKET_MS <= time) continue;
      for (const entry of times) if (entry[1] >= time) yield entry;
    }
  }

  #sweep(now: number): void {
    this.#sweptAt = now;
    for (const [minute, bucket] of this.#buckets) {
      if (now - bucket.lastUsedAt > NONCE_KEPT_MS) this.#buckets.delete(minute);
    }
  }
}
