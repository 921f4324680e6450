import {
  type Guess,
  type GuessLimits,
  type GuessRules,
  guessSubject,
  NEVER_LOCKED,
} from '../../accounts/index.ts';

/** The origin of a tried code: an address, and an id if it is a browser with this program. */
export interface KnockPlace {
  readonly address: string;
  readonly device: string | undefined;
  /** The proof of work, if the server requested it. */
  readonly proof: string | undefined;
}

/**
 * Wrong codes within an hour before a limit applies. A phone is locked for a while after `OF_PHONE`. A whole school may
 * share an address: of 50 classes of 50 pupils one in five mistypes, which is 500. After that a typed code from the
 * address needs proof of work but is never locked; a QR code contains a key beside the code and has no limit. A guesser
 * with 500 tries an hour among a million codes finds a given lesson of 45 minutes in 0.04 % of cases, and then appears
 * in the teacher's list.
 */
const OF_ADDRESS = 500;
const OF_PHONE = { allowed: 20, firstLock: 15, longestLock: 120 };

/** Limits on tried codes, shared by all processes. */
export class JoinLimits {
  readonly #guesses: Pick<GuessLimits, 'begin' | 'failed'>;

  constructor(guesses: Pick<GuessLimits, 'begin' | 'failed'>) {
    this.#guesses = guesses;
  }

  /** Throws TOO_MANY_REQUESTS with the seconds that are left, or PROOF_NEEDED. */
  begin(place: KnockPlace): Promise<Guess> {
    return this.#guesses.begin(rules(place), place.proof);
  }

  wrongCode(place: KnockPlace): Promise<void> {
    return this.#guesses.failed(rules(place));
  }
}

function rules({ address, device }: KnockPlace): GuessRules {
  return {
    own: {
      subject: guessSubject('join-phone', address, device ?? ''),
      // Programs that send no id cannot be distinguished, so a lock would affect all of them.
      limit: device === undefined ? NEVER_LOCKED : OF_PHONE,
    },
    shared: [{ subject: guessSubject('join-address', address), allowed: OF_ADDRESS }],
    locked: 'TOO_MANY_REQUESTS',
  };
}
