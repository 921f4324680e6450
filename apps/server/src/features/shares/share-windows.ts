import { LecternError } from '@lectern/protocol';
import {
  SHARE_HEARTBEAT_MS,
  SHARE_WINDOWS_PATH,
  type ShareWindowMessage,
  shareHello,
} from '@lectern/protocol/shares';
import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import type { Repeating } from '../../platform/every.ts';
import { errorAnswer } from '../../platform/http/error-reply.ts';
import type { Authenticate } from '../../platform/http/routes.ts';
import {
  endUnauthorized,
  heartbeat,
  onFirstWord,
  parseSaid,
  say,
  sayShutdown,
} from '../../platform/http/told-sockets.ts';
import type { Asking, ShareVisitors } from './share-visitors.ts';
import type { VisitorLimit } from './visitor-limit.ts';

/** RFC 6455 and its registry: this program's code for a link that is not open any more. */
const REFUSED_CODE = 4403;
/** The most open windows: in all, and of one address, behind which may be a whole school. */
const WINDOWS_MAX = 20_000;
const WINDOWS_OF_ADDRESS_MAX = 2_000;
/** Minimum interval of notifications about edits, for any number of editing users, milliseconds. */
const EDITED_EVERY_MS = 5_000;
/** Seconds after which a visitor may retry when the limit of windows was reached. */
const AGAIN_SECONDS = 60;

interface ShareWindowsPorts {
  readonly visitors: Pick<ShareVisitors, 'documentOf' | 'look' | 'present' | 'filesOf' | 'sorts'>;
  readonly authenticate: Authenticate;
  /** The limit that also counts visitors' calls. */
  readonly limit: VisitorLimit;
  readonly log: Logger;
}

/** Origin of a socket. */
export interface SocketOrigin {
  /** The host for which its request was signed. */
  readonly host: string;
  readonly address: string;
  readonly language: 'zh' | 'en';
}

interface Listener {
  readonly socket: WebSocket;
  readonly shareId: string;
  readonly asking: Asking;
  readonly language: SocketOrigin['language'];
  /** The last message, so that equal messages are not sent again. */
  last: string;
}

/** The windows that show one document by its links. */
interface Room {
  readonly listeners: Set<Listener>;
  /** Number of changes so far: if it has grown after a send, the state is sent again. */
  news: number;
  telling: boolean;
  /** Timer for the notification of the last edit. */
  edited: { readonly timer: NodeJS.Timeout; at: number } | undefined;
}

/**
 * Windows of visitors in this process. After every change of permissions on a document each window gets the state of
 * its link, or the reason why it is refused: looked up once for all visitors who get the same.
 */
export class ShareWindows {
  readonly #ports: ShareWindowsPorts;
  /** Rooms by document id. */
  readonly #rooms = new Map<string, Room>();
  /** Number of open windows, by address. */
  readonly #open = new Map<string, number>();
  readonly #heart: Repeating;

