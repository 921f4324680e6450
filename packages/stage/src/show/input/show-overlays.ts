import { type Dispose, type Readable, Signal } from '@lectern/base';

/** Kinds of input that drive a show, apart from clicks on the slide. */
export type ShowInput = 'keys' | 'wheel' | 'swipes';

/** A layer over the show. */
interface ShowOverlay {
  readonly id: string;
  /** The input that the overlay takes while it is open. Escape always closes the topmost overlay that can be closed. */
  readonly takes: readonly ShowInput[];
  /** Closes the overlay; left out when only its own buttons close it. */
  readonly close?: () => void;
  /** Changes the overlay's own pages, if it has any, instead of the show's pages. */
  readonly turn?: (by: 1 | -1) => void;
  /**
   * Stacking rank: the overlay with the higher rank is on top, independent of the order in which they are added,
   * because restored overlays are added in any order.
   */
  readonly rank?: number;
}

/**
 * The layers over a show, the last added layer on top, unless ranks define another order. The show itself knows none of
 * them by name.
 */
export class ShowOverlays {
  readonly #all = new Signal<readonly ShowOverlay[]>([]);

  get all(): Readable<readonly ShowOverlay[]> {
    return this.#all;
  }

  /** Adds an overlay, and replaces one with the same id. The returned function removes it. */
  lay(overlay: ShowOverlay): Dispose {
    const others = this.#all.get().filter(({ id }) => id !== overlay.id);
    const { rank: own } = overlay;
    const above = own === undefined ? -1 : others.findIndex(({ rank }) => rank !== undefined && rank > own);
    this.#all.set(above < 0 ? [...others, overlay] : others.toSpliced(above, 0, overlay));
    return () => this.#all.set(this.#all.get().filter((each) => each !== overlay));
  }

  /** Whether an overlay takes this input. */
  takes(input: ShowInput): boolean {
    return this.#all.get().some(({ takes }) => takes.includes(input));
  }

  /** Changes the page of the topmost overlay that has pages; false without one. */
  turn(by: 1 | -1): boolean {
    const top = this.#all.get().findLast(({ turn }) => turn !== undefined);
    top?.turn?.(by);
    return top !== undefined;
  }

  /** Closes the topmost overlay that can be closed; false without one. */
  closeTop(): boolean {
    const top = this.#all.get().findLast(({ close }) => close !== undefined);
    top?.close?.();
    return top !== undefined;
  }
}
