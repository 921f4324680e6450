import { LecternError } from '@lectern/protocol';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';

/** So many of one thing from one address, or one caller, in one window; counted in this process. */
export class AddressLimit {
  readonly #clock: Clock;
  readonly #allowed: number;
  readonly #windowMs: number;
  readonly #windows = new LRUCache<string, { readonly start: number; count: number }>({ max: 20_000 });

  constructor(clock: Clock, allowed: number, windowMs: number) {
    this.#clock = clock;
    this.#allowed = allowed;
    this.#windowMs = windowMs;
  }

  /** Throws TOO_MANY_REQUESTS with the seconds until the window ends. */
  take(address: string): void {
    const now = this.#clock.now();
    const known = this.#windows.get(address);
    if (!known || now - known.start >= this.#windowMs || now < known.start) {
      this.#windows.set(address, { start: now, count: 1 });
      return;
    }
    if (known.count >= this.#allowed) {
      throw new LecternError('TOO_MANY_REQUESTS', {
        seconds: Math.ceil((known.start + this.#windowMs - now) / 1000),
      });
    }
    known.count += 1;
  }
}
