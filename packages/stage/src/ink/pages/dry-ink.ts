import type { InkEntry } from '../ink-entry.ts';
import type { Box } from '../stroke.ts';
import { type InkPage, union } from './ink-page.ts';
import { canvasRatio, copyOf, InkPainting, type PaintedInk, paintedInkOf, partOf } from './painted-ink.ts';

/**
 * Milliseconds of painting per frame: a page of thousands of strokes is painted in parts and does not block the page.
 */
const SLICE_MS = 8;
/** Milliseconds between updates of a page that is painted in parts: an update costs as much as painting a part. */
const SHOW_EVERY_MS = 100;
/** Milliseconds per frame for repainting strokes that an eraser touched; drawing the eraser itself has priority. */
const SOON_MS = 3;
/**
 * Boxes are merged and painted as one up to this area, square logical pixels: about the area that an eraser covers in a
 * few moves.
 */
const MOST_TOGETHER = 16_000;
/** Areas that become visible are painted in pieces of this size, pixels. */
const PIECE = 256;
/** A page with fewer strokes is painted in one go each time. */
const FEW = 150;

/** The canvas with the finished strokes. */
export class DryInk {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #page: InkPage;
  readonly #pageSize: { readonly w: number; readonly h: number };
  readonly #staysReady: boolean;
  #ratio = 0;
  /** The visible part of the page; undefined for the whole page. */
  #part: Box | undefined;
  #frame = 0;
  /** Boxes to repaint in the next frames, the oldest first. */
  #soon: Box[] = [];
  #soonFrame = 0;
  /** The box of all changes since painting of the whole page began. */
  #later: Box | undefined;

  /** `staysReady`: the page will be shown again, so its painted ink is kept when it is left. */
  constructor(
    canvas: HTMLCanvasElement,
    page: InkPage,
    pageSize: { readonly w: number; readonly h: number },
    staysReady: boolean,
  ) {
    const context = canvas.getContext('2d');
    if (!context) throw new Error('the canvas has no context');
    this.#canvas = canvas;
    this.#context = context;
    this.#page = page;
    this.#pageSize = pageSize;
    this.#staysReady = staysReady;
  }

