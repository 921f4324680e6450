import type { Dispose } from '@lectern/base';

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 10_000;
/** Beyond two heartbeats without a word the socket is dead, whatever it says. */
const GRACE_MS = 5_000;

/** What a server says on such a socket. After `closing` it says no more, and after any but a restart's never. */
export type ToldMessage =
  | { readonly kind: 'closing'; readonly reason: string }
  | { readonly kind: Exclude<string, 'closing'> };

/** The part of a WebSocket that is used. */
export type ToldWire = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

export interface ToldSocketPorts<Message extends ToldMessage> {
  readonly open: () => ToldWire;
  /** What is said first; made anew for every connection. Undefined or a rejection: it is tried again later. */
  readonly hello: () => Promise<object | undefined>;
  readonly onMessage: (message: Message) => void;
  /** Connected and told something, or cut off. */
  readonly onConnected: (connected: boolean) => void;
  /** Calls back when the network is back, or the window is seen again. */
  readonly onChance: (listener: () => void) => Dispose;
  readonly later: (milliseconds: number, work: () => void) => Dispose;
  /** The server breaks its silence this often, milliseconds. */
  readonly heartbeat: number;
  /** At least 0 and less than 1. */
  readonly random: () => number;
}

/** A socket on which a window is told things. It comes back by itself until it is disposed, or the server says that it is over. */
export class ToldSocket<Message extends ToldMessage> {
  readonly #ports: ToldSocketPorts<Message>;
  readonly #stopChance: Dispose;
  #wire: ToldWire | undefined;
  #stopRetry: Dispose | undefined;
  #stopSilence: Dispose | undefined;
  #tries = 0;
  /** The server has answered on this wire: it knows who this is. */
  #isHeard = false;
  #opening = false;
  #ended = false;

  constructor(ports: ToldSocketPorts<Message>) {
    this.#ports = ports;
    this.#stopChance = ports.onChance(() => {
      this.#tries = 0;
      if (this.#wire === undefined) void this.#connect();
    });
    void this.#connect();
  }

  /** False where it is not connected; nothing is kept for later. */
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

  #receive(own: ToldWire, data: unknown): void {
    if (this.#wire !== own) return;
    this.#heard(own);
    const message = parse(data) as Message | undefined;
    if (message === undefined) return;
    if (message.kind === 'closing') {
      // What the server stops for it says again to who comes back, but for a restart.
      if ('reason' in message && message.reason !== 'shutdown') this.dispose();
    } else {
      this.#tries = 0;
      this.#isHeard = true;
      this.#ports.onConnected(true);
    }
    this.#ports.onMessage(message);
  }

  #heard(own: ToldWire): void {
    this.#stopSilence?.();
    this.#stopSilence = this.#ports.later(this.#ports.heartbeat * 2 + GRACE_MS, () => this.#lost(own));
  }

  #lost(own: ToldWire): void {
    if (this.#wire !== own) return;
    this.#drop();
    this.#ports.onConnected(false);
    this.#retry();
  }

  /** Spread out, so that a school does not come back in one instant after the server restarted. */
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

/** Our own server wrote it; shapes are not checked again on a phone. */
function parse(data: unknown): unknown {
  try {
    return JSON.parse(String(data)) as unknown;
  } catch {
    return undefined;
  }
}

/** A socket at this path of the server that this page came from. */
export function openToldWire(path: string): ToldWire {
  return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`);
}
