import { createHash } from 'node:crypto';
import { LecternError } from '@lectern/protocol';
import type { Clock } from '../../platform/clock.ts';
import type { SignInFailuresStore } from '../accounts/index.ts';

/** Wrong codes are counted from the first one for this long, milliseconds. */
const WINDOW_MS = 3_600_000;
/**
 * Wrong codes of one address that are let pass within an hour. A whole school may stand behind it: 50 classes of 50 pupils,
 * all of whom type, and one in five mistypes, are 500. Who guesses so often among a million codes finds one certain lesson
 * of 45 minutes in 0.04 % of all lessons, and any of 50 that go on together in 2.5 % of all hours; then he has a seat on the
 * teacher's list. The first lock doubles with each further wrong code, and ends soon, for it holds up the school too; who
 * scans the QR code is held up by none, as it says a key beside the code.
 */
const OF_ADDRESS = { allowed: 500, firstLock: 15, longestLock: 120 };
/** Refused tries to come in under one code: names that are taken, a closed door, a full lesson. */
const OF_CODE = { allowed: 600, firstLock: 30, longestLock: 300 };

/** Limits on tries to join, the same in every process. */
export class JoinLimits {
  readonly #failures: SignInFailuresStore;
  readonly #clock: Clock;

  constructor(failures: SignInFailuresStore, clock: Clock) {
    this.#failures = failures;
    this.#clock = clock;
  }

  /** Throws TOO_MANY_REQUESTS with the seconds that are left; without an address only the code’s own limit counts. */
  async check(code: string, address: string | undefined): Promise<void> {
    const subjects = address === undefined ? [ofCode(code)] : [ofAddress(address), ofCode(code)];
    const until = await this.#failures.lockedUntil(subjects);
    const left = (until?.getTime() ?? 0) - this.#clock.now();
    if (left > 0) throw new LecternError('TOO_MANY_REQUESTS', { seconds: Math.ceil(left / 1000) });
  }

  wrongCode(address: string): Promise<void> {
    return this.#record(ofAddress(address), OF_ADDRESS);
  }

  refused(code: string): Promise<void> {
    return this.#record(ofCode(code), OF_CODE);
  }

  async #record(subject: string, limit: typeof OF_ADDRESS): Promise<void> {
    const now = this.#clock.now();
    await this.#failures.record(subject, limit, new Date(now), new Date(now - WINDOW_MS));
  }
}

function ofAddress(address: string): string {
  return `join-address:${digest(address)}`;
}

function ofCode(code: string): string {
  return `join-code:${digest(code)}`;
}

function digest(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('base64url');
}