  /**
   * `asked`: canvas pixels per logical pixel; `part`: the visible part of the page, all of it if omitted. Painted ink
   * stays at its position, scaled, until it is repainted.
   */
  resize(asked: number, part?: Box): void {
    const shown = partOf({ pageSize: this.#pageSize, ...(part && { part }) });
    const [w, h] = [shown.maxX - shown.minX, shown.maxY - shown.minY];
    const ratio = canvasRatio(asked, { w, h });
    if (ratio === this.#ratio && isSame(part, this.#part)) return;
    const isFull = this.#page.size > FEW;
    const isPushed = isFull && part !== undefined && ratio === this.#ratio && this.#frame === 0;
    const still = isPushed ? this.#soon : [];
    this.#stop();
    this.#forgetSoon();
    const before = isFull && this.#ratio > 0 && this.#canvas.width > 0 ? copyOf(this.#canvas) : undefined;
    const shownBefore = this.#shown;
    this.#canvas.width = Math.round(w * ratio);
    this.#canvas.height = Math.round(h * ratio);
    this.#context.setTransform(ratio, 0, 0, ratio, -shown.minX * ratio, -shown.minY * ratio);
    this.#ratio = ratio;
    this.#part = part;
    if (!isFull) this.#paint(shown);
    else if (before && isPushed && this.#push(before, shownBefore, shown, still)) return;
    else {
      if (before) this.#show(before, shownBefore);
      this.#paintBeside(before === undefined);
    }
  }

  /** Repaints the box. */
  repaint(box: Box): void {
    // The canvas has no size yet: the ink is painted once it has.
    if (this.#ratio === 0) {
      this.#page.painted = undefined;
      return;
    }
    if (this.#frame !== 0) this.#later = union(this.#later, box);
    else this.#page.painted = undefined;
    this.#paint(box);
  }

  /** Clears the canvas along an eraser's path at once. The caller has to repaint the strokes that remain there. */
  wipe(from: readonly [number, number], to: readonly [number, number], radius: number): void {
    const context = this.#context;
    context.save();
    context.globalCompositeOperation = 'destination-out';
    context.lineCap = 'round';
    context.lineWidth = 2 * radius;
    context.beginPath();
    context.moveTo(from[0], from[1]);
    context.lineTo(to[0], to[1]);
    context.stroke();
    context.restore();
  }

  /** Repaints the box in one of the next frames, so that the pointer does not wait for it. */
  repaintSoon(box: Box): void {
    if (this.#ratio === 0 || this.#frame !== 0) {
      this.repaint(box);
      return;
    }
    this.#page.painted = undefined;
    const last = this.#soon.at(-1);
    const both = last && union(last, box);
    // Consecutive boxes of an eraser overlap: their common area is painted once.
    if (both && areaOf(both) <= MOST_TOGETHER) this.#soon[this.#soon.length - 1] = both;
    else this.#soon.push(box);
    if (this.#soonFrame === 0) this.#soonFrame = requestAnimationFrame(this.#paintSoon);
  }

  dispose(): void {
    const isWhole = this.#frame === 0 && this.#ratio > 0;
    this.#stop();
    // A page that is shown again has its last painting.
    const isReady = this.#staysReady && isWhole && this.#part === undefined;
    if (isReady && !this.#page.painted && this.#page.size > FEW) {
      for (const box of this.#soon) this.#paint(box);
      this.#page.painted = paintedInkOf(this.#canvas, this.#ratio);
    }
    this.#forgetSoon();
  }

  get #shown(): Box {
    return this.#part ?? partOf({ pageSize: this.#pageSize });
  }

  /**
   * After a page was only moved, keeps the painted part, and queues the newly visible areas and the boxes that were
   * still queued for the next frames. Returns false when the painted part cannot be moved by whole pixels.
   */
  #push(before: OffscreenCanvas, from: Box, to: Box, still: readonly Box[]): boolean {
    const ratio = this.#ratio;
    const [x, y] = [(from.minX - to.minX) * ratio, (from.minY - to.minY) * ratio];
    const isOnPixels = Math.abs(x - Math.round(x)) < 0.01 && Math.abs(y - Math.round(y)) < 0.01;
    const both = common(from, to);
    if (!isOnPixels || !both) return false;
    this.#context.save();
    this.#context.setTransform(1, 0, 0, 1, 0, 0);
    this.#context.drawImage(before, Math.round(x), Math.round(y));
    this.#context.restore();
    const left = still.flatMap((box) => common(box, to) ?? []);
    this.#soon = [...left, ...beside(both, to).flatMap((box) => pieces(box, PIECE / ratio))];
    this.#soonFrame = requestAnimationFrame(this.#paintSoon);
    return true;
  }

  /** Draws an image of a part of the page at its position. */
  #show(image: OffscreenCanvas, { minX, minY, maxX, maxY }: Box): void {
    const shown = this.#shown;
    this.#context.clearRect(shown.minX, shown.minY, shown.maxX - shown.minX, shown.maxY - shown.minY);
    this.#context.drawImage(image, minX, minY, maxX - minX, maxY - minY);
  }

  /**
   * Paints the whole page on a hidden canvas, continuing an earlier painting, and shows it when it is complete or, with
   * `asItComes`, in steps.
   */
  #paintBeside(asItComes: boolean): void {
    const painted = this.#paintedAhead();
    const shown = this.#shown;
    let shownAt = Number.NEGATIVE_INFINITY;
    const slice = (): void => {
      const now = performance.now();
      const isDone = painted.goOn(() => performance.now() >= now + SLICE_MS);
      if (isDone || (asItComes && now - shownAt >= SHOW_EVERY_MS)) {
        this.#show(painted.image, shown);
        shownAt = now;
        // Changes made meanwhile stay visible.
        if (this.#later) this.#paint(this.#later);
      }
      this.#frame = isDone ? 0 : requestAnimationFrame(slice);
      if (!isDone) return;
      if (this.#later || !this.#staysReady) this.#page.painted = undefined;
      this.#later = undefined;
    };
    slice();
  }

  #paintedAhead(): PaintedInk {
    const { painted } = this.#page;
    const part = this.#part;
    if (part) {
      const here = this.#page.inOrder().filter((entry) => touches(entry, part));
      return new InkPainting(here, { pageSize: this.#pageSize, ratio: this.#ratio, part });
    }
    if (painted?.ratio === this.#ratio) return painted;
    const begun = new InkPainting(this.#page.inOrder(), { pageSize: this.#pageSize, ratio: this.#ratio });
    this.#page.painted = begun;
    return begun;
  }

  readonly #paintSoon = (): void => {
    const until = performance.now() + SOON_MS;
    for (let box = this.#soon.shift(); box; box = this.#soon.shift()) {
      this.#paint(box);
      if (performance.now() >= until) break;
    }
    this.#soonFrame = this.#soon.length > 0 ? requestAnimationFrame(this.#paintSoon) : 0;
  };

  #forgetSoon(): void {
    cancelAnimationFrame(this.#soonFrame);
    this.#soonFrame = 0;
    this.#soon = [];
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    // An incomplete painting does not contain the later changes of the page, so it cannot be continued.
    if (this.#later) this.#page.painted = undefined;
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

function areaOf({ minX, minY, maxX, maxY }: Box): number {
  return (maxX - minX) * (maxY - minY);
}

function common(one: Box, other: Box): Box | undefined {
  const box = {
    minX: Math.max(one.minX, other.minX),
    minY: Math.max(one.minY, other.minY),
    maxX: Math.min(one.maxX, other.maxX),
    maxY: Math.min(one.maxY, other.maxY),
  };
  return box.minX < box.maxX && box.minY < box.maxY ? box : undefined;
}

/** The boxes of `all` outside `inner`: above, below, left and right of it. */
function beside(inner: Box, all: Box): readonly Box[] {
  return [
    { ...all, maxY: inner.minY },
    { ...all, minY: inner.maxY },
    { ...inner, minX: all.minX, maxX: inner.minX },
    { ...inner, minX: inner.maxX, maxX: all.maxX },
  ].filter((box) => box.maxX > box.minX && box.maxY > box.minY);
}

function pieces({ minX, minY, maxX, maxY }: Box, size: number): readonly Box[] {
  const all: Box[] = [];
  for (let y = minY; y < maxY; y += size)
    for (let x = minX; x < maxX; x += size)
      all.push({ minX: x, minY: y, maxX: Math.min(x + size, maxX), maxY: Math.min(y + size, maxY) });
  return all;
}

function isSame(one: Box | undefined, other: Box | undefined): boolean {
  if (!one || !other) return one === other;
  return (
    one.minX === other.minX && one.minY === other.minY && one.maxX === other.maxX && one.maxY === other.maxY
  );
}

function touches(one: InkEntry, other: Box): boolean {
  return one.minX <= other.maxX && one.maxX >= other.minX && one.minY <= other.maxY && one.maxY >= other.minY;
}
