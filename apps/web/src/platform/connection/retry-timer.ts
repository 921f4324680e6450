import type { Dispose } from '@lectern/base';

/** Runs the work after a delay, unless the returned function is called before. */
export type Later = (milliseconds: number, work: () => void) => Dispose;

export const later: Later = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

/** Lengths of the first and of the longest pause, milliseconds. */
export interface Pauses {
  readonly first: number;
  readonly longest: number;
}

/** Retries work that failed: each pause is twice as long as the one before, until a try succeeds. */
export class RetryTimer {
  readonly #later: Later;
  readonly #pauses: Pauses;
  #pause: number;
  #stop: Dispose | undefined;

  constructor(later: Later, pauses: Pauses) {
    this.#later = later;
    this.#pauses = pauses;
    this.#pause = pauses.first;
  }

  /** Retries after the next pause; replaces a retry that is planned already. */
  plan(retry: () => void): void {
    this.#stop?.();
    this.#stop = this.#later(this.#pause, retry);
    this.#pause = Math.min(this.#pauses.longest, this.#pause * 2);
  }

  /** Cancels the planned retry. */
  cancel(): void {
    this.#stop?.();
  }

  /** Makes the next pause the first again, after a try that succeeded. */
  reset(): void {
    this.#pause = this.#pauses.first;
  }
}
