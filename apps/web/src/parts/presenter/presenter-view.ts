import { type Readable, Signal } from '@lectern/base';
import {
  type PointedAt,
  type PresenterCommand,
  readHostMessage,
  type ShownStand,
  type ViewMessage,
} from './presenter-message.ts';
import type { Wire } from './presenter-wire.ts';
import { inkAfter, type ShownInk } from './shown-ink.ts';

/** Interval of requests to the show, and how long it may stay silent, milliseconds. */
const ASK_MS = 1_500;
const SILENT_MS = 5_000;

/** The state of a presenter view. */
export type Presented =
  /** No show has responded yet. */
  | { readonly type: 'waiting' }
  | { readonly type: 'shown'; readonly stand: ShownStand }
  /** The show's window has closed, and may return. */
  | { readonly type: 'lost' }
  /** The lesson has ended. */
  | { readonly type: 'over' };

export interface PresenterPorts {
  readonly wire: Wire<ViewMessage>;
  readonly now: () => number;
  /** Repeats until the returned function is called. */
  readonly every: (milliseconds: number, work: () => void) => () => void;
}

/** The side of the presenter window: it sends requests and never changes the show itself. */
export class PresenterView {
  readonly #presented = new Signal<Presented>({ type: 'waiting' });
  readonly #ink = new Signal<ShownInk | undefined>(undefined);
  readonly #ports: PresenterPorts;
  readonly #unhear: () => void;
  readonly #stopAsking: () => void;
  #heardAt: number;
  #pointedAt: PointedAt | undefined;

  constructor(ports: PresenterPorts) {
    this.#ports = ports;
    this.#heardAt = ports.now();
    this.#unhear = ports.wire.hear((data) => this.#heard(data));
    this.#stopAsking = ports.every(ASK_MS, () => this.#look());
    this.#hello();
  }

  /** The ink of the current page; the ink of the previous page until the new ink arrives. */
  get ink(): Readable<ShownInk | undefined> {
    return this.#ink;
  }

  #hello(): void {
    this.#ports.wire.post({ kind: 'hello', ink: this.#ink.get()?.revision });
  }

  get presented(): Readable<Presented> {
    return this.#presented;
  }

  ask(command: PresenterCommand): void {
    this.#ports.wire.post({ kind: 'asks', command });
  }

  point(at: PointedAt | undefined): void {
    if (at === undefined && this.#pointedAt === undefined) return;
    this.#pointedAt = at;
    this.#ports.wire.post({ kind: 'points', at });
  }

  dispose(): void {
    this.point(undefined);
    this.#stopAsking();
    this.#unhear();
    this.#ports.wire.close();
  }

  #look(): void {
    const isSilent = this.#ports.now() - this.#heardAt > SILENT_MS;
    if (isSilent && this.#presented.get().type === 'shown') this.#presented.set({ type: 'lost' });
    this.#hello();
    if (this.#pointedAt) this.#ports.wire.post({ kind: 'points', at: this.#pointedAt });
  }

  #heard(data: unknown): void {
    const message = readHostMessage(data);
    if (message === undefined) return;
    this.#heardAt = this.#ports.now();
    if (message.kind === 'ink') {
      const before = this.#ink.get();
      this.#ink.set(inkAfter(before, message));
      // A message was missed: requests all ink again.
      if (before && !this.#ink.get()) this.#hello();
      return;
    }
    if (message.kind === 'stands') this.#presented.set({ type: 'shown', stand: message.stand });
    else this.#presented.set({ type: message.over ? 'over' : 'lost' });
  }
}
