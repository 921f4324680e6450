import { LecternError } from '@lectern/protocol';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import { atMost } from '../../platform/memory.ts';

/** Limits calls of one kind from one address or caller within a time window; counted in this process. */
export class AddressLimit {
  readonly #clock: Clock;
  readonly #allowed: number;
  readonly #windowMs: number;
  readonly #windows = new LRUCache<string, { readonly start: number; count: number }>(atMost(20_000));

  constructor(clock: Clock, allowed: number, windowMs: number) {
    this.#clock = clock;
    this.#allowed = allowed;
    this.#windowMs = windowMs;
  }

  /** Counts a call. Throws TOO_MANY_REQUESTS with the seconds until the window ends. */
  take(address: string): void {
    this.check(address);
    const known = this.#known(address);
    if (known) known.count += 1;
    else this.#windows.set(address, { start: this.#clock.now(), count: 1 });
  }

  /** Throws as `take` does, but does not count a call. */
  check(address: string): void {
    const known = this.#known(address);
    if (!known || known.count < this.#allowed) return;
    const left = known.start + this.#windowMs - this.#clock.now();
    throw new LecternError('TOO_MANY_REQUESTS', { seconds: Math.ceil(left / 1000) });
  }

  /** Returns the count of the current time window. */
  #known(address: string): { count: number; readonly start: number } | undefined {
    const known = this.#windows.get(address);
    const now = this.#clock.now();
    return known && now - known.start < this.#windowMs && now >= known.start ? known : undefined;
  }
}
