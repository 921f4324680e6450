import type { Dispose } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import { PUSH_HEARTBEAT_MS, PUSH_PATH } from '@lectern/protocol/constants';
import { type PushHint, type PushMessage, pushHello } from '@lectern/protocol/push';
import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import type { Repeating } from '../../platform/every.ts';
import type { Authenticate, CallerIdentity } from '../../platform/http/routes.ts';
import {
  endUnauthorized,
  heartbeat,
  onFirstWord,
  parseSaid,
  say,
  sayShutdown,
} from '../../platform/http/told-sockets.ts';

/** RFC 6455 and its registry: 1008 is a policy violation; 4403 is this program's code for an ended sign-in. */
const SESSION_ENDED_CODE = 4403;
/** RFC 6455's registry: try again later. */
const BUSY_CODE = 1013;
const POLICY_CODE = 1008;
/**
 * Maximum number of a user's connected windows, more than any user opens. The next window has to wait until another is
 * closed.
 */
const SOCKETS_OF_A_USER = 100;
/** The most messages of a browser, which sends one and then only listens. */
const WORDS_MAX = 20;

interface Listener {
  readonly socket: WebSocket;
  readonly caller: CallerIdentity;
}

/** The open push sockets of this process: each is assigned to a user once its first message has authenticated. */
export class PushHub {
  readonly #authenticate: Authenticate;
  readonly #log: Logger;
  readonly #byUser = new Map<string, Set<Listener>>();
  readonly #heart: Repeating;

  constructor(authenticate: Authenticate, log: Logger) {
    this.#authenticate = authenticate;
    this.#log = log;
    this.#heart = heartbeat({
      everyMs: PUSH_HEARTBEAT_MS,
      sockets: () => this.#sockets(),
      failure: 'failed to ping the push sockets',
      log,
    });
  }

  /** Number of authenticated sockets. */
  get count(): number {
    let count = 0;
    for (const listeners of this.#byUser.values()) count += listeners.size;
    return count;
  }

  hears(userId: string): boolean {
    return this.#byUser.has(userId);
  }

  /** Accepts a socket that was just opened; `host` is the host for which its request was signed. */
  accept(socket: WebSocket, host: string): void {
    let words = 0;
    socket.on('message', () => {
      words += 1;
      if (words > WORDS_MAX) socket.close(POLICY_CODE, 'too many messages');
    });
    onFirstWord(
      socket,
      async (data) => this.#welcome(socket, await this.#identify(data, host)),
      (error) => {
        if (!(error instanceof LecternError)) {
          this.#log.error({ err: error }, 'failed to identify a push socket');
        }
        endUnauthorized(socket);
      },
    );
  }

  /** Sends a message to every open window of the user in this process. */
  send(userId: string, message: PushHint | Extract<PushMessage, { kind: 'notification' }>): void {
    for (const { socket } of this.#byUser.get(userId) ?? []) say<PushMessage>(socket, message);
  }

  /** Sends a hint to every open window of every user in this process. */
  sendAll(hint: PushHint): void {
    for (const userId of this.#byUser.keys()) this.send(userId, hint);
  }

  /** Closes the sockets of an ended sign-in. */
  endSession(sessionId: string): void {
    for (const listeners of this.#byUser.values()) {
      for (const { socket, caller } of [...listeners]) {
        if (caller.sessionId !== sessionId) continue;
        say<PushMessage>(socket, { kind: 'closing', reason: 'session_ended' });
        socket.close(SESSION_ENDED_CODE, 'session ended');
      }
    }
  }

  async close(): Promise<void> {
    sayShutdown(this.#sockets());
    await this.#heart.close();
  }

  async #identify(data: RawData, host: string): Promise<CallerIdentity> {
    const hello = parseSaid(pushHello, data);
    if (!hello) throw new LecternError('UNAUTHORIZED');
    const caller = await this.#authenticate({ method: 'GET', url: PUSH_PATH, host, ...hello });
    if (caller.accountType === 'guest') throw new LecternError('GUEST_FORBIDDEN');
    return caller;
  }

  #welcome(socket: WebSocket, caller: CallerIdentity): void {
    if (socket.readyState !== socket.OPEN) return;
    if ((this.#byUser.get(caller.userId)?.size ?? 0) >= SOCKETS_OF_A_USER) {
      say<PushMessage>(socket, { kind: 'closing', reason: 'busy' });
      socket.close(BUSY_CODE, 'too many windows');
      return;
    }
    const listener: Listener = { socket, caller };
    const forget = this.#remember(listener);
    socket.once('close', forget);
    say<PushMessage>(socket, { kind: 'ready', user_id: caller.userId });
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

  #sockets(): WebSocket[] {
    return [...this.#byUser.values()].flatMap((listeners) => [...listeners].map(({ socket }) => socket));
  }
}
