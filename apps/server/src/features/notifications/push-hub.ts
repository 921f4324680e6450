import type { Dispose } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import {
  PUSH_HEARTBEAT_MS,
  PUSH_PATH,
  type PushHint,
  type PushMessage,
  pushHello,
} from '@lectern/protocol/push';
import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import { every, type Repeating } from '../../platform/every.ts';
import type { Authenticate, CallerIdentity } from '../../platform/http/routes.ts';

/** A socket that did not say who it is by then is closed, milliseconds. */
const HELLO_WITHIN_MS = 10_000;
/** RFC 6455 and its registry: 1008 is a breach of policy; 4401 is ours for "sign in again". */
const UNAUTHORIZED_CODE = 4401;
const SESSION_ENDED_CODE = 4403;
/** RFC 6455's registry: try again later. */
const BUSY_CODE = 1013;
const POLICY_CODE = 1008;
/** More windows than anybody has open; one more has to wait until one is closed. */
const SOCKETS_OF_A_USER = 100;
/** A browser says one thing, and then only listens. */
const WORDS_MAX = 20;

interface Listener {
  readonly socket: WebSocket;
  readonly caller: CallerIdentity;
}

/** The open push sockets of this process: each belongs to a user once its first message proved who he is. */
export class PushHub {
  readonly #authenticate: Authenticate;
  readonly #log: Logger;
  readonly #byUser = new Map<string, Set<Listener>>();
  readonly #heart: Repeating;

  constructor(authenticate: Authenticate, log: Logger) {
    this.#authenticate = authenticate;
    this.#log = log;
    this.#heart = every({
      everyMs: PUSH_HEARTBEAT_MS,
      run: async () => this.#beat(),
      failure: 'the push sockets could not be pinged',
      log,
    });
  }

  /** Open sockets that said who they are. */
  get count(): number {
    let count = 0;
    for (const listeners of this.#byUser.values()) count += listeners.size;
    return count;
  }

  hears(userId: string): boolean {
    return this.#byUser.has(userId);
  }

  /** Takes a socket that was just opened; `host` is what its request was signed for. */
  accept(socket: WebSocket, host: string): void {
    const late = setTimeout(() => this.#refuse(socket), HELLO_WITHIN_MS);
    let words = 0;
    socket.on('message', () => {
      words += 1;
      if (words > WORDS_MAX) socket.close(POLICY_CODE, 'too many words');
    });
    socket.once('close', () => clearTimeout(late));
    socket.once('message', (data) => {
      clearTimeout(late);
      this.#identify(data, host).then(
        (caller) => this.#welcome(socket, caller),
        (error: unknown) => {
          if (!(error instanceof LecternError)) {
            this.#log.error({ err: error }, 'a push socket could not be identified');
          }
          this.#refuse(socket);
        },
      );
    });
  }

  /** To every open window of the user in this process. */
  send(userId: string, message: PushHint | Extract<PushMessage, { kind: 'notification' }>): void {
    for (const { socket } of this.#byUser.get(userId) ?? []) say(socket, message);
  }

  /** To every open window of every user in this process. */
  sendAll(hint: PushHint): void {
    for (const userId of this.#byUser.keys()) this.send(userId, hint);
  }

  /** Ends the sockets of a sign-in that is over. */
  endSession(sessionId: string): void {
    for (const listeners of this.#byUser.values()) {
      for (const { socket, caller } of [...listeners]) {
        if (caller.sessionId !== sessionId) continue;
        say(socket, { kind: 'closing', reason: 'session_ended' });
        socket.close(SESSION_ENDED_CODE, 'session ended');
      }
    }
  }

  async close(): Promise<void> {
    for (const listeners of this.#byUser.values()) {
      for (const { socket } of [...listeners]) say(socket, { kind: 'closing', reason: 'shutdown' });
    }
    await this.#heart.close();
  }

  async #identify(data: RawData, host: string): Promise<CallerIdentity> {
    const hello = pushHello.safeParse(parseJson(data));
    if (!hello.success) throw new LecternError('UNAUTHORIZED');
    const { authorization } = hello.data;
    const caller = await this.#authenticate({ method: 'GET', url: PUSH_PATH, host, authorization });
    if (caller.accountType === 'guest') throw new LecternError('GUEST_FORBIDDEN');
    return caller;
  }

  #welcome(socket: WebSocket, caller: CallerIdentity): void {
    if (socket.readyState !== socket.OPEN) return;
    if ((this.#byUser.get(caller.userId)?.size ?? 0) >= SOCKETS_OF_A_USER) {
      say(socket, { kind: 'closing', reason: 'busy' });
      socket.close(BUSY_CODE, 'too many windows');
      return;
    }
    const listener: Listener = { socket, caller };
    const forget = this.#remember(listener);
    socket.once('close', forget);
    say(socket, { kind: 'ready', user_id: caller.userId });
  }

  #remember(listener: Listener): Dispose {
    const { userId } = listener.caller;
    const listeners = this.#byUser.get(userId) ?? new Set();
    this.#byUser.set(userId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#byUser.get(userId) === listeners) this.#byUser.delete(userId);
    };
  }

  #refuse(socket: WebSocket): void {
    say(socket, { kind: 'closing', reason: 'unauthorized' });
    socket.close(UNAUTHORIZED_CODE, 'unauthorized');
  }

  /** Browsers cannot see the pings of the protocol, so silence is broken in a way that they can. */
  #beat(): void {
    for (const listeners of this.#byUser.values()) {
      for (const { socket } of listeners) say(socket, { kind: 'ping' });
    }
  }
}

function say(socket: WebSocket, message: PushMessage): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
}

function parseJson(data: RawData): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
}
