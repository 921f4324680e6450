import { LecternError } from '@lectern/protocol';

export interface TurnLimits {
  /** Number of tasks that run at the same time; others wait. */
  readonly atOnce: number;
  /** Number of callers that may wait; further callers are refused. */
  readonly waiting: number;
  /** The most tasks of one user, running and waiting. */
  readonly ofOne: number;
}

/** Seconds after which a refused caller may retry. */
const COME_BACK_SECONDS = 30;

/** Ends a turn; call it once. */
export type Leave = () => void;

/** Turns of heavy work, in order of arrival. */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #queue: (() => void)[] = [];
  readonly #ofOne = new Map<string, number>();
  #busy = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  get isFree(): boolean {
    return this.#busy === 0;
  }

  /**
   * Resolves when it is this user's turn. `user` is omitted for internal work. Throws TOO_MANY_REQUESTS, and
   * the signal's reason when it aborts the waiting.
   */
  async take(user: string | undefined, signal?: AbortSignal): Promise<Leave> {
    signal?.throwIfAborted();
    const { atOnce, waiting, ofOne } = this.#limits;
    const own = user === undefined ? 0 : (this.#ofOne.get(user) ?? 0);
    const full = this.#busy >= atOnce && this.#queue.length >= waiting;
    if (full || own >= ofOne) throw new LecternError('TOO_MANY_REQUESTS', { seconds: COME_BACK_SECONDS });
    if (user !== undefined) this.#ofOne.set(user, own + 1);
    if (this.#busy < atOnce) this.#busy += 1;
    else {
      try {
        await this.#wait(signal);
      } catch (error) {
        this.#forget(user);
        throw error;
      }
    }
    return () => {
      this.#forget(user);
      // The slot goes straight to the next waiter, so that no other call takes it in between.
      const next = this.#queue.shift();
      if (next) next();
      else this.#busy -= 1;
    };
  }

  #wait(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const next = () => {
        signal?.removeEventListener('abort', gone);
        resolve();
      };
      const gone = () => {
        this.#queue.splice(this.#queue.indexOf(next), 1);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', gone, { once: true });
      this.#queue.push(next);
    });
  }

  #forget(user: string | undefined): void {
    if (user === undefined) return;
    const left = (this.#ofOne.get(user) ?? 1) - 1;
    if (left > 0) this.#ofOne.set(user, left);
    else this.#ofOne.delete(user);
  }
}
