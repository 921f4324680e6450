import { NONCE_LIFETIME_MS } from '@lectern/protocol';
import { NONCE_AHEAD_MS } from '@lectern/protocol/mac';

/** Age at which a used nonce has expired, with a margin of half a minute, milliseconds. */
export const NONCE_KEPT_MS = NONCE_LIFETIME_MS + NONCE_AHEAD_MS + 30_000;

const BUCKET_MS = 60_000;

interface Bucket {
  readonly times: Map<string, number>;
  /** Time of the last use, measured on the monotonic clock. */
  lastUsedAt: number;
}

/**
 * The nonces that this process knows as used, grouped by the minute of their time. A group is deleted by a monotonic
 * clock, so setting the system's clock forward and back does not allow reuse.
 */
export class NonceMemory {
  readonly #buckets = new Map<number, Bucket>();
  readonly #monotonic: () => number;
  #sweptAt: number;

  /** `monotonic` returns milliseconds. */
  constructor(monotonic: () => number = () => performance.now()) {
    this.#monotonic = monotonic;
    this.#sweptAt = monotonic();
  }

  /** False when the nonce was used already. `time` is the time in the nonce, milliseconds. */
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

  /** Nonces with this time or later. */
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
