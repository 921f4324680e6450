import { type Dispose, type Readable, Signal } from '@lectern/base';

const CHECK_AGAIN_MS = 5000;

/** What finding out about the connection takes of the browser. */
export interface ConnectionPorts {
  /** Whether the browser believes that it has a network. */
  readonly hasNetwork: () => boolean;
  /** Resolves with whether our own server answers; rejects when nothing does. */
  readonly ask: () => Promise<boolean>;
  /** Calls back when the browser's belief changes. */
  readonly onNetwork: (listener: (hasNetwork: boolean) => void) => Dispose;
}

/** Whether our server answers, as far as this window knows. */
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

  /** Believes the browser's word that the network is gone, and asks the server when it is said to be back. */
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

  /** Asks our own server whether it answers; the result is told to all who listen. */
  async check(): Promise<boolean> {
    this.#settle(await this.#ports.ask().catch(() => false));
    return this.#online.get();
  }

  #settle(next: boolean): void {
    clearTimeout(this.#timer);
    // While offline the server is asked again and again: the browser's own word only knows about cables.
    if (!next) this.#timer = setTimeout(() => void this.check(), CHECK_AGAIN_MS);
    this.#online.set(next);
  }
}
