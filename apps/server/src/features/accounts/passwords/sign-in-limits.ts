import { createHash } from 'node:crypto';
import { LecternError } from '@lectern/protocol';
import type { Clock } from '../../../platform/clock.ts';
import type { SignInFailuresStore } from './sign-in-failures.store.ts';

/** Failures are counted from the first one for this long, milliseconds. */
const WINDOW_MS = 3_600_000;
/** The first lock; each further failure doubles it. Seconds. */
const FIRST_LOCK_S = 60;
const LONGEST_LOCK_S = 900;

/** A device that nobody signed in on for so long is as any other, milliseconds. */
const KNOWN_FOR_MS = 180 * 24 * 3_600_000;

/**
 * Failures that are let pass. One name from one address has few, so that guessing ends soon while the owner elsewhere is not
 * locked out; a name from everywhere has more. An address for all names has no limit: a whole school may stand behind it, and
 * one pupil's script must not keep the school out. A device on which the owner signed in before has a count of its own, and
 * none of what others do counts there.
 */
const ALLOWED = { pair: 4, name: 49, device: 9 } as const;
type Scope = keyof typeof ALLOWED;

/** Where a password is tried. `deviceId` is the browser's own secret, made at random and shown to nobody. */
export interface SignInPlace {
  readonly address: string;
  readonly deviceId: string | undefined;
}

/** Limits on password tries, the same in every process. */
export class SignInLimits {
  readonly #failures: SignInFailuresStore;
  readonly #clock: Clock;

  constructor(failures: SignInFailuresStore, clock: Clock) {
    this.#failures = failures;
    this.#clock = clock;
  }

  /** Throws LOGIN_LOCKED with the seconds that are left, whether or not the name exists. */
  async check(loginName: string, place: SignInPlace): Promise<void> {
    const now = this.#clock.now();
    const counted = Object.values(await this.#counted(loginName, place));
    const until = await this.#failures.lockedUntil(counted);
    const left = (until?.getTime() ?? 0) - now;
    if (left > 0) throw new LecternError('LOGIN_LOCKED', { seconds: Math.ceil(left / 1000) });
  }

  async recordFailure(loginName: string, place: SignInPlace): Promise<void> {
    const now = new Date(this.#clock.now());
    const since = new Date(now.getTime() - WINDOW_MS);
    const found = Object.entries(await this.#counted(loginName, place)) as [Scope, string][];
    // Always in the same order, so that two failures at once never wait for each other.
    found.sort(([, a], [, b]) => (a < b ? -1 : 1));
    for (const [scope, subject] of found) {
      const limit = { allowed: ALLOWED[scope], firstLock: FIRST_LOCK_S, longestLock: LONGEST_LOCK_S };
      await this.#failures.record(subject, limit, now, since);
    }
  }

  /** The right password clears what was done wrong here under this name, and makes the device known. */
  async recordSuccess(loginName: string, place: SignInPlace): Promise<void> {
    for (const subject of Object.values(await this.#counted(loginName, place))) {
      if (!subject.startsWith('name:')) await this.#failures.forget(subject);
    }
    const { deviceId } = place;
    if (deviceId !== undefined)
      await this.#failures.knowDevice(deviceSubject(loginName, deviceId), new Date(this.#clock.now()));
  }

  async sweep(): Promise<void> {
    const now = this.#clock.now();
    await this.#failures.sweep(new Date(now - WINDOW_MS), new Date(now));
    await this.#failures.sweepDevices(new Date(now - KNOWN_FOR_MS));
  }

  /** What a try at this place counts under. */
  async #counted(
    loginName: string,
    { address, deviceId }: SignInPlace,
  ): Promise<Partial<Record<Scope, string>>> {
    const device = deviceId === undefined ? undefined : deviceSubject(loginName, deviceId);
    const since = new Date(this.#clock.now() - KNOWN_FOR_MS);
    if (device !== undefined && (await this.#failures.knowsDevice(device, since))) return { device };
    return { pair: `pair:${digest(`${loginName}\n${address}`)}`, name: `name:${digest(loginName)}` };
  }
}

function deviceSubject(loginName: string, deviceId: string): string {
  return `device:${digest(`${loginName}\n${deviceId}`)}`;
}

/** Hashed: what people type as a login name is sometimes their password. */
function digest(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('base64url');
}
