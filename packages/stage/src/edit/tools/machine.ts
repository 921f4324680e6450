import type { Dispose } from '@lectern/base';
import type { ToolState } from './state.ts';

/** Holds the one state that the hand is in and tells when it becomes another. */
export class ToolMachine {
  #state: ToolState;
  readonly #listeners = new Set<() => void>();

  constructor(initial: ToolState) {
    this.#state = initial;
  }

  get state(): ToolState {
    return this.#state;
  }

  /** Runs one event through the state. */
  step(event: (state: ToolState) => ToolState): void {
    this.become(event(this.#state));
  }

  become(next: ToolState): void {
    if (next === this.#state) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  subscribe(listener: () => void): Dispose {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
