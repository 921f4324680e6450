import { type InkEntry, paintEntry } from './ink-entry.ts';
import type { Box } from './stroke.ts';

/** After how many strokes it is asked whether the time is over. */
const BETWEEN_LOOKS = 16;

/** How a page's canvas is made: its logical size, and how many pixels a logical pixel gets. */
export interface CanvasShape {
  readonly pageSize: { readonly w: number; readonly h: number };
  readonly ratio: number;
  /** The part of the page that it shows; all of it when left out. */
  readonly part?: Box;
}

/** The part of the page that a canvas shows. */
export function partOf({ pageSize, part }: Pick<CanvasShape, 'pageSize' | 'part'>): Box {
  return part ?? { minX: 0, minY: 0, maxX: pageSize.w, maxY: pageSize.h };
}

/** A canvas has no more pixels, 64 MB: enlarged beyond that, ink is a little soft. */
const MOST_PIXELS = 16_000_000;

/** How many pixels a logical pixel gets where so many are asked for. */
export function canvasRatio(asked: number, { w, h }: CanvasShape['pageSize']): number {
  return Math.min(asked, Math.sqrt(MOST_PIXELS / (w * h)));
}

/** The ink of a page in pixels, as far as it is painted; it is put on the screen by one copy. */
export interface PaintedInk {
  readonly image: OffscreenCanvas;
  /** Pixels a logical pixel. */
  readonly ratio: number;
  readonly isWhole: boolean;
  /** Goes on until all is painted or the time is over; answers whether it is. */
  goOn(isOver: () => boolean): boolean;
}

/** A page's ink painted in as many parts as there is time for, on a canvas that nobody sees. */
export class InkPainting implements PaintedInk {
  readonly image: OffscreenCanvas;
  readonly ratio: number;
  readonly #context: OffscreenCanvasRenderingContext2D | null;
  readonly #entries: readonly InkEntry[];
  #next = 0;

  constructor(entries: readonly InkEntry[], shape: CanvasShape) {
    const { ratio } = shape;
    const { minX, minY, maxX, maxY } = partOf(shape);
    this.ratio = ratio;
    this.image = new OffscreenCanvas(Math.round((maxX - minX) * ratio), Math.round((maxY - minY) * ratio));
    // In the processor's memory, where looking at a pixel costs nothing.
    this.#context = this.image.getContext('2d', { willReadFrequently: true });
    this.#context?.setTransform(ratio, 0, 0, ratio, -minX * ratio, -minY * ratio);
    this.#entries = entries;
  }

  get isWhole(): boolean {
    return this.#next >= this.#entries.length;
  }

  goOn(isOver: () => boolean): boolean {
    while (!this.isWhole) {
      for (let i = 0; i < BETWEEN_LOOKS && !this.isWhole; i++) {
        const entry = this.#entries[this.#next++];
        if (entry && this.#context) paintEntry(this.#context, entry);
      }
      // A canvas only notes what is painted, and does all of it, for seconds, when it is first looked at: look at it now.
      this.#context?.getImageData(0, 0, 1, 1);
      if (isOver()) return this.isWhole;
    }
    return true;
  }
}

/** What a canvas shows, as the painted ink of its page. */
export function paintedInkOf(canvas: HTMLCanvasElement, ratio: number): PaintedInk {
  return { image: copyOf(canvas), ratio, isWhole: true, goOn: () => true };
}

export function copyOf(canvas: HTMLCanvasElement): OffscreenCanvas {
  const copy = new OffscreenCanvas(canvas.width, canvas.height);
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  return copy;
}
