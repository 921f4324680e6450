import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.ts';
import { atMost } from '../../../platform/memory.ts';
import { AddressLimit } from '../address-limit.ts';
import type { KnockPlace } from './code-limits.ts';
import type { ProofsOfWork } from './proofs-of-work.ts';

const MINUTE_MS = 60_000;
/** Tries of one phone to join within a minute. */
const OF_PHONE = 12;
/** Phones that join one lesson from one address without proof of work: a class, and some that join twice. */
const NEWCOMERS = 80;
const NEWCOMERS_WITHIN_MS = 10 * MINUTE_MS;
/** Bits of work for the next phone, and the number of phones after which they grow: some seconds on a phone. */
const FIRST_BITS = 18;
const MORE_BITS = 2;
const NEXT_BIT_AFTER = 30;
const REMEMBERED_MAX = 50_000;

/**
 * Limits how fast phones join one lesson, or begin one assignment, before any database query. One phone waits after some tries. At one address,
 * as many phones as a class join freely; each further phone needs some seconds of proof of work, and none is locked
 * out.
 */
export class JoinPace {
  readonly #proofs: ProofsOfWork;
  readonly #ofPhone: AddressLimit;
  readonly #clock: Clock;
  /** Phones that tried, by code and address. */
  readonly #phones = new LRUCache<string, true>(atMost(REMEMBERED_MAX));
  readonly #newcomers = new LRUCache<string, { readonly since: number; count: number }>(
    atMost(REMEMBERED_MAX),
  );

  constructor(proofs: ProofsOfWork, clock: Clock) {
    this.#proofs = proofs;
    this.#clock = clock;
    this.#ofPhone = new AddressLimit(clock, OF_PHONE, MINUTE_MS);
  }

  /** Throws TOO_MANY_REQUESTS for a phone with too many tries, or PROOF_NEEDED. */
  take(code: string, { address, device, proof }: KnockPlace): void {
    const door = `${code} ${address}`;
    const phone = device === undefined ? undefined : `${door} ${device}`;
    if (phone !== undefined) this.#ofPhone.take(phone);
    if (phone !== undefined && this.#phones.has(phone)) return;
    const newcomers = this.#newcomersAt(door);
    if (newcomers.count >= NEWCOMERS) {
      const more = Math.floor((newcomers.count - NEWCOMERS) / NEXT_BIT_AFTER);
      const bits = FIRST_BITS + Math.min(MORE_BITS, more);
      const subject = `join ${door}`;
      if (proof === undefined || !this.#proofs.take(subject, bits, proof))
        throw this.#proofs.needed(subject, bits);
    }
    newcomers.count += 1;
    if (phone !== undefined) this.#phones.set(phone, true);
  }

  #newcomersAt(door: string): { count: number } {
    const now = this.#clock.now();
    const known = this.#newcomers.get(door);
    if (known && now - known.since < NEWCOMERS_WITHIN_MS && now >= known.since) return known;
    const fresh = { since: now, count: 0 };
    this.#newcomers.set(door, fresh);
    return fresh;
  }
}
