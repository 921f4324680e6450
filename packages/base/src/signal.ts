import type { Dispose } from './dispose.ts';
import { Emitter } from './emitter.ts';

/** A value that can be read and that notifies of changes. */
export interface Readable<T> {
  get(): T;
  /** Calls the listener after each change, until it is disposed. */
  subscribe(listener: () => void): Dispose;
}

/** A value that changes. React components use it with `useSignal` of `@lectern/ui/use-signal`. */
export class Signal<T> implements Readable<T> {
  #value: T;
  readonly #changed = new Emitter();

  constructor(value: T) {
    this.#value = value;
  }

  // Arrow functions can be passed on without `this`.
  readonly get = (): T => this.#value;

  /** Notifies the listeners, unless the value is the same by `Object.is`. */
  readonly set = (value: T): void => {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    this.#changed.emit();
  };

  readonly subscribe = this.#changed.subscribe;
}
