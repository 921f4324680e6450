import type { Dispose } from '@lectern/base';

/** A value that changes, in the form that `useSyncExternalStore` takes. */
export interface Observable<T> {
  get(): T;
  subscribe(listener: () => void): Dispose;
}

export class Value<T> implements Observable<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  get(): T {
    return this.#value;
  }

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of [...this.#listeners]) listener();
  }

  subscribe(listener: () => void): Dispose {
    const own = () => listener();
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }
}
