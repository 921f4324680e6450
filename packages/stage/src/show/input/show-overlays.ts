import { type Dispose, type Readable, Signal } from '@lectern/base';

/** What a show is driven by, apart from clicks on the slide. */
export type ShowInput = 'keys' | 'wheel' | 'swipes';

/** Something that lies over the show. */
interface ShowOverlay {
  readonly id: string;
  /** The input that is the overlay's own as long as it lies there. Escape always closes what can be closed first. */
  readonly takes: readonly ShowInput[];
  /** Puts it away; one that only its own buttons close has none. */
  readonly close?: () => void;
  /** Turns the overlay's own pages, where it has any, instead of the show's. */
  readonly turn?: (by: 1 | -1) => void;
  /** Of two that have a rank the higher lies on top, whichever was laid first: what is opened again comes in any order. */
  readonly rank?: number;
}

/** What lies over a show, the last laid on top, unless ranks say otherwise. The show itself knows none of them by name. */
export class ShowOverlays {
  readonly #all = new Signal<readonly ShowOverlay[]>([]);

  get all(): Readable<readonly ShowOverlay[]> {
    return this.#all;
  }

  /** Lays it over the show, in the place of one with the same id, until it is disposed. */
  lay(overlay: ShowOverlay): Dispose {
    const others = this.#all.get().filter(({ id }) => id !== overlay.id);
    const { rank: own } = overlay;
    const above = own === undefined ? -1 : others.findIndex(({ rank }) => rank !== undefined && rank > own);
    this.#all.set(above < 0 ? [...others, overlay] : others.toSpliced(above, 0, overlay));
    return () => this.#all.set(this.#all.get().filter((each) => each !== overlay));
  }

  /** Whether that input belongs to something that lies over the show. */
  takes(input: ShowInput): boolean {
    return this.#all.get().some(({ takes }) => takes.includes(input));
  }

  /** Turns the topmost that has pages of its own; false when there is none. */
  turn(by: 1 | -1): boolean {
    const top = this.#all.get().findLast(({ turn }) => turn !== undefined);
    top?.turn?.(by);
    return top !== undefined;
  }

  /** Closes the topmost that can be closed; false when there is none. */
  closeTop(): boolean {
    const top = this.#all.get().findLast(({ close }) => close !== undefined);
    top?.close?.();
    return top !== undefined;
  }
}
