import type { Dispose } from '@lectern/base';
import { PHONES_HEARTBEAT_MS, PHONES_PATH, type PhonesMessage } from '@lectern/protocol/participants';

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 10_000;
/** Without a word for this long the socket is dead, whatever it says. */
const SILENCE_MS = PHONES_HEARTBEAT_MS * 2 + 5_000;

/** The part of a WebSocket that is used. */
export type LessonWire = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

export interface LessonSocketPorts {
  readonly open: () => LessonWire;
  /** What is said first; made anew for every connection. Undefined or a rejection: it is tried again later. */
  readonly hello: () => Promise<object | undefined>;
  readonly onMessage: (message: PhonesMessage) => void;
  /** Connected and told something, or cut off. */
  readonly onConnected: (connected: boolean) => void;
  /** Calls back when the network is back, or the window is seen again. */
  readonly onChance: (listener: () => void) => Dispose;
  readonly later: (milliseconds: number, work: () => void) => Dispose;
  /** At least 0 and less than 1. */
  readonly random: () => number;
}

/** The socket of a phone or a panel. It comes back by itself until it is disposed, or the server says that it is over. */
export class LessonSocket {
  readonly #ports: LessonSocketPorts;
  readonly #stopChance: Dispose;
  #wire: LessonWire | undefined;
  #stopRetry: Dispose | undefined;
  #stopSilence: Dispose | undefined;
  #tries = 0;
  /** The server has answered on this wire: it knows who this is. */
  #isHeard = false;
  #opening = false;
  #ended = false;

  constructor(ports: LessonSocketPorts) {
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

  #receive(own: LessonWire, data: unknown): void {
    if (this.#wire !== own) return;
    this.#heard(own);
    const message = parse(data);
    if (message === undefined) return;
    if (message.kind === 'closing') {
      // What the server stops for it says again to who comes back, but for a restart.
      if (message.reason !== 'shutdown') this.dispose();
    } else {
      this.#tries = 0;
      this.#isHeard = true;
      this.#ports.onConnected(true);
    }
    this.#ports.onMessage(message);
  }

  #heard(own: LessonWire): void {
    this.#stopSilence?.();
    this.#stopSilence = this.#ports.later(SILENCE_MS, () => this.#lost(own));
  }

  #lost(own: LessonWire): void {
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
function parse(data: unknown): PhonesMessage | undefined {
  try {
    return JSON.parse(String(data)) as PhonesMessage;
  } catch {
    return undefined;
  }
}

/** The address of the socket on the server that this page came from. */
export function openLessonWire(): LessonWire {
  return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${PHONES_PATH}`);
}
