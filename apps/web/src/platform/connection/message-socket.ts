import type { Dispose } from '@lectern/base';
import type { Later } from './retry-timer.ts';

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 10_000;
/** Tolerance added to the heartbeat before a silent socket counts as dead, milliseconds. */
const GRACE_MS = 5_000;

/**
 * A message of the server on such a socket. `closing` is the last message; only after a restart of the server the
 * socket reconnects.
 */
export type SocketMessage =
  | { readonly kind: 'closing'; readonly reason: string }
  | { readonly kind: Exclude<string, 'closing'> };

/** The part of a WebSocket that is used. */
export type SocketWire = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

export interface MessageSocketPorts<Message extends SocketMessage> {
  readonly open: () => SocketWire;
  /** The first message, created for every connection. If it is undefined or rejects, connecting is retried later. */
  readonly hello: () => Promise<object | undefined>;
  readonly onMessage: (message: Message) => void;
  /** Called when a first message has arrived, and when the connection was lost. */
  readonly onConnected: (connected: boolean) => void;
  /** Calls back when the network is back, or the window becomes visible again. */
  readonly onChance: (listener: () => void) => Dispose;
  readonly later: Later;
  /** Interval of the server's heartbeats, milliseconds. */
  readonly heartbeat: number;
  /** A random number, at least 0 and less than 1. */
  readonly random: () => number;
}

/** A socket that receives messages. It reconnects until it is disposed or the server reports the end. */
export class MessageSocket<Message extends SocketMessage> {
  readonly #ports: MessageSocketPorts<Message>;
  readonly #stopChance: Dispose;
  #wire: SocketWire | undefined;
  #stopRetry: Dispose | undefined;
  #stopSilence: Dispose | undefined;
  #tries = 0;
  /** Whether the server has responded on this wire, which means that it has accepted the first message. */
  #isHeard = false;
  #opening = false;
  #ended = false;

  constructor(ports: MessageSocketPorts<Message>) {
    this.#ports = ports;
    this.#stopChance = ports.onChance(() => {
      this.#tries = 0;
      if (this.#wire === undefined) void this.#connect();
    });
    void this.#connect();
  }

  /** Sends a message; returns false when not connected. No message is queued. */
  say(message: object): boolean {
    if (!this.#wire || !this.#isHeard) return false;
    this.#wire.send(JSON.stringify(message));
    return true;
  }

  dispose(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#stopChance();
    this.#drop();
  }

  async #connect(): Promise<void> {
    if (this.#ended || this.#opening || this.#wire !== undefined) return;
    this.#stopRetry?.();
    this.#opening = true;
    const hello = await this.#ports.hello().catch(() => undefined);
    this.#opening = false;
    if (this.#ended) return;
    if (hello === undefined) return this.#retry();
    const own = this.#ports.open();
    this.#wire = own;
    this.#heard(own);
    own.onopen = () => own.send(JSON.stringify(hello));
    own.onmessage = ({ data }) => this.#receive(own, data);
    own.onclose = () => this.#lost(own);
  }

  #receive(own: SocketWire, data: unknown): void {
    if (this.#wire !== own) return;
    this.#heard(own);
    const message = parse(data) as Message | undefined;
    if (message === undefined) return;
    if (message.kind === 'closing') {
      // Only after a restart of the server is reconnecting useful: any other reason would apply again.
      if ('reason' in message && message.reason !== 'shutdown') this.dispose();
    } else {
      this.#tries = 0;
      this.#isHeard = true;
      this.#ports.onConnected(true);
    }
    this.#ports.onMessage(message);
  }

  #heard(own: SocketWire): void {
    this.#stopSilence?.();
    this.#stopSilence = this.#ports.later(this.#ports.heartbeat * 2 + GRACE_MS, () => this.#lost(own));
  }

  #lost(own: SocketWire): void {
    if (this.#wire !== own) return;
    this.#drop();
    this.#ports.onConnected(false);
    this.#retry();
  }

  /** A random delay, so that a whole school does not reconnect at the same moment after the server restarted. */
  #retry(): void {
    if (this.#ended) return;
    const longest = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#tries);
    this.#tries += 1;
    this.#stopRetry?.();
    this.#stopRetry = this.#ports.later(
      longest * (0.5 + this.#ports.random() / 2),
      () => void this.#connect(),
    );
  }

  #drop(): void {
    this.#stopRetry?.();
    this.#stopSilence?.();
    this.#isHeard = false;
    const closing = this.#wire;
    this.#wire = undefined;
    closing?.close();
  }
}

/** A phone does not validate the message, because this program's own server wrote it. */
function parse(data: unknown): unknown {
  try {
    return JSON.parse(String(data)) as unknown;
  } catch {
    return undefined;
  }
}

/** Opens a socket at this path of the page's own server. */
export function openSocketWire(path: string): SocketWire {
  return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`);
}
