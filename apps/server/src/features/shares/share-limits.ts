import { createHash } from 'node:crypto';
import { LecternError } from '@lectern/protocol';
import type { Clock } from '../../platform/clock.ts';
import type { FailureLimit, SignInFailuresStore } from '../accounts/index.ts';

/** Wrong passwords are counted from the first one for this long, milliseconds. */
const WINDOW_MS = 3_600_000;

/**
 * Wrong passwords that are let pass within an hour. One link from one address has few; from everywhere it has so many that
 * a school that mistypes is not held up, and that six figures hold for about a year; one address that tries many links has a
 * count of its own. Who came in before bears a pass, and none of this holds him up.
 */
const LIMITS = {
  pair: { allowed: 9, firstLock: 60, longestLock: 900 },
  share: { allowed: 99, firstLock: 60, longestLock: 900 },
  address: { allowed: 199, firstLock: 60, longestLock: 900 },
} as const satisfies Record<string, FailureLimit>;
type Scope = keyof typeof LIMITS;

/** Limits on tries of the passwords of links, the same in every process. */
export class ShareLimits {
  readonly #failures: SignInFailuresStore;
  readonly #clock: Clock;

  constructor(failures: SignInFailuresStore, clock: Clock) {
    this.#failures = failures;
    this.#clock = clock;
  }

  /** Throws LOGIN_LOCKED with the seconds that are left, whether or not there is such a link. */
  async check(shareId: string, address: string): Promise<void> {
    const until = await this.#failures.lockedUntil(Object.values(subjects(shareId, address)));
    const left = (until?.getTime() ?? 0) - this.#clock.now();
    if (left > 0) throw new LecternError('LOGIN_LOCKED', { seconds: Math.ceil(left / 1000) });
  }

  async recordFailure(shareId: string, address: string): Promise<void> {
    const now = this.#clock.now();
    const counted = Object.entries(subjects(shareId, address)) as [Scope, string][];
    // Always in the same order, so that two failures at once never wait for each other.
    counted.sort(([, a], [, b]) => (a < b ? -1 : 1));
    for (const [scope, subject] of counted) {
      await this.#failures.record(subject, LIMITS[scope], new Date(now), new Date(now - WINDOW_MS));
    }
  }

  recordSuccess(shareId: string, address: string): Promise<void> {
    return this.#failures.forget(subjects(shareId, address).pair);
  }
}

function subjects(shareId: string, address: string): Record<Scope, string> {
  return {
    pair: `share-pair:${digest(`${shareId}\n${address}`)}`,
    share: `share:${digest(shareId)}`,
    address: `share-address:${digest(address)}`,
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('base64url');
}
