import type { Signal } from '@lectern/base';
import {
  type HostMessage,
  type PointedAt,
  type PresenterCommand,
  readViewMessage,
  type ShownStand,
} from './presenter-message.ts';
import type { Wire } from './presenter-wire.ts';

/** Views say every second and a half that they point; one that died points no longer. Milliseconds. */
const POINTS_MS = 4_000;

export interface PresentedPorts {
  readonly wire: Wire<HostMessage>;
  readonly stand: () => ShownStand;
  readonly onCommand: (command: PresenterCommand) => void;
  /** Where a presenter points; undefined where none does. */
  readonly pointed: Signal<PointedAt | undefined>;
}

/** The end of the window that shows: says where the show stands, and does what presenter views ask of it. */
export class PresentedShow {
  readonly #ports: PresentedPorts;
  readonly #unhear: () => void;
  #forgetting: ReturnType<typeof setTimeout> | undefined;

  constructor(ports: PresentedPorts) {
    this.#ports = ports;
    this.#unhear = ports.wire.hear((data) => this.#heard(data));
    this.tell();
  }

  /** To be called whenever the show stands elsewhere. */
  tell(): void {
    this.#ports.wire.post({ kind: 'stands', stand: this.#ports.stand() });
  }

  /** The window goes, or shows something else. It may come back. */
  leave(over: boolean): void {
    this.#ports.wire.post({ kind: 'gone', over });
  }

  dispose(): void {
    this.#unhear();
    clearTimeout(this.#forgetting);
    this.#ports.pointed.set(undefined);
    this.#ports.wire.close();
  }

  #heard(data: unknown): void {
    const message = readViewMessage(data);
    switch (message?.kind) {
      case 'hello':
        this.tell();
        return;
      case 'asks':
        // What is asked on the panel is answered there: nothing moves behind it.
        if (!this.#ports.stand().asks) this.#ports.onCommand(message.command);
        return;
      case 'points':
        clearTimeout(this.#forgetting);
        this.#ports.pointed.set(message.at);
        if (message.at) this.#forgetting = setTimeout(() => this.#ports.pointed.set(undefined), POINTS_MS);
        return;
    }
  }
}
