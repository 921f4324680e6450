import { paintEntry } from './ink-entry.ts';
import { type InkPage, union } from './ink-page.ts';
import { InkPictureAhead } from './ink-picture-ahead.ts';
import type { Box } from './stroke.ts';

/** So long is painted in one frame, milliseconds: a page of thousands of strokes comes in parts and holds nothing up. */
const SLICE_MS = 8;
/** A page with fewer strokes is painted whole each time. */
const FEW = 150;
/** A canvas has no more pixels, 64 MB: enlarged beyond that, ink is a little soft. */
const MOST_PIXELS = 16_000_000;

/** The canvas with what is written already. */
export class DryInk {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #page: InkPage;
  readonly #pageSize: { readonly w: number; readonly h: number };
  #ratio = 0;
  #frame = 0;
  /** What changed while the whole page was still being painted. */
  #later: Box | undefined;

  constructor(
    canvas: HTMLCanvasElement,
    page: InkPage,
    pageSize: { readonly w: number; readonly h: number },
  ) {
    const context = canvas.getContext('2d');
    if (!context) throw new Error('this browser has no canvas');
    this.#canvas = canvas;
    this.#context = context;
    this.#page = page;
    this.#pageSize = pageSize;
  }

  /** `asked`: the canvas' pixels a logical pixel. What was painted stays, enlarged or reduced, until it is painted anew. */
  resize(asked: number): void {
    const { w, h } = this.#pageSize;
    const ratio = Math.min(asked, Math.sqrt(MOST_PIXELS / (w * h)));
    if (ratio === this.#ratio) return;
    this.#stop();
    const before = this.#ratio > 0 && this.#page.size > FEW ? copyOf(this.#canvas) : undefined;
    this.#canvas.width = Math.round(w * ratio);
    this.#canvas.height = Math.round(h * ratio);
    this.#context.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.#ratio = ratio;
    const { picture } = this.#page;
    if (picture?.isWhole && picture.ratio === ratio) this.#draw(picture.image);
    else if (before) {
      this.#draw(before);
      this.#paintBeside();
    } else this.#paintAll();
  }

  /** Paints what lies in the box anew. */
  repaint(box: Box): void {
    this.#page.picture = undefined;
    // There is no size yet: all is painted when there is.
    if (this.#ratio === 0) return;
    if (this.#frame !== 0) this.#later = union(this.#later, box);
    else this.#paint(box);
  }

  dispose(): void {
    this.#stop();
  }

  #draw(picture: CanvasImageSource): void {
    const { w, h } = this.#pageSize;
    this.#context.drawImage(picture, 0, 0, w, h);
  }

  #paintAll(): void {
    const { w, h } = this.#pageSize;
    if (this.#page.size <= FEW) {
      this.#paint({ minX: 0, minY: 0, maxX: w, maxY: h });
      return;
    }
    const all = this.#page.inOrder();
    let next = 0;
    this.#inSlices((isOver) => {
      for (; next < all.length && !isOver(); next++) {
        const entry = all[next];
        if (entry) paintEntry(this.#context, entry);
      }
      return next >= all.length;
    });
  }

  /** Paints all where nobody sees it, and shows it when it is whole. */
  #paintBeside(): void {
    const ahead = new InkPictureAhead(this.#page.inOrder(), { pageSize: this.#pageSize, ratio: this.#ratio });
    this.#inSlices((isOver) => {
      if (!ahead.goOn(isOver)) return false;
      this.#context.clearRect(0, 0, this.#pageSize.w, this.#pageSize.h);
      this.#draw(ahead.image);
      return true;
    });
  }

  /** Goes on in every frame until all is done. */
  #inSlices(work: (isOver: () => boolean) => boolean): void {
    const slice = (): void => {
      const until = performance.now() + SLICE_MS;
      const isDone = work(() => performance.now() >= until);
      this.#frame = isDone ? 0 : requestAnimationFrame(slice);
      if (!isDone || !this.#later) return;
      this.#paint(this.#later);
      this.#later = undefined;
    };
    slice();
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#later = undefined;
  }

  #paint(box: Box): void {
    const context = this.#context;
    context.save();
    context.beginPath();
    context.rect(box.minX, box.minY, box.maxX - box.minX, box.maxY - box.minY);
    context.clip();
    context.clearRect(box.minX, box.minY, box.maxX - box.minX, box.maxY - box.minY);
    this.#page.paint(context, box);
    context.restore();
  }
}

function copyOf(canvas: HTMLCanvasElement): OffscreenCanvas | undefined {
  if (canvas.width === 0 || canvas.height === 0) return undefined;
  const copy = new OffscreenCanvas(canvas.width, canvas.height);
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  return copy;
}
