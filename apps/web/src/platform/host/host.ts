import { type Dispose, type Readable, Signal } from '@lectern/base';
import type { HostAnswers, HostArguments, HostCommand, HostEvents, HostInfo } from './host-contract.ts';

/** The client that the page runs in. */
export interface Host {
  /** Changes when the client reports it, such as its teaching mode or a new command. */
  readonly info: Readable<HostInfo>;
  has(command: HostCommand): boolean;
  /**
   * Executes a command of the client; rejects with a `HostError` when the client cannot, does not answer, or its answer
   * is invalid.
   */
  invoke<C extends HostCommand>(command: C, ...args: HostArguments[C]): Promise<HostAnswers[C]>;
  on<E extends keyof HostEvents>(event: E, listener: (data: HostEvents[E]) => void): Dispose;
}

/** Undefined in a plain browser, and until the client has described itself. `app/hosted` sets it. */
export const host = new Signal<Host | undefined>(undefined);
