import type { Clock } from '../../../platform/clock.ts';
import {
  type Guess,
  type GuessLimits,
  type GuessRules,
  guessSubject,
  PASSWORD_LOCK,
} from '../guesses/guess-limits.ts';
import type { SignInFailuresStore } from '../guesses/sign-in-failures.store.ts';

/** Time for which a device stays known without a sign-in, milliseconds. */
const KNOWN_FOR_MS = 180 * 24 * 3_600_000;

/**
 * Failures within an hour before a limit applies. `own` counts one name from one device, which is then locked out.
 * `ofAddress` and `ofName` count one name from one address and from everywhere; after these a sign-in needs proof of
 * work and is never locked, because a whole school, the owner among them, may share the address. An address has no
 * limit over all names. `known` counts a device on which the owner signed in before, or a session of the owner;
 * failures of other users are not counted in it.
 */
const ALLOWED = { own: 4, ofAddress: 4, ofName: 49, known: 9 } as const;

/** The origin of a password try. `deviceId` is the browser's own random secret, which is never shown. */
export interface SignInPlace {
  readonly address: string;
  readonly deviceId: string | undefined;
  /** The session of a signed-in user who enters their password again. */
  readonly sessionId?: string;
  /** The proof of work, if the server requested it. */
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

  /** Throws LOGIN_LOCKED with the seconds that are left, or PROOF_NEEDED, whether or not the name exists. */
  async begin(loginName: string, place: SignInPlace): Promise<Guess> {
    return this.#guesses.begin(await this.#rules(loginName, place), place.proof);
  }

  async recordFailure(loginName: string, place: SignInPlace): Promise<void> {
    await this.#guesses.failed(await this.#rules(loginName, place));
  }

  /** Deletes the counted failures of this place and name, and makes the device known. */
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

  /** The counts to which a try at this place belongs. */
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
