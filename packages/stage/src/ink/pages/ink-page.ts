import { newId } from '@lectern/base';
import RBush from 'rbush';
import { type InkEntry, paintEntry } from '../ink-entry.ts';
import { type Box, type Stroke, strokeBox } from '../stroke.ts';
import { erasePart, touchesStroke } from './erase.ts';
import type { PaintedInk } from './painted-ink.ts';

/** The effect of an eraser on a page: strokes to remove, and the pieces that replace them. */
export interface Erasure {
  readonly removed: readonly string[];
  readonly pieces: readonly Stroke[];
}

/** The effect of an eraser on a segment of its path, and the box of the page to repaint. */
export interface ErasedPart extends Erasure {
  readonly dirty: Box;
}

/** The new ends of a cut stroke are drawn round, and reach this far beyond the eraser: logical pixels. */
const END = 6;
/** Number of new strokes below which they are inserted into the index one by one. */
const FEW = 64;

/** The finished strokes of one page, in a spatial index so that painting and erasing only visit strokes nearby. */
export class InkPage {
  readonly #tree = new RBush<InkEntry>();
  readonly #entries = new Map<string, InkEntry>();
  #top = 0;
  /** The whole page, painted in advance; cleared by every change of the page. */
  painted: PaintedInk | undefined;

  get size(): number {
    return this.#entries.size;
  }

  /**
   * Indexes new strokes from index `from` on, until all are indexed or the time is over, which leaves little work for
   * `replace`. Returns the index of the next stroke.
   */
  readAhead(strokes: readonly Stroke[], from: number, isOver: () => boolean): number {
    let next = from;
    while (next < strokes.length) {
      const fresh: InkEntry[] = [];
      for (const stroke of strokes.slice(next, next + FEW)) {
        if (this.#entries.get(stroke.id)?.stroke === stroke) continue;
        const known = this.#entries.get(stroke.id);
        if (known) this.#drop(stroke.id, known);
        fresh.push(this.#entry(stroke, this.#top++));
      }
      if (fresh.length > 0) {
        this.#tree.load(fresh);
        this.painted = undefined;
      }
      next += FEW;
      if (isOver()) break;
    }
    return Math.min(next, strokes.length);
  }

  /** Replaces the strokes of the page; returns the box that must be repainted, if any. */
  replace(strokes: readonly Stroke[]): Box | undefined {
    let dirty: Box | undefined;
    const next = new Set<string>();
    const fresh: InkEntry[] = [];
    this.#top = 0;
    for (const stroke of strokes) {
      const at = this.#top++;
      next.add(stroke.id);
      const known = this.#entries.get(stroke.id);
      if (known?.stroke === stroke) {
        known.at = at;
        continue;
      }
      if (known) {
        this.#tree.remove(known);
        dirty = union(dirty, known);
      }
      const path = known && hasSameLine(known.stroke, stroke) ? known.path : undefined;
      const entry = this.#entry(stroke, at, path);
      fresh.push(entry);
      dirty = union(dirty, entry);
    }
    if (this.#entries.size > next.size) {
      for (const [id, entry] of this.#entries) {
        if (next.has(id)) continue;
        this.#drop(id, entry);
        dirty = union(dirty, entry);
      }
    }
    if (fresh.length > FEW) this.#tree.load(fresh);
    else for (const entry of fresh) this.#tree.insert(entry);
    return dirty;
  }

  /** Paints the strokes that overlap `box`, in their order; the context is in logical pixels. */
  paint(context: CanvasRenderingContext2D, box: Box): void {
    const near = this.#tree.search(box).sort((a, b) => a.at - b.at);
    for (const entry of near) paintEntry(context, entry);
  }

  /** All strokes in painting order. */
  inOrder(): readonly InkEntry[] {
    return [...this.#entries.values()].sort((a, b) => a.at - b.at);
  }

  /** Removes the strokes that an eraser of `radius` touches on its path: whole strokes, or only the parts under it. */
  erase(
    from: readonly [number, number],
    to: readonly [number, number],
    radius: number,
    whole: boolean,
  ): ErasedPart | undefined {
    const box = {
      minX: Math.min(from[0], to[0]) - radius,
      minY: Math.min(from[1], to[1]) - radius,
      maxX: Math.max(from[0], to[0]) + radius,
      maxY: Math.max(from[1], to[1]) + radius,
    };
    const removed: string[] = [];
    const pieces: Stroke[] = [];
    let dirty: Box | undefined;
    for (const entry of this.#tree.search(box)) {
      const { stroke } = entry;
      const left = whole ? erasedWhole(stroke, from, to, radius) : erasePart(stroke.points, from, to, radius);
      if (!left) continue;
      removed.push(stroke.id);
      for (const points of left) pieces.push({ ...stroke, id: newId(), points });
      // The rest of a cut stroke looks as before except for its new ends.
      dirty = union(dirty, left.length > 0 ? grown(box, stroke.width + END) : entry);
      this.#drop(stroke.id, entry);
    }
    for (const stroke of pieces) {
      this.#tree.insert(this.#entry(stroke, this.#top++));
    }
    return dirty && { removed, pieces, dirty };
  }

  #entry(stroke: Stroke, at: number, path?: Path2D): InkEntry {
    const entry = { ...strokeBox(stroke.points, stroke.width), stroke, at, path };
    this.#entries.set(stroke.id, entry);
    return entry;
  }

  #drop(id: string, entry: InkEntry): void {
    this.#entries.delete(id);
    this.#tree.remove(entry);
  }
}

function erasedWhole(
  { points, width }: Stroke,
  from: readonly [number, number],
  to: readonly [number, number],
  radius: number,
): number[][] | undefined {
  return touchesStroke(points, width, from, to, radius) ? [] : undefined;
}

function hasSameLine(a: Stroke, b: Stroke): boolean {
  return a.points === b.points && a.width === b.width && a.tool === b.tool;
}

export function union(a: Box | undefined, b: Box): Box {
  if (!a) return { minX: b.minX, minY: b.minY, maxX: b.maxX, maxY: b.maxY };
  return {
    minX: Math.min(a.minX, b.minX),
    minY: Math.min(a.minY, b.minY),
    maxX: Math.max(a.maxX, b.maxX),
    maxY: Math.max(a.maxY, b.maxY),
  };
}

function grown(box: Box, by: number): Box {
  return { minX: box.minX - by, minY: box.minY - by, maxX: box.maxX + by, maxY: box.maxY + by };
}
