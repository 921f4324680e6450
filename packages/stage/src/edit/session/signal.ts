import type { Dispose } from '@lectern/base';

/** A value that tells when it becomes another. */
export interface Readable<T> {
  get(): T;
  subscribe(listener: () => void): Dispose;
}

export class Signal<T> implements Readable<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  // Bound, so that React can take them as they are.
  readonly get = (): T => this.#value;

  readonly set = (value: T): void => {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of [...this.#listeners]) listener();
  };

  readonly subscribe = (listener: () => void): Dispose => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
