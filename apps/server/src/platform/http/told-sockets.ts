import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import type { ZodMiniType } from 'zod/mini';
import { every, type Repeating } from '../every.ts';

/** RFC 6455 and its registry, 4000 to 4999 for applications: this program's code for "sign in again". */
export const UNAUTHORIZED_CODE = 4401;

/** Messages of all sockets on which a browser mostly listens. */
type ToldToAll =
  | { readonly kind: 'ping' }
  | { readonly kind: 'closing'; readonly reason: 'shutdown' | 'unauthorized' };

/** Sends a message, unless the socket is closing. */
export function say<Message extends { readonly kind: string } = ToldToAll>(
  socket: WebSocket,
  message: Message,
): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
}

/** Parses a message; undefined unless it is JSON of that shape. */
export function parseSaid<Shape>(shape: ZodMiniType<Shape>, data: RawData): Shape | undefined {
  try {
    return shape.safeParse(JSON.parse(data.toString())).data;
  } catch {
    return undefined;
  }
}

/**
 * Calls `letIn` with the socket's first message, which authenticates it; calls `refuse` with the error when that fails.
 */
export function onFirstWord(
  socket: WebSocket,
  letIn: (data: RawData) => Promise<void>,
  refuse: (error: unknown) => void,
): void {
  socket.once('message', (data) => {
    letIn(data).catch(refuse);
  });
}

/** Closes a socket whose user has to sign in again. */
export function endUnauthorized(socket: WebSocket): void {
  say(socket, { kind: 'closing', reason: 'unauthorized' });
  socket.close(UNAUTHORIZED_CODE, 'unauthorized');
}

/** Announces the end of the program: browsers connect again by themselves. */
export function sayShutdown(sockets: Iterable<WebSocket>): void {
  for (const socket of sockets) say(socket, { kind: 'closing', reason: 'shutdown' });
}

interface Heart {
  readonly everyMs: number;
  readonly sockets: () => Iterable<WebSocket>;
  /** Further work at each heartbeat. */
  readonly also?: () => Promise<void>;
  readonly failure: string;
  readonly log: Logger;
}

/** Sends heartbeat messages, because browsers cannot see the pings of the protocol. */
export function heartbeat({ everyMs, sockets, also, failure, log }: Heart): Repeating {
  return every({
    everyMs,
    run: async () => {
      for (const socket of sockets()) say(socket, { kind: 'ping' });
      await also?.();
    },
    failure,
    log,
  });
}
