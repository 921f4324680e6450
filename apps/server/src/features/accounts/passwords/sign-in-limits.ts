import type { Clock } from '../../../platform/clock.ts';
import {
  type Guess,
  type GuessLimits,
  type GuessRules,
  guessSubject,
  PASSWORD_LOCK,
} from '../guesses/guess-limits.ts';
import type { SignInFailuresStore } from '../guesses/sign-in-failures.store.ts';

/** A device that nobody signed in on for so long is as any other, milliseconds. */
const KNOWN_FOR_MS = 180 * 24 * 3_600_000;

/**
 * Failures that are let pass. One name from one device has few, so that guessing ends soon there. A name from one address,
 * and one from everywhere, become slow, and never shut: a whole school may stand behind the address, the owner among them,
 * at a panel that is new to them. An address for all names has no limit. A device on which the owner signed in before, and a
 * sign-in of the owner, have a count of their own, and none of what others do counts there.
 */
const ALLOWED = { own: 4, ofAddress: 4, ofName: 49, known: 9 } as const;

/** Where a password is tried. `deviceId` is the browser's own secret, made at random and shown to nobody. */
export interface SignInPlace {
  readonly address: string;
  readonly deviceId: string | undefined;
  /** The session of a signed-in user who enters their password once more. */
  readonly sessionId?: string;
  /** The proof of work, where the server asked for one. */
  readonly proof?: string | undefined;
}

/** Limits on password tries, the same in every process. */
export class SignInLimits {
  readonly #failures: SignInFailuresStore;
  readonly #guesses: GuessLimits;
  readonly #clock: Clock;

  constructor(failures: SignInFailuresStore, guesses: GuessLimits, clock: Clock) {
    this.#failures = failures;
    this.#guesses = guesses;
    this.#clock = clock;
  }

  /** Throws LOGIN_LOCKED with the seconds that are left, and PROOF_NEEDED, whether or not the name exists. */
  async begin(loginName: string, place: SignInPlace): Promise<Guess> {
    return this.#guesses.begin(await this.#rules(loginName, place), place.proof);
  }

  async recordFailure(loginName: string, place: SignInPlace): Promise<void> {
    await this.#guesses.failed(await this.#rules(loginName, place));
  }

  /** The right password clears what was done wrong here under this name, and makes the device known. */
  async recordSuccess(loginName: string, place: SignInPlace): Promise<void> {
    await this.#guesses.right(await this.#rules(loginName, place));
    const { deviceId } = place;
    if (deviceId !== undefined)
      await this.#failures.knowDevice(deviceSubject(loginName, deviceId), new Date(this.#clock.now()));
  }

  async sweep(): Promise<void> {
    const now = this.#clock.now();
    await this.#guesses.sweep(now);
    await this.#failures.sweepDevices(new Date(now - KNOWN_FOR_MS));
  }

  /** What a try at this place counts under. */
  async #rules(loginName: string, { address, deviceId, sessionId }: SignInPlace): Promise<GuessRules> {
    const locked = 'LOGIN_LOCKED';
    const known = (subject: string): GuessRules => ({
      own: { subject, limit: { allowed: ALLOWED.known, ...PASSWORD_LOCK } },
      shared: [],
      locked,
    });
    if (sessionId !== undefined) return known(guessSubject('session', loginName, sessionId));
    const device = deviceId === undefined ? undefined : deviceSubject(loginName, deviceId);
    const since = new Date(this.#clock.now() - KNOWN_FOR_MS);
    if (device !== undefined && (await this.#failures.knowsDevice(device, since))) return known(device);
    const ofAddress = guessSubject('address', loginName, address);
    return {
      own: {
        subject: guessSubject('pair', loginName, address, deviceId ?? ''),
        limit: { allowed: ALLOWED.own, ...PASSWORD_LOCK },
      },
      shared: [
        { subject: ofAddress, allowed: ALLOWED.ofAddress },
        { subject: guessSubject('name', loginName), allowed: ALLOWED.ofName },
      ],
      forgotten: [ofAddress],
      locked,
    };
  }
}

function deviceSubject(loginName: string, deviceId: string): string {
  return guessSubject('device', loginName, deviceId);
}
