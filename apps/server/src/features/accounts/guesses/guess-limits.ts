import { createHash } from 'node:crypto';
import { LecternError } from '@lectern/protocol';
import type { Clock } from '../../../platform/clock.ts';
import type { BareDatabase } from '../../../platform/database/database.ts';
import { loadSecret } from '../../../platform/database/secret.ts';
import type { AccountTables } from '../accounts.tables.ts';
import { ProofsOfWork } from './proofs-of-work.ts';
import { type FailureLimit, SignInFailuresStore } from './sign-in-failures.store.ts';

/** Time in which wrong guesses are counted, from the first one, milliseconds. */
const WINDOW_MS = 3_600_000;
/** Bits of the least and of the most proof of work: about half a second and ten seconds of a browser. */
const FIRST_BITS = 16;
const MOST_BITS = 20;
/** A limit that never locks out. */
export const NEVER_LOCKED: FailureLimit = { allowed: 2_000_000_000, firstLock: 0, longestLock: 0 };
/** The first lock after wrong passwords; each further lock is twice as long. Seconds. */
export const PASSWORD_LOCK = { firstLock: 60, longestLock: 900 };

/**
 * How tries at one secret are counted. Subjects are hashed, because people sometimes type their password as the login
 * name.
 */
export interface GuessRules {
  /**
   * The count of the caller itself. The caller is locked out for a while when it is full; tries of other callers are
   * not counted in it.
   */
  readonly own: { readonly subject: string; readonly limit: FailureLimit };
  /**
   * Counts that all callers share. When a count has more than `allowed` failures, every caller must prove work, but is
   * never locked out. Known devices and sessions have no shared counts.
   */
  readonly shared: readonly { readonly subject: string; readonly allowed: number }[];
  /** Subjects whose counts are deleted together with `own` after a right answer. */
  readonly forgotten?: readonly string[];
  readonly locked: 'LOGIN_LOCKED' | 'TOO_MANY_REQUESTS';
}

/** A permitted try. Call `check` again just before the try, so that sending many tries at once has no advantage. */
export interface Guess {
  readonly check: () => Promise<void>;
}

/** Limits on tries, shared by all processes. A caller that fails too often is locked out; the others prove work. */
export class GuessLimits {
  readonly #failures: SignInFailuresStore;
  readonly #clock: Clock;
  readonly #proofs: ProofsOfWork;

  constructor(failures: SignInFailuresStore, clock: Clock, proofs: ProofsOfWork) {
    this.#failures = failures;
    this.#clock = clock;
    this.#proofs = proofs;
  }

  /** Throws `rules.locked` with the seconds that are left, or PROOF_NEEDED. */
  async begin(rules: GuessRules, proof: string | undefined): Promise<Guess> {
    let proven = false;
    const check = async () => {
      const bits = await this.#bitsNeeded(rules);
      if (bits === 0 || proven) return;
      const subject = rules.shared.map((each) => each.subject).join(' ');
      proven = proof !== undefined && this.#proofs.take(subject, bits, proof);
      if (!proven) throw this.#proofs.needed(subject, bits);
    };
    await check();
    return { check };
  }

  async failed({ own, shared }: GuessRules): Promise<void> {
    const now = new Date(this.#clock.now());
    const since = new Date(now.getTime() - WINDOW_MS);
    const subjects = shared.map(({ subject }) => subject);
    await this.#failures.record(own, subjects, now, since);
  }

  async right({ own, forgotten = [] }: GuessRules): Promise<void> {
    for (const subject of [own.subject, ...forgotten]) await this.#failures.forget(subject);
  }

  /** Deletes counts that ended before `now`, milliseconds since 1970. */
  async sweep(now: number): Promise<void> {
    await this.#failures.sweep(new Date(now - WINDOW_MS), new Date(now));
  }

  async #bitsNeeded({ own, shared, locked }: GuessRules): Promise<number> {
    const now = this.#clock.now();
    const found = await this.#failures.find([own.subject, ...shared.map(({ subject }) => subject)]);
    const mine = found.get(own.subject);
    const left = (mine?.lockedUntil?.getTime() ?? 0) - now;
    if (left > 0) throw new LecternError(locked, { seconds: Math.ceil(left / 1000) });
    const countOf = (subject: string) => {
      const row = found.get(subject);
      return row && row.firstAt.getTime() >= now - WINDOW_MS ? row.failures : 0;
    };
    // A caller that was locked out waits between tries, which is slower than proving work.
    if (countOf(own.subject) > own.limit.allowed) return 0;
    return Math.max(0, ...shared.map(({ subject, allowed }) => bitsFor(countOf(subject), allowed)));
  }
}

function bitsFor(failures: number, allowed: number): number {
  if (failures <= allowed) return 0;
  return Math.min(MOST_BITS, FIRST_BITS + Math.floor(Math.log2(failures / allowed)));
}

/** The subject of a count: its kind, and a hash of the tried name and its origin. */
export function guessSubject(kind: string, ...parts: readonly string[]): string {
  return `${kind}:${createHash('sha256').update(parts.join('\n'), 'utf8').digest('base64url')}`;
}

/** Creates the limits for any feature that checks a secret. */
export async function openGuessLimits(database: BareDatabase, clock: Clock): Promise<GuessLimits> {
  const failures = new SignInFailuresStore(database.withTables<AccountTables>());
  return new GuessLimits(failures, clock, await openProofsOfWork(database, clock));
}

export async function openProofsOfWork(database: BareDatabase, clock: Clock): Promise<ProofsOfWork> {
  return new ProofsOfWork(await loadSecret(database, 'proofs_of_work'), clock);
}
