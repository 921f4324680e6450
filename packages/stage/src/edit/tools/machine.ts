import { type Readable, Signal } from '@lectern/base';
import type { ToolState } from './state.ts';

/** Holds the one state that the hand is in and tells when it becomes another. */
export class ToolMachine {
  readonly #current: Signal<ToolState>;

  constructor(initial: ToolState) {
    this.#current = new Signal(initial);
  }

  get current(): Readable<ToolState> {
    return this.#current;
  }

  get state(): ToolState {
    return this.#current.get();
  }

  /** Runs one event through the state. */
  step(event: (state: ToolState) => ToolState): void {
    this.become(event(this.state));
  }

  become(next: ToolState): void {
    this.#current.set(next);
  }
}
