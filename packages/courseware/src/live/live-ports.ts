import type { Dispose } from '@lectern/base';

/** A WebSocket as browsers and Node have it, told by callbacks; one that was closed here says nothing any more. */
export interface LiveWire {
  send(message: Uint8Array): void;
  close(): void;
}

export interface LiveWireEvents {
  onOpen(): void;
  onMessage(message: Uint8Array): void;
  /** The code of RFC 6455, 7.4; 1006 when it just broke. */
  onClose(code: number, reason: string): void;
}

/** What a live connection needs of its surroundings. */
export interface LivePorts {
  open(events: LiveWireEvents): LiveWire;
  /** The authentication message's token; undefined when nobody is signed in. May reject: tried again. */
  token(): Promise<string | undefined>;
  /** Runs the work once after so many milliseconds, unless disposed before. */
  later(milliseconds: number, work: () => void): Dispose;
  /** At least 0 and below 1. */
  random(): number;
}
