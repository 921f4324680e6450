import { createHash } from 'node:crypto';
import { LecternError } from '@lectern/protocol';
import type { Clock } from '../../platform/clock.ts';
import type { SignInFailuresStore } from './sign-in-failures.store.ts';

/** Failures are counted from the first one for this long, milliseconds. */
const WINDOW_MS = 3_600_000;
/** The first lock; each further failure doubles it. Seconds. */
const FIRST_LOCK_S = 60;
const LONGEST_LOCK_S = 900;

/**
 * Failures that are let pass. One name from one address has few, so that guessing ends soon while the owner elsewhere
 * is not locked out; a name from everywhere and an address for all names (a school behind one) have more.
 */
const ALLOWED = { pair: 4, name: 49, address: 99 } as const;
type Scope = keyof typeof ALLOWED;

/** Limits on password tries, the same in every process. */
export class SignInLimits {
  readonly #failures: SignInFailuresStore;
  readonly #clock: Clock;

  constructor(failures: SignInFailuresStore, clock: Clock) {
    this.#failures = failures;
    this.#clock = clock;
  }

  /** Throws LOGIN_LOCKED with the seconds that are left, whether or not the name exists. */
  async check(loginName: string, address: string): Promise<void> {
    const now = this.#clock.now();
    const until = await this.#failures.lockedUntil(Object.values(subjects(loginName, address)));
    const left = (until?.getTime() ?? 0) - now;
    if (left > 0) throw new LecternError('LOGIN_LOCKED', { seconds: Math.ceil(left / 1000) });
  }

  async recordFailure(loginName: string, address: string): Promise<void> {
    const now = new Date(this.#clock.now());
    const since = new Date(now.getTime() - WINDOW_MS);
    const found = Object.entries(subjects(loginName, address)) as [Scope, string][];
    // Always in the same order, so that two failures at once never wait for each other.
    found.sort(([, a], [, b]) => (a < b ? -1 : 1));
    for (const [scope, subject] of found) {
      const limit = { allowed: ALLOWED[scope], firstLock: FIRST_LOCK_S, longestLock: LONGEST_LOCK_S };
      await this.#failures.record(subject, limit, now, since);
    }
  }

  /** The right password clears what this address did wrong under this name. */
  recordSuccess(loginName: string, address: string): Promise<void> {
    return this.#failures.forget(subjects(loginName, address).pair);
  }

  sweep(): Promise<void> {
    const now = this.#clock.now();
    return this.#failures.sweep(new Date(now - WINDOW_MS), new Date(now));
  }
}

/** Hashed: what people type as a login name is sometimes their password. */
function subjects(loginName: string, address: string): Record<Scope, string> {
  return {
    pair: `pair:${digest(`${loginName}\n${address}`)}`,
    name: `name:${digest(loginName)}`,
    address: `address:${digest(address)}`,
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('base64url');
}
