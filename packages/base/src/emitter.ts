import type { Dispose } from './dispose.ts';

/** Tells whoever listens that something happened; `Event` is what is told, nothing when left out. */
export class Emitter<Event = void> {
  readonly #listeners = new Set<(event: Event) => void>();

  /** Bound, so that it can be handed on as it is. */
  readonly subscribe = (listener: (event: Event) => void): Dispose => {
    // A fresh function each time: the same one may be given twice and ended once.
    const own = (event: Event): void => listener(event);
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  };

  /** Calls every listener that was there when it began. */
  emit(event: Event): void {
    callEach([...this.#listeners].map((listener) => () => listener(event)));
  }

  clear(): void {
    this.#listeners.clear();
  }
}

/**
 * Calls all of them: one that throws does not keep the others from hearing. What was thrown is thrown at the end, as an
 * AggregateError when there is more than one.
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
