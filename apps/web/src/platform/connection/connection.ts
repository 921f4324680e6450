import { type Dispose, type Readable, Signal } from '@lectern/base';

const CHECK_AGAIN_MS = 5000;

/** Ports of the browser that checking the connection needs. */
export interface ConnectionPorts {
  /** Whether the browser reports a network. */
  readonly hasNetwork: () => boolean;
  /** Resolves with whether this program's server responds; rejects without any response. */
  readonly ask: () => Promise<boolean>;
  /** Calls back when the browser reports a change. */
  readonly onNetwork: (listener: (hasNetwork: boolean) => void) => Dispose;
}

/** Whether this program's server is reachable, according to this window. */
export class Connection implements Readable<boolean> {
  readonly #ports: ConnectionPorts;
  readonly #online: Signal<boolean>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ports: ConnectionPorts) {
    this.#ports = ports;
    this.#online = new Signal(ports.hasNetwork());
  }

  readonly get = (): boolean => this.#online.get();

  readonly subscribe = (listener: () => void): Dispose => this.#online.subscribe(listener);

  /** Follows the browser: offline is trusted at once, online is verified by asking the server. */
  follow(): Dispose {
    const stop = this.#ports.onNetwork((hasNetwork) => {
      if (hasNetwork) void this.check();
      else this.#settle(false);
    });
    if (!this.#online.get()) this.#settle(false);
    return () => {
      stop();
      clearTimeout(this.#timer);
    };
  }

  /** Asks the server whether it is reachable, and notifies listeners. */
  async check(): Promise<boolean> {
    this.#settle(await this.#ports.ask().catch(() => false));
    return this.#online.get();
  }

  #settle(next: boolean): void {
    clearTimeout(this.#timer);
    // Polls while offline, because the browser only knows about the local network.
    if (!next) this.#timer = setTimeout(() => void this.check(), CHECK_AGAIN_MS);
    this.#online.set(next);
  }
}
