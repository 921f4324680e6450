import { type Dispose, type Readable, Signal } from '@lectern/base';
import type { HostAnswers, HostArguments, HostCommand, HostEvents, HostInfo } from './host-contract.ts';

/** The client that the page runs in, once it has said what it is. */
export interface Host {
  /** Changes when the client says so: it goes into its teaching mode, or learns a command. */
  readonly info: Readable<HostInfo>;
  has(command: HostCommand): boolean;
  /** Has the client do something; rejects with a `HostError` when it cannot, does not answer, or answers something else. */
  invoke<C extends HostCommand>(command: C, ...args: HostArguments[C]): Promise<HostAnswers[C]>;
  on<E extends keyof HostEvents>(event: E, listener: (data: HostEvents[E]) => void): Dispose;
}

/** Undefined in a plain browser, and until the client has said what it is. `app/hosted` sets it. */
export const host = new Signal<Host | undefined>(undefined);
