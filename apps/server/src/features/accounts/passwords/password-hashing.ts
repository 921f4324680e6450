import { availableParallelism } from 'node:os';
import { LecternError } from '@lectern/protocol';
import { hash, type Options, verify } from '@node-rs/argon2';

/** OWASP's second recommendation for argon2id (the default algorithm): 19 MiB, 2 passes, 1 lane. */
const OWASP_COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** The lowest cost that argon2id has. */
const LOWEST_COST: Options = { memoryCost: 8, timeCost: 1, parallelism: 1 };
/**
 * Maximum number of waiting calls. Further callers must retry later: at some 25 ms each the wait would exceed a minute.
 */
const MAX_WAITING = 2_000;

/**
 * Runs argon2id off the main thread, few at a time. A burst of sign-ins waits, while one core stays free for every
 * other request.
 */
export class PasswordHashing {
  readonly #atOnce: number;
  readonly #cost: Options;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #standIn: Promise<string> | undefined;

  /** `cheap`: with the lowest cost, for tests of other code than this. */
  constructor({ atOnce = Math.max(1, availableParallelism() - 1), cheap = false } = {}) {
    this.#atOnce = atOnce;
    this.#cost = cheap ? LOWEST_COST : OWASP_COST;
  }

  /** Throws TOO_MANY_REQUESTS when too many wait. */
  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(comparable(password), this.#cost));
  }

  /**
   * Without a stored hash the same work is done and false is returned, so that the duration does not reveal whether the
   * account exists. `beforehand` runs when it is this password's turn and may throw; `afterwards` runs before the next
   * password's turn.
   */
  verify(
    storedHash: string | null | undefined,
    password: string,
    beforehand: () => Promise<void> | void = () => undefined,
    afterwards: (matches: boolean) => Promise<void> | void = () => undefined,
  ): Promise<boolean> {
    return this.#inTurn(async () => {
      await beforehand();
      this.#standIn ??= hash('nobody has this password', this.#cost);
      const isVerified = await verify(storedHash ?? (await this.#standIn), comparable(password));
      const matches = isVerified && storedHash !== null && storedHash !== undefined;
      await afterwards(matches);
      return matches;
    });
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= MAX_WAITING) throw new LecternError('TOO_MANY_REQUESTS', { seconds: 60 });
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The slot goes straight to the next waiter and is never free in between, so the order is kept.
      if (next) next();
      else this.#running -= 1;
    }
  }
}

/** Normalises a password, so that it is the same characters from any keyboard (NIST SP 800-63B, 5.1.1.2). */
function comparable(password: string): string {
  return password.normalize('NFKC');
}
