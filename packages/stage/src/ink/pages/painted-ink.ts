import { type InkEntry, paintEntry } from '../ink-entry.ts';
import type { Box } from '../stroke.ts';

/** The number of strokes after which the time is checked. */
const BETWEEN_LOOKS = 16;

/** The size of a page's canvas: its logical size, and canvas pixels per logical pixel. */
export interface CanvasShape {
  readonly pageSize: { readonly w: number; readonly h: number };
  readonly ratio: number;
  /** The visible part of the page; all of it if omitted. */
  readonly part?: Box;
}

/** The part of the page that a canvas shows. */
export function partOf({ pageSize, part }: Pick<CanvasShape, 'pageSize' | 'part'>): Box {
  return part ?? { minX: 0, minY: 0, maxX: pageSize.w, maxY: pageSize.h };
}

/** The most pixels of a canvas, 64 MB: when enlarged further, ink is slightly blurred. */
const MOST_PIXELS = 16_000_000;

/** Canvas pixels per logical pixel, limited by the size of the canvas. */
export function canvasRatio(asked: number, { w, h }: CanvasShape['pageSize']): number {
  return Math.min(asked, Math.sqrt(MOST_PIXELS / (w * h)));
}

/** The painted ink of a page, possibly incomplete; it is shown by copying the image. */
export interface PaintedInk {
  readonly image: OffscreenCanvas;
  /** Pixels per logical pixel. */
  readonly ratio: number;
  readonly isWhole: boolean;
  /** Continues until all is painted or the time is over; returns whether all is painted. */
  goOn(isOver: () => boolean): boolean;
}

/** A page's ink, painted on a hidden canvas in as many parts as needed. */
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
    // The canvas is in main memory, where reading a pixel is cheap.
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
      // A canvas defers painting until it is first read, which then takes seconds. Reading a pixel here executes the
      // deferred painting now.
      this.#context?.getImageData(0, 0, 1, 1);
      if (isOver()) return this.isWhole;
    }
    return true;
  }
}

/** A copy of a canvas, as the painted ink of its page. */
export function paintedInkOf(canvas: HTMLCanvasElement, ratio: number): PaintedInk {
  return { image: copyOf(canvas), ratio, isWhole: true, goOn: () => true };
}

export function copyOf(canvas: HTMLCanvasElement): OffscreenCanvas {
  const copy = new OffscreenCanvas(canvas.width, canvas.height);
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  return copy;
}
