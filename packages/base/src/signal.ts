import type { Dispose } from './dispose.ts';
import { Emitter } from './emitter.ts';

/** A value that can be read, and that says when it becomes another. */
export interface Readable<T> {
  get(): T;
  /** The listener is called after the value changed, until it is disposed. */
  subscribe(listener: () => void): Dispose;
}

/** A value that changes. React renders with it through `useSignal` of `@lectern/ui/use-signal`. */
export class Signal<T> implements Readable<T> {
  #value: T;
  readonly #changed = new Emitter();

  constructor(value: T) {
    this.#value = value;
  }

  // Bound, so that they can be handed on as they are.
  readonly get = (): T => this.#value;

  /** Tells the listeners, unless the value is the same by `Object.is`. */
  readonly set = (value: T): void => {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    this.#changed.emit();
  };

  readonly subscribe = this.#changed.subscribe;
}
