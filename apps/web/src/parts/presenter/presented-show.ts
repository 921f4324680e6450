import type { Signal } from '@lectern/base';
import type { Stroke } from '@lectern/stage/ink';
import {
  type HostMessage,
  type PointedAt,
  type PresenterCommand,
  readViewMessage,
  type ShownStand,
} from './presenter-message.ts';
import type { Wire } from './presenter-wire.ts';
import { ToldInk } from './shown-ink.ts';

/** Views say every second and a half that they point; one that died points no longer. Milliseconds. */
const POINTS_MS = 4_000;
/** Views ask where the show stands every second and a half. Milliseconds. */
const WATCHED_MS = 5_000;
/** Ink is told so late at most, also while it is being written. Milliseconds. */
const INK_MS = 80;

export interface PresentedPorts {
  readonly wire: Wire<HostMessage>;
  readonly stand: () => ShownStand;
  readonly onCommand: (command: PresenterCommand) => void;
  /** Where a presenter points; undefined where none does. */
  readonly pointed: Signal<PointedAt | undefined>;
  /** The ink of the show's pages and boards, with what is being written at this moment. */
  readonly ink: (pageId: string) => readonly Stroke[];
}

/** The end of the window that shows: says where the show stands, and does what presenter views ask of it. */
export class PresentedShow {
  readonly #ports: PresentedPorts;
  readonly #unhear: () => void;
  #forgetting: ReturnType<typeof setTimeout> | undefined;
  readonly #told = new ToldInk(Date.now());
  /** Whether a view has asked lately: ink is told to nobody otherwise. */
  #watched = false;
  #unwatching: ReturnType<typeof setTimeout> | undefined;
  #written: string | undefined;
  /** Looks what hands are writing, while somebody watches. */
  #looking: ReturnType<typeof setInterval> | undefined;

  constructor(ports: PresentedPorts) {
    this.#ports = ports;
    this.#unhear = ports.wire.hear((data) => this.#heard(data));
    this.tell();
  }

  /** To be called whenever the show stands elsewhere. */
  tell(): void {
    const stand = this.#ports.stand();
    this.#ports.wire.post({ kind: 'stands', stand });
    const written = stand.board?.id ?? stand.pageId;
    if (written === this.#written) return;
    this.#written = written;
    this.#tellInk();
  }

  #tellInk(): void {
    if (this.#written === undefined || !this.#watched) return;
    const change = this.#told.change(this.#written, this.#ports.ink(this.#written));
    if (change) this.#ports.wire.post(change);
  }

  /** `heard`: which telling the view heard last. */
  #watch(heard: number | undefined): void {
    this.#watched = true;
    this.#looking ??= setInterval(() => this.#tellInk(), INK_MS);
    clearTimeout(this.#unwatching);
    this.#unwatching = setTimeout(() => {
      this.#watched = false;
      clearInterval(this.#looking);
      this.#looking = undefined;
    }, WATCHED_MS);
    const isBehind = heard !== this.#told.revision;
    this.#tellInk();
    const whole = isBehind ? this.#told.whole() : undefined;
    if (whole) this.#ports.wire.post(whole);
  }

  /** The window goes, or shows something else. It may come back. */
  leave(over: boolean): void {
    this.#ports.wire.post({ kind: 'gone', over });
  }

  dispose(): void {
    this.#unhear();
    clearInterval(this.#looking);
    for (const timer of [this.#forgetting, this.#unwatching]) clearTimeout(timer);
    this.#ports.pointed.set(undefined);
    this.#ports.wire.close();
  }

  #heard(data: unknown): void {
    const message = readViewMessage(data);
    switch (message?.kind) {
      case 'hello':
        this.tell();
        this.#watch(message.ink);
        return;
      case 'asks':
        // While a question stands on the panel, it is answered there, and nothing moves behind it.
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
