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

/**
 * Views repeat their pointer position every 1.5 seconds; after this time without a message it is removed. Milliseconds.
 */
const POINTS_MS = 4_000;
/**
 * Time after which no view is watching, because views request the state of the show every 1.5 seconds. Milliseconds.
 */
const WATCHED_MS = 5_000;
/** Interval at which ink is sent, also while it is being written. Milliseconds. */
const INK_MS = 80;

export interface PresentedPorts {
  readonly wire: Wire<HostMessage>;
  readonly stand: () => ShownStand;
  readonly onCommand: (command: PresenterCommand) => void;
  /** The position that a presenter points at; undefined without one. */
  readonly pointed: Signal<PointedAt | undefined>;
  /** The ink of a page or board of the show, with strokes in progress. */
  readonly ink: (pageId: string) => readonly Stroke[];
}

/** The side of the window that shows the slides: sends its state to presenter views and executes their commands. */
export class PresentedShow {
  readonly #ports: PresentedPorts;
  readonly #unhear: () => void;
  #forgetting: ReturnType<typeof setTimeout> | undefined;
  readonly #told = new ToldInk(Date.now());
  /** Whether a view has asked recently; otherwise no ink is sent. */
  #watched = false;
  #unwatching: ReturnType<typeof setTimeout> | undefined;
  #written: string | undefined;
  /** Timer that sends the ink while a view is watching. */
  #looking: ReturnType<typeof setInterval> | undefined;

  constructor(ports: PresentedPorts) {
    this.#ports = ports;
    this.#unhear = ports.wire.hear((data) => this.#heard(data));
    this.tell();
  }

  /** Call this whenever the state of the show changes. */
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

  /** `heard`: the last revision of the ink that the view received. */
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

  /** Announces that the window closes or shows another screen; it may return. */
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
        // A question on the panel must be answered there first.
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
