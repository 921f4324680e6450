import { type InkEntry, paintEntry } from './ink-entry.ts';

/** After how many strokes it is asked whether the time is over. */
const BETWEEN_LOOKS = 8;

/** How a page's canvas is made: its logical size, and how many pixels a logical pixel gets. */
export interface CanvasShape {
  readonly pageSize: { readonly w: number; readonly h: number };
  readonly ratio: number;
}

/** A page's ink painted ahead, in as many parts as there is time for, on a canvas that nobody sees. */
export class InkPictureAhead {
  readonly image: OffscreenCanvas;
  readonly ratio: number;
  readonly #context: OffscreenCanvasRenderingContext2D | null;
  readonly #entries: readonly InkEntry[];
  #next = 0;

  constructor(entries: readonly InkEntry[], { pageSize, ratio }: CanvasShape) {
    this.ratio = ratio;
    this.image = new OffscreenCanvas(Math.round(pageSize.w * ratio), Math.round(pageSize.h * ratio));
    this.#context = this.image.getContext('2d');
    this.#context?.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.#entries = entries;
  }

  get isWhole(): boolean {
    return this.#next >= this.#entries.length;
  }

  /** Goes on until all is painted or the time is over; answers whether it is. */
  goOn(isOver: () => boolean): boolean {
    while (!this.isWhole) {
      const entry = this.#entries[this.#next++];
      if (entry && this.#context) paintEntry(this.#context, entry);
      if (this.#next % BETWEEN_LOOKS === 0 && isOver()) return this.isWhole;
    }
    return true;
  }
}
