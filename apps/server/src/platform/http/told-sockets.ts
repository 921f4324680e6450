import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import type { ZodMiniType } from 'zod/mini';
import { every, type Repeating } from '../every.ts';

/** RFC 6455 and its registry, 4000 to 4999 for applications: ours for "sign in again". */
export const UNAUTHORIZED_CODE = 4401;

/** What all sockets tell on which a browser mostly listens. */
type ToldToAll =
  | { readonly kind: 'ping' }
  | { readonly kind: 'closing'; readonly reason: 'shutdown' | 'unauthorized' };

/** Sends a message of the socket's own contract, unless the socket is closing. */
export function say<Message extends { readonly kind: string } = ToldToAll>(
  socket: WebSocket,
  message: Message,
): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
}

/** What was said, where it is JSON of that shape. */
export function parseSaid<Shape>(shape: ZodMiniType<Shape>, data: RawData): Shape | undefined {
  try {
    return shape.safeParse(JSON.parse(data.toString())).data;
  } catch {
    return undefined;
  }
}

/** Lets a socket in by what it says first, which proves who it is; else `refuse` says why it is not let in. */
export function onFirstWord(
  socket: WebSocket,
  letIn: (data: RawData) => Promise<void>,
  refuse: (error: unknown) => void,
): void {
  socket.once('message', (data) => {
    letIn(data).catch(refuse);
  });
}

/** Ends a socket whose user has to sign in again. */
export function endUnauthorized(socket: WebSocket): void {
  say(socket, { kind: 'closing', reason: 'unauthorized' });
  socket.close(UNAUTHORIZED_CODE, 'unauthorized');
}

/** The program ends: browsers come back by themselves. */
export function sayShutdown(sockets: Iterable<WebSocket>): void {
  for (const socket of sockets) say(socket, { kind: 'closing', reason: 'shutdown' });
}

interface Heart {
  readonly everyMs: number;
  readonly sockets: () => Iterable<WebSocket>;
  /** What else is done at each beat. */
  readonly also?: () => Promise<void>;
  readonly failure: string;
  readonly log: Logger;
}

/** Browsers cannot see the pings of the protocol, so silence is broken in a way that they can. */
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
