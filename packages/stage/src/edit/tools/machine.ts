import { type Readable, Signal } from '@lectern/base';
import type { ToolState } from './state.ts';

/** Stores the current state of the tools, and notifies when it changes. */
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

  /** Passes one event to the state. */
  step(event: (state: ToolState) => ToolState): void {
    this.become(event(this.state));
  }

  become(next: ToolState): void {
    this.#current.set(next);
  }
}
