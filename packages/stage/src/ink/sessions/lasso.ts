import { newId } from '@lectern/base';
import { touchesStroke } from '../pages/erase.ts';
import { type Box, type Stroke, strokeBox } from '../stroke.ts';
import type { PointerSession, Sample } from './pointer-session.ts';

/** A smaller loop is a touch, which selects the stroke below it: logical pixels. */
const TOUCH = 10;
const REACH = 10;

/** The movement of selected strokes, and their scale about the top left corner of their box. */
export interface Carrying {
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
}

/** The strokes of which half or more is within a loop; for a touch, the topmost stroke below it. */
export function taken(strokes: readonly Stroke[], loop: readonly Sample[]): readonly Stroke[] {
  const [first] = loop;
  if (!first) return [];
  if (isTouch(loop)) {
    const at = [first[0], first[1]] as const;
    const touched = strokes.findLast(({ points, width }) => touchesStroke(points, width, at, at, REACH));
    return touched ? [touched] : [];
  }
  return strokes.filter(({ points }) => {
    let inside = 0;
    for (let i = 0; i + 2 < points.length; i += 3)
      if (isWithin(loop, points[i] ?? 0, points[i + 1] ?? 0)) inside += 1;
    return inside * 6 >= points.length;
  });
}

/** Whether a loop is no more than a touch. */
export function isTouch(loop: readonly Sample[]): boolean {
  const [first] = loop;
  return first !== undefined && loop.every(([x, y]) => Math.hypot(x - first[0], y - first[1]) < TOUCH);
}

/** Whether a point is within a loop (the even-odd rule, counted to the right). */
export function isWithin(loop: readonly Sample[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = loop.length - 1; i < loop.length; j = i++) {
    const [ax = 0, ay = 0] = loop[i] ?? [];
    const [bx = 0, by = 0] = loop[j] ?? [];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** The box of strokes, including the width of their lines. */
export function boxOf(strokes: readonly Stroke[]): Box {
  const boxes = strokes.map(({ points, width }) => strokeBox(points, width / 2));
  return {
    minX: Math.min(...boxes.map(({ minX }) => minX)),
    minY: Math.min(...boxes.map(({ minY }) => minY)),
    maxX: Math.max(...boxes.map(({ maxX }) => maxX)),
    maxY: Math.max(...boxes.map(({ maxY }) => maxY)),
  };
}

/** The strokes at the position where they were carried, with new ids. */
export function carried(strokes: readonly Stroke[], { dx, dy, scale }: Carrying): Stroke[] {
  const { minX, minY } = boxOf(strokes);
  return strokes.map((stroke) => ({
    ...stroke,
    id: newId(),
    width: Math.min(Math.max(stroke.width * scale, 0.5), 200),
    points: stroke.points.map((value, i) =>
      i % 3 === 0
        ? minX + (value - minX) * scale + dx
        : i % 3 === 1
          ? minY + (value - minY) * scale + dy
          : value,
    ),
  }));
}

/** A loop being drawn around strokes. */
export class LassoSession implements PointerSession {
  readonly #loop: Sample[];
  readonly #onLoop: (loop: readonly Sample[]) => void;

  constructor(first: Sample, onLoop: (loop: readonly Sample[]) => void) {
    this.#loop = [first];
    this.#onLoop = onLoop;
  }

  move(samples: readonly Sample[]): void {
    this.#loop.push(...samples);
  }

  up(): void {
    this.#onLoop(this.#loop);
  }

  cancel(): void {
    // A loop that the system cancelled was not closed.
  }

  paint(context: CanvasRenderingContext2D): Box {
    context.save();
    context.beginPath();
    for (const [x, y] of this.#loop) context.lineTo(x, y);
    context.fillStyle = 'rgb(14 124 102 / 8%)';
    context.fill();
    context.strokeStyle = '#0e7c66';
    context.lineWidth = 2.5;
    context.setLineDash([8, 6]);
    context.stroke();
    context.restore();
    return strokeBox(this.#loop.flat(), 4);
  }
}
