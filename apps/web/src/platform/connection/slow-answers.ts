import { type Dispose, type Readable, Signal } from '@lectern/base';

/** Waiting time after which the user is notified that the server is slow, milliseconds. */
const SLOW_MS = 6_000;

/** Whether any response takes longer than a user expects. */
export class SlowAnswers implements Readable<boolean> {
  readonly #slow = new Signal(false);
  readonly #late = new Set<object>();

  readonly get = (): boolean => this.#slow.get();

  readonly subscribe = (listener: () => void): Dispose => this.#slow.subscribe(listener);

  /** Starts waiting for a response; the returned function ends it. */
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

/** The slow responses of this window. */
export const slowAnswers = new SlowAnswers();