  constructor(ports: ShareWindowsPorts) {
    this.#ports = ports;
    this.#heart = heartbeat({
      everyMs: SHARE_HEARTBEAT_MS,
      sockets: () => this.#sockets(),
      failure: 'failed to ping the windows of visitors',
      log: ports.log,
    });
  }

  get count(): number {
    let count = 0;
    for (const open of this.#open.values()) count += open;
    return count;
  }

  /** Accepts a socket that was just opened. */
  accept(socket: WebSocket, origin: SocketOrigin): void {
    onFirstWord(
      socket,
      (data) => this.#enter(socket, data, origin),
      (error) => this.#refuse(socket, error, origin.language),
    );
  }

  /** Updates the windows of a document after a change of permissions. */
  changed(documentId: string): void {
    const room = this.#rooms.get(documentId);
    if (!room) return;
    room.news += 1;
    void this.#tell(room);
  }

  /** Notifies the windows of a document of an edit; no permission is checked, because the message reveals nothing. */
  edited(documentId: string, at: number): void {
    const room = this.#rooms.get(documentId);
    if (!room) return;
    if (room.edited) {
      room.edited.at = at;
      return;
    }
    const timer = setTimeout(() => {
      const latest = room.edited?.at ?? at;
      room.edited = undefined;
      for (const { socket, last } of room.listeners)
        if (last !== '') say<ShareWindowMessage>(socket, { kind: 'edited', update_at: latest });
    }, EDITED_EVERY_MS);
    timer.unref();
    room.edited = { timer, at };
  }

  /** Updates all windows, after the bus lost messages. */
  lookAgain(): void {
    for (const documentId of this.#rooms.keys()) this.changed(documentId);
  }

  endSession(sessionId: string): void {
    for (const { socket, asking } of this.#all()) {
      if (asking.caller?.sessionId === sessionId) endUnauthorized(socket);
    }
  }

  async close(): Promise<void> {
    await this.#heart.close();
    for (const { edited } of this.#rooms.values()) clearTimeout(edited?.timer);
    sayShutdown(this.#sockets());
  }

  async #enter(socket: WebSocket, data: RawData, { host, address, language }: SocketOrigin): Promise<void> {
    const { authenticate, limit, visitors } = this.#ports;
    const hello = parseSaid(shareHello, data);
    if (!hello) throw new LecternError('INVALID_INPUT', { field: 'body' });
    const { share_id: shareId, authorization, pass } = hello;
    // The limit of windows does not apply to signed-in users.
    const isCrowded = (this.#open.get(address) ?? 0) >= WINDOWS_OF_ADDRESS_MAX || this.count >= WINDOWS_MAX;
    if (isCrowded && authorization === undefined)
      throw new LecternError('TOO_MANY_REQUESTS', { seconds: AGAIN_SECONDS });
    const signedIn = () =>
      authorization === undefined
        ? Promise.resolve(undefined)
        : authenticate({ method: 'GET', url: SHARE_WINDOWS_PATH, host, authorization });
    // A signed-in window is not counted, because its calls are counted by account.
    const documentId = await (authorization === undefined
      ? limit.counted({ caller: undefined, address }, shareId, () => visitors.documentOf(shareId))
      : visitors.documentOf(shareId));
    // The sign-in is awaited last: a sign-in that ends later finds this window among the windows that it closes.
    const caller = await signedIn();
    if (socket.readyState !== socket.OPEN) return;
    // The window is registered before the look-up: if the link changes during the look-up, it is looked up again.
    const room = this.#rooms.get(documentId) ?? {
      listeners: new Set(),
      news: 0,
      telling: false,
      edited: undefined,
    };
    this.#rooms.set(documentId, room);
    const listener: Listener = { socket, shareId, asking: { caller, pass }, language, last: '' };
    room.listeners.add(listener);
    this.#open.set(address, (this.#open.get(address) ?? 0) + 1);
    socket.once('close', () => {
      this.#forget(documentId, room, listener);
      const left = (this.#open.get(address) ?? 1) - 1;
      if (left > 0) this.#open.set(address, left);
      else this.#open.delete(address);
    });
    const { news } = room;
    await this.#show([listener], () => room.news === news);
  }

  #forget(documentId: string, room: Room, listener: Listener): void {
    room.listeners.delete(listener);
    if (room.listeners.size > 0) return;
    clearTimeout(room.edited?.timer);
    room.edited = undefined;
    if (this.#rooms.get(documentId) === room) this.#rooms.delete(documentId);
  }

  async #tell(room: Room): Promise<void> {
    if (room.telling) return;
    room.telling = true;
    try {
      let told = -1;
      while (told !== room.news && room.listeners.size > 0) {
        told = room.news;
        const sorts = await this.#ports.visitors.sorts([...room.listeners]);
        for (const alike of sorts) await this.#show(alike);
      }
    } catch (error) {
      this.#ports.log.warn({ err: error }, 'failed to notify windows of visitors of a change of their link');
      // The link could not be looked up: windows connect again later.
      for (const { socket } of room.listeners) socket.close();
    } finally {
      room.telling = false;
    }
  }

  /**
   * Sends the state of a link to windows that get the same state, unless it is out of date: a later call then sends the
   * new state.
   */
  async #show(alike: readonly Listener[], isStill: () => boolean = () => true): Promise<void> {
    const [first] = alike;
    if (first === undefined) return;
    const { visitors } = this.#ports;
    try {
      const opened = await visitors.look(first.asking, first.shareId);
      const resource = { ...visitors.present(first.asking, opened), file: visitors.filesOf(opened) };
      if (!isStill()) return;
      const message = JSON.stringify({ kind: 'open', resource } satisfies ShareWindowMessage);
      for (const listener of alike) {
        if (listener.last !== message && listener.socket.readyState === listener.socket.OPEN)
          listener.socket.send(message);
        listener.last = message;
      }
    } catch (error) {
      if (!(error instanceof LecternError)) throw error;
      if (!isStill()) return;
      for (const { socket, language } of alike) this.#refuse(socket, error, language);
    }
  }

  #refuse(socket: WebSocket, error: unknown, language: SocketOrigin['language']): void {
    if (!(error instanceof LecternError) || error.code === 'NOT_READY') {
      this.#ports.log.warn({ err: error }, 'failed to admit a window of a visitor');
      // The window was not refused: it connects again when the link can be looked up.
      socket.close();
      return;
    }
    const { status, body } = errorAnswer(error, language, this.#ports.log);
    say<ShareWindowMessage>(socket, { kind: 'closing', reason: 'refused', status, reply: body });
    socket.close(REFUSED_CODE);
  }

  #all(): Listener[] {
    return [...this.#rooms.values()].flatMap(({ listeners }) => [...listeners]);
  }

  #sockets(): WebSocket[] {
    return this.#all().map(({ socket }) => socket);
  }
}
