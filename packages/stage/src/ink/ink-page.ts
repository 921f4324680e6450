import RBush from 'rbush';
import { erasePart, touchesStroke } from './erase.ts';
import { HIGHLIGHTER_OPACITY, inkPath } from './outline.ts';
import { type Box, type Stroke, strokeBox } from './stroke.ts';

interface Entry extends Box {
  readonly stroke: Stroke;
  path: Path2D | undefined;
}

/** What an eraser did to a page: strokes to take away, and the pieces to put in their place. */
export interface Erasure {
  readonly removed: readonly string[];
  /** Without ids: whoever keeps them names them. */
  readonly pieces: readonly Omit<Stroke, 'id'>[];
}

/** The dry strokes of one page, indexed by place so that painting and erasing touch only what is near. */
export class InkPage {
  readonly #tree = new RBush<Entry>();
  readonly #entries = new Map<string, Entry>();
  #order: Stroke[] = [];

  /** Makes these the strokes of the page; answers the box that must be painted again, if any. */
  replace(strokes: readonly Stroke[]): Box | undefined {
    let dirty: Box | undefined;
    const next = new Set<string>();
    for (const stroke of strokes) {
      next.add(stroke.id);
      const known = this.#entries.get(stroke.id);
      if (known?.stroke === stroke) continue;
      if (known) {
        this.#tree.remove(known);
        dirty = union(dirty, known);
      }
      const entry: Entry = { ...strokeBox(stroke.points, stroke.width), stroke, path: undefined };
      this.#entries.set(stroke.id, entry);
      this.#tree.insert(entry);
      dirty = union(dirty, entry);
    }
    for (const [id, entry] of this.#entries) {
      if (next.has(id)) continue;
      this.#entries.delete(id);
      this.#tree.remove(entry);
      dirty = union(dirty, entry);
    }
    this.#order = [...strokes];
    return dirty;
  }

  /** Paints the strokes that reach into `box`, in their order; the context is in logical pixels. */
  paint(context: CanvasRenderingContext2D, box: Box): void {
    const near = new Set(this.#tree.search(box).map((entry) => entry.stroke.id));
    if (near.size === 0) return;
    for (const stroke of this.#order) {
      if (!near.has(stroke.id)) continue;
      const entry = this.#entries.get(stroke.id);
      if (!entry) continue;
      entry.path ??= new Path2D(inkPath(stroke.points, stroke.width, stroke.tool));
      paintStroke(context, entry.path, stroke);
    }
  }

  /** What an eraser of `radius` takes on its way: whole strokes, or only the parts under it. */
  erase(
    from: readonly [number, number],
    to: readonly [number, number],
    radius: number,
    whole: boolean,
  ): Erasure {
    const box = {
      minX: Math.min(from[0], to[0]) - radius,
      minY: Math.min(from[1], to[1]) - radius,
      maxX: Math.max(from[0], to[0]) + radius,
      maxY: Math.max(from[1], to[1]) + radius,
    };
    const removed: string[] = [];
    const pieces: Omit<Stroke, 'id'>[] = [];
    for (const { stroke } of this.#tree.search(box)) {
      if (whole) {
        if (touchesStroke(stroke.points, stroke.width, from, to, radius)) removed.push(stroke.id);
        continue;
      }
      const left = erasePart(stroke.points, from, to, radius);
      if (!left) continue;
      removed.push(stroke.id);
      const { id: _, ...pen } = stroke;
      for (const points of left) pieces.push({ ...pen, points });
    }
    return { removed, pieces };
  }
}

export function paintStroke(
  context: CanvasRenderingContext2D,
  path: Path2D,
  stroke: { readonly tool: string; readonly color: string },
): void {
  context.globalAlpha = stroke.tool === 'highlighter' ? HIGHLIGHTER_OPACITY : 1;
  context.fillStyle = `#${stroke.color}`;
  context.fill(path);
  context.globalAlpha = 1;
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
