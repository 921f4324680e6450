import type { Dispose } from '@lectern/base';

/** A WebSocket of a browser or Node behind callbacks; after `close` it calls none of them. */
export interface LiveWire {
  send(message: Uint8Array): void;
  close(): void;
}

export interface LiveWireEvents {
  onOpen(): void;
  onMessage(message: Uint8Array): void;
  /** Close code of RFC 6455, 7.4; 1006 when the connection broke. */
  onClose(code: number, reason: string): void;
}

/** Ports of the environment that a live connection needs. */
export interface LivePorts {
  open(events: LiveWireEvents): LiveWire;
  /**
   * Token for the authentication message; undefined when no user is signed in. May reject: the connection is then
   * retried.
   */
  token(): Promise<string | undefined>;
  /** Runs the work once after the given time, unless disposed before. */
  later(milliseconds: number, work: () => void): Dispose;
  /** Random number, at least 0 and below 1. */
  random(): number;
}
