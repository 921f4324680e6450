import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';

/** Signs values in an address with an expiry, so that a browser may read it without a MAC. */
export class LinkSigner {
  readonly #key: Buffer;
  readonly #clock: Clock;

  constructor(key: Buffer, clock: Clock) {
    this.#key = key;
    this.#clock = clock;
  }

  now(): number {
    return this.#clock.now();
  }

  /** @param end Milliseconds since 1970. */
  sign(named: readonly string[], end: number): string {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify(['GET', ...named, end]))
      .digest('base64url');
  }

  /** Whether this server signed exactly these values, and they have not expired. */
  verify(named: readonly string[], end: unknown, signature: unknown): boolean {
    if (typeof end !== 'string' || typeof signature !== 'string') return false;
    const wanted = Buffer.from(this.sign(named, Number(end)));
    const given = Buffer.from(signature);
    const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
    return isOurs && Number(end) >= this.now();
  }
}
