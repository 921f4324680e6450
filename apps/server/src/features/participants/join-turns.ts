import { Turns } from '../../platform/turns.ts';

/** Codes whose phones come in at the same moment: each holds a connection to the database. */
const CODES_AT_ONCE = 8;
/** Phones of one code that wait, and codes; far more than a school has. */
const WAITING = { phones: 1_000, codes: 1_000 };
/** Waiting tries of one phone that sends an id. */
const OF_PHONE = 3;
/** Nobody is known yet. */
const ANY = Number.POSITIVE_INFINITY;

/**
 * Phones that come by one code come in one after the other, which the row of its lesson sees to; here they wait for it
 * without a connection each, so that a lesson at whose door a thousand knock leaves room for all others.
 */
export class JoinTurns {
  readonly #codes = new Map<string, Turns>();
  readonly #all = new Turns({ atOnce: CODES_AT_ONCE, waiting: WAITING.codes, ofOne: ANY });

  /** Throws TOO_MANY_REQUESTS where too many wait already, and the signal's reason for a phone that waits no longer. */
  async in<T>(
    code: string,
    work: () => Promise<T>,
    signal?: AbortSignal,
    /** One phone cannot fill the queue for the others. */
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
