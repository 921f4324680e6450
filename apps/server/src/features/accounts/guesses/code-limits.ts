import { type Guess, type GuessLimits, type GuessRules, guessSubject, NEVER_LOCKED } from './guess-limits.ts';
import type { FailureLimit } from './sign-in-failures.store.ts';

/** The origin of a tried code: an address, and an id if it is a browser with this program. */
export interface KnockPlace {
  readonly address: string;
  readonly device: string | undefined;
  /** The proof of work, if the server requested it. */
  readonly proof: string | undefined;
}

/** Wrong tries within an hour before a limit applies. */
export interface TriesAllowed {
  /** A phone is locked for a while after these. */
  readonly ofPhone: FailureLimit;
  /** After these a try from the address needs proof of work; it is never locked. */
  readonly ofAddress: number;
  /** The same for all tries at one secret, from any address; no such limit when left out. */
  readonly ofSecret?: number;
}

/**
 * A whole school may share an address: of 50 classes of 50 pupils one in five mistypes, which is 500. A guesser with 500
 * tries an hour among a million codes finds a given lesson of 45 minutes in 0.04 % of cases, and then appears in the
 * teacher's list.
 */
const OF_CODES: TriesAllowed = {
  ofPhone: { allowed: 20, firstLock: 15, longestLock: 120 },
  ofAddress: 500,
};

/** Limits on tried codes and words of one kind, shared by all processes. */
export class CodeLimits {
  readonly #guesses: Pick<GuessLimits, 'begin' | 'failed'>;
  readonly #kind: string;
  readonly #allowed: TriesAllowed;

  /** `kind`: tries of each kind are counted separately. */
  constructor(guesses: Pick<GuessLimits, 'begin' | 'failed'>, kind: string, allowed = OF_CODES) {
    this.#guesses = guesses;
    this.#kind = kind;
    this.#allowed = allowed;
  }

  /** Throws TOO_MANY_REQUESTS with the seconds that are left, or PROOF_NEEDED. `secret` names what is guessed. */
  begin(place: KnockPlace, secret?: string): Promise<Guess> {
    return this.#guesses.begin(this.#rules(place, secret), place.proof);
  }

  wrongCode(place: KnockPlace, secret?: string): Promise<void> {
    return this.#guesses.failed(this.#rules(place, secret));
  }

  #rules({ address, device }: KnockPlace, secret: string | undefined): GuessRules {
    const { ofPhone, ofAddress, ofSecret } = this.#allowed;
    const shared = [{ subject: guessSubject(`${this.#kind}-address`, address), allowed: ofAddress }];
    if (ofSecret !== undefined && secret !== undefined)
      shared.push({ subject: guessSubject(`${this.#kind}-secret`, secret), allowed: ofSecret });
    return {
      own: {
        subject: guessSubject(`${this.#kind}-phone`, address, device ?? ''),
        // Programs that send no id cannot be distinguished, so a lock would affect all of them.
        limit: device === undefined ? NEVER_LOCKED : ofPhone,
      },
      shared,
      locked: 'TOO_MANY_REQUESTS',
    };
  }
}
