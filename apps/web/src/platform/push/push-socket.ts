import type { Dispose, Readable } from '@lectern/base';
import { PUSH_HEARTBEAT_MS } from '@lectern/protocol/constants';
import type { PushMessage } from '@lectern/protocol/push';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
/** Silence after which the socket counts as dead in any state, milliseconds. */
const SILENCE_MS = PUSH_HEARTBEAT_MS * 2 + 5_000;

export interface PushListener {
  readonly onMessage: (message: PushMessage) => void;
  /** Called after every (re)connection, and at once when it is connected already: earlier messages must be fetched. */
  readonly onReady?: () => void;
}

/** The part of a WebSocket that is used. */
export type PushWire = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

/** Reads a text of the socket; undefined for anything but a message of the server. */
export type ReadMessage = (text: unknown) => PushMessage | undefined;

/** Ports of the browser and of the sign-in that the socket needs. */
export interface PushPorts {
  readonly open: () => PushWire;
  /** Loads the code that reads messages. Rejects without a connection. */
  readonly reader: () => Promise<ReadMessage>;
  /** The authorization of the socket; undefined for users without messages. Rejects without a connection. */
  readonly authorization: () => Promise<string | undefined>;
  /** Called when the server reports the end of the sign-in: verifies that, and signs this browser out if it is true. */
  readonly questionSession: () => Promise<void>;
  /** Id of the signed-in user. */
  readonly user: Readable<string | undefined>;
  /** Whether the window is visible; a hidden one does not reconnect at once. */
  readonly isSeen: () => boolean;
  /** Calls back when the network is back, or the window becomes visible again. */
  readonly onChance: (listener: () => void) => Dispose;
}

/**
 * The user's push messages over one socket for all listeners. It is open while there are listeners, and reconnects
 * automatically.
 */
export class PushSocket {
  readonly #ports: PushPorts;
  readonly #listeners = new Set<PushListener>();
  #wire: PushWire | undefined;
  /** Whether the server has confirmed the connection. */
  #isReady = false;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #stopWatching: Dispose | undefined;

  constructor(ports: PushPorts) {
    this.#ports = ports;
  }

  /** The socket is closed when the last listener leaves. */
  subscribe(listener: PushListener): Dispose {
    this.#listeners.add(listener);
    this.#stopWatching ??= this.#watch();
    // The socket may be open already for other listeners.
    if (this.#isReady) listener.onReady?.();
    else void this.#connect();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#drop();
      this.#stopWatching?.();
      this.#stopWatching = undefined;
    };
  }

  #drop(): void {
    clearTimeout(this.#silenceTimer);
    clearTimeout(this.#retryTimer);
    const closing = this.#wire;
    this.#wire = undefined;
    this.#isReady = false;
    closing?.close();
  }

  /** A random delay, so that a whole school does not reconnect at the same moment after the server restarted. */
  #retry(): void {
    clearTimeout(this.#retryTimer);
    if (this.#listeners.size === 0) return;
    const longest = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#tries);
    this.#tries += 1;
    this.#retryTimer = setTimeout(() => void this.#connect(), longest * (0.5 + Math.random() / 2));
  }

  #heard(own: PushWire): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => this.#lost(own), SILENCE_MS);
  }

  #lost(own: PushWire): void {
    if (this.#wire !== own) return;
    this.#drop();
    this.#retry();
  }

  #receive(own: PushWire, read: ReadMessage, data: unknown): void {
    this.#heard(own);
    const message = read(data);
    if (message === undefined) return;
    if (message.kind === 'ready') {
      this.#tries = 0;
      this.#isReady = true;
      for (const listener of this.#listeners) listener.onReady?.();
    }
    if (message.kind === 'closing' && message.reason !== 'shutdown' && message.reason !== 'busy')
      void this.#ports.questionSession();
    for (const listener of this.#listeners) listener.onMessage(message);
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#retryTimer);
    if (this.#wire !== undefined || this.#listeners.size === 0) return;
    let authorization: string | undefined;
    let read: ReadMessage;
    try {
      [authorization, read] = await Promise.all([this.#ports.authorization(), this.#ports.reader()]);
    } catch {
      this.#retry();
      return;
    }
    // The next sign-in connects again.
    if (authorization === undefined) return;
    if (this.#wire !== undefined || this.#listeners.size === 0) return;
    const own = this.#ports.open();
    this.#wire = own;
    this.#heard(own);
    own.onopen = () => own.send(JSON.stringify({ authorization }));
    own.onmessage = (event) => this.#receive(own, read, event.data);
    own.onclose = () => this.#lost(own);
  }

  readonly #connectSoon = (): void => {
    if (!this.#ports.isSeen()) return;
    this.#tries = 0;
    void this.#connect();
  };

  #watch(): Dispose {
    let user = this.#ports.user.get();
    const stopUser = this.#ports.user.subscribe(() => {
      const now = this.#ports.user.get();
      if (now === user) return;
      user = now;
      this.#drop();
      this.#connectSoon();
    });
    const stopChance = this.#ports.onChance(this.#connectSoon);
    return () => {
      stopUser();
      stopChance();
    };
  }
}
