import {
  type Guess,
  type GuessLimits,
  type GuessRules,
  guessSubject,
  NEVER_LOCKED,
} from '../accounts/index.ts';

/** Who knocks: a phone behind an address, which says an id of its own where it is a browser of ours. */
export interface KnockPlace {
  readonly address: string;
  readonly device: string | undefined;
  /** The proof of work, where the server asked for one. */
  readonly proof: string | undefined;
}

/**
 * Wrong codes that are let pass within an hour. One phone has some, then it waits. A whole school may stand behind an
 * address: 50 classes of 50 pupils, all of whom type, and one in five mistypes, are 500. After that typing a code there is
 * slow for all, and never shut; who scans the QR code is held up by nothing, as it says a key beside the code. Who guesses
 * 500 times an hour among a million codes finds one certain lesson of 45 minutes in 0.04 % of all lessons, and has a seat on
 * the teacher's list then; each further guess costs work.
 */
const OF_ADDRESS = 500;
const OF_PHONE = { allowed: 20, firstLock: 15, longestLock: 120 };

/** Limits on codes that are tried, the same in every process. */
export class JoinLimits {
  readonly #guesses: Pick<GuessLimits, 'begin' | 'failed'>;

  constructor(guesses: Pick<GuessLimits, 'begin' | 'failed'>) {
    this.#guesses = guesses;
  }

  /** Throws TOO_MANY_REQUESTS with the seconds that are left, and PROOF_NEEDED. */
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
      // Programs that send no id cannot be told apart: a lock would shut out the others too.
      limit: device === undefined ? NEVER_LOCKED : OF_PHONE,
    },
    shared: [{ subject: guessSubject('join-address', address), allowed: OF_ADDRESS }],
    locked: 'TOO_MANY_REQUESTS',
  };
}
