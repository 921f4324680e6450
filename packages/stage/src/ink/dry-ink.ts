import type { InkEntry } from './ink-entry.ts';
import { type InkPage, union } from './ink-page.ts';
import { canvasRatio, copyOf, InkPainting, type PaintedInk, paintedInkOf, partOf } from './painted-ink.ts';
import type { Box } from './stroke.ts';

/** Milliseconds of painting in one frame: a page of thousands of strokes comes in parts and holds nothing up. */
const SLICE_MS = 8;
/** A page that comes in parts is shown so often: each time costs as much as a part of it. Milliseconds. */
const SHOW_EVERY_MS = 100;
/** Milliseconds of a frame in which the strokes that an eraser went over are painted: the eraser itself comes first. */
const SOON_MS = 3;
/** Boxes are painted as one up to this size, square logical pixels: what an eraser goes over in a few moves. */
const MOST_TOGETHER = 16_000;
/** What comes into sight beside what is painted is painted in pieces of this size, pixels. */
const PIECE = 256;
/** A page with fewer strokes is painted whole each time. */
const FEW = 150;

/** The canvas with what is written already. */
export class DryInk {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #page: InkPage;
  readonly #pageSize: { readonly w: number; readonly h: number };
  readonly #staysReady: boolean;
  #ratio = 0;
  /** The part of the page on the canvas; undefined for all of it. */
  #part: Box | undefined;
  #frame = 0;
  /** Where something is to be painted anew in the next frames, the oldest first. */
  #soon: Box[] = [];
  #soonFrame = 0;
  /** What changed while the whole page was still being painted. */
  #later: Box | undefined;

  /** `staysReady`: the page is left and come back to, and its painted ink is kept for that. */
  constructor(
    canvas: HTMLCanvasElement,
    page: InkPage,
    pageSize: { readonly w: number; readonly h: number },
    staysReady: boolean,
  ) {
    const context = canvas.getContext('2d');
    if (!context) throw new Error('this browser has no canvas');
    this.#canvas = canvas;
    this.#context = context;
    this.#page = page;
    this.#pageSize = pageSize;
    this.#staysReady = staysReady;
  }

  /**
   * `asked`: the canvas' pixels a logical pixel; `part`: what of the page it shows, all of it when left out. What was
   * painted stays, in its place and enlarged or reduced, until it is painted anew.
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

  /** Paints what lies in the box anew. */
  repaint(box: Box): void {
    // There is no size yet: all is painted when there is.
    if (this.#ratio === 0) {
      this.#page.painted = undefined;
      return;
    }
    if (this.#frame !== 0) this.#later = union(this.#later, box);
    else this.#page.painted = undefined;
    this.#paint(box);
  }

  /** Wipes where an eraser went: seen at once, whatever lies there. What is left there has to be painted anew. */
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

  /** Paints what lies in the box anew in one of the next frames: a hand that goes on waits for none of it. */
  repaintSoon(box: Box): void {
    if (this.#ratio === 0 || this.#frame !== 0) {
      this.repaint(box);
      return;
    }
    this.#page.painted = undefined;
    const last = this.#soon.at(-1);
    const both = last && union(last, box);
    // Boxes that an eraser leaves behind lie over each other: what lies there is painted once.
    if (both && areaOf(both) <= MOST_TOGETHER) this.#soon[this.#soon.length - 1] = both;
    else this.#soon.push(box);
    if (this.#soonFrame === 0) this.#soonFrame = requestAnimationFrame(this.#paintSoon);
  }

  dispose(): void {
    const isWhole = this.#frame === 0 && this.#ratio > 0;
    this.#stop();
    // A page that is turned back to is as it was left.
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
   * A page that was only moved keeps what is painted of it, and what comes into sight is painted in the next frames, with
   * what still was to be. Answers whether it could: what is painted has to come to lie on whole pixels.
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

  /** Shows a picture of a part of the page in its place. */
  #show(image: OffscreenCanvas, { minX, minY, maxX, maxY }: Box): void {
    const shown = this.#shown;
    this.#context.clearRect(shown.minX, shown.minY, shown.maxX - shown.minX, shown.maxY - shown.minY);
    this.#context.drawImage(image, minX, minY, maxX - minX, maxY - minY);
  }

  /** Paints all where nobody sees it, from where that has come, and shows it when it is whole, or as it comes. */
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
        // What a hand did meanwhile is seen still.
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
    // The rest of it would be painted as the page was before.
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

/** What of `all` lies beside `inner`: above, below, left and right of it. */
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
