import { Turns } from '../../../platform/turns.ts';

/** Number of codes by which phones join at the same moment: each uses a connection to the database. */
const CODES_AT_ONCE = 8;
/** The most waiting phones of one code, and codes; far more than a school has. */
const WAITING = { phones: 1_000, codes: 1_000 };
/** The most waiting tries of one phone that sends an id. */
const OF_PHONE = 3;
/** No limit per user, for users are not known yet. */
const ANY = Number.POSITIVE_INFINITY;

/**
 * Phones with the same code join one after the other, because of the lock on the row of their lesson. They wait in this
 * queue without a connection each, so that a thousand phones of one lesson leave connections for all other calls.
 */
export class JoinTurns {
  readonly #codes = new Map<string, Turns>();
  readonly #all = new Turns({ atOnce: CODES_AT_ONCE, waiting: WAITING.codes, ofOne: ANY });

  /** Throws TOO_MANY_REQUESTS when too many wait already, and the signal's reason when the phone disconnects. */
  async in<T>(
    code: string,
    work: () => Promise<T>,
    signal?: AbortSignal,
    /** Id of the phone, so that one phone cannot fill the queue. */
    phone?: string,
  ): Promise<T> {
    const own = this.#codes.get(code) ?? new Turns({ atOnce: 1, waiting: WAITING.phones, ofOne: OF_PHONE });
    this.#codes.set(code, own);
    try {
      return await inTurn(own, () => inTurn(this.#all, work, signal), signal, phone);
    } finally {
      if (own.isFree) this.#codes.delete(code);
    }
  }
}

async function inTurn<T>(
  turns: Turns,
  work: () => Promise<T>,
  signal: AbortSignal | undefined,
  phone?: string,
): Promise<T> {
  const leave = await turns.take(phone, signal);
  try {
    return await work();
  } finally {
    leave();
  }
}
