import { type Dispose, type Readable, Signal } from '@lectern/base';

/** Milliseconds of waiting after which the user is told that the server is slow. */
const SLOW_MS = 6_000;

/** Whether an answer of the server is waited for longer than anybody would think it takes. */
export class SlowAnswers implements Readable<boolean> {
  readonly #slow = new Signal(false);
  readonly #late = new Set<object>();

  readonly get = (): boolean => this.#slow.get();

  readonly subscribe = (listener: () => void): Dispose => this.#slow.subscribe(listener);

  /** An answer is waited for, until what this returns is called. */
  wait(): Dispose {
    const answer = {};
    const timer = setTimeout(() => {
      this.#late.add(answer);
      this.#slow.set(true);
    }, SLOW_MS);
    return () => {
      clearTimeout(timer);
      this.#late.delete(answer);
      this.#slow.set(this.#late.size > 0);
    };
  }
}

/** Of the calls of this window. */
export const slowAnswers = new SlowAnswers();
