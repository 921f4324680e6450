import type { Dispose } from './dispose.ts';

/** Notifies listeners of events; `Event` is the argument, none if omitted. */
export class Emitter<Event = void> {
  readonly #listeners = new Set<(event: Event) => void>();

  /** An arrow function, so that it can be passed on without `this`. */
  readonly subscribe = (listener: (event: Event) => void): Dispose => {
    // A new function each time, so that the same listener can be added twice and removed once.
    const own = (event: Event): void => listener(event);
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  };

  /** Calls every listener that was subscribed when the call began. */
  emit(event: Event): void {
    callEach([...this.#listeners].map((listener) => () => listener(event)));
  }

  clear(): void {
    this.#listeners.clear();
  }
}

/**
 * Calls all functions: an exception in one does not keep the others from being called. Errors are thrown at the end, as
 * an AggregateError when there are several.
 */
export function callEach(calls: readonly (() => void)[]): void {
  const errors: unknown[] = [];
  for (const call of calls) {
    try {
      call();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, 'several listeners failed');
}
