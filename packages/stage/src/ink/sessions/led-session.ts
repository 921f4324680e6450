import { type InkEdge, inkAlong, onEdge, pointOn } from '../edges.ts';
import { paintStroke } from '../ink-entry.ts';
import { inkPath2D } from '../outline.ts';
import { type Box, type InkPen, type Stroke, strokeBox } from '../stroke.ts';
import type { PointerSession, Sample } from './pointer-session.ts';

/** The callbacks of a stroke along an edge. */
export interface LedPort {
  /** The stroke is finished. */
  onStroke(pen: InkPen, points: number[]): void;
  /** The pen moved along the edge: from and to, logical pixels. */
  onLed(from: number, to: number): void;
}

/**
 * A stroke that follows an edge exactly, even when the hand trembles: from the first point to the farthest ones that
 * the pen reached on both sides, and no farther than the edge.
 */
export class LedSession implements PointerSession {
  readonly #edge: InkEdge;
  readonly #pen: InkPen;
  readonly #port: LedPort;
  #least: number;
  #most: number;
  #last: number;

  constructor(pen: InkPen, edge: InkEdge, first: Sample, port: LedPort) {
    this.#pen = pen;
    this.#edge = edge;
    this.#port = port;
    this.#last = onEdge(edge, [first[0], first[1]]).along;
    this.#least = this.#last;
    this.#most = this.#last;
  }

  move(samples: readonly Sample[]): void {
    for (const [x, y] of samples) this.#go([x, y]);
    this.#port.onLed(this.#least, this.#most);
  }

  up([x, y]: Sample): void {
    this.#go([x, y]);
    this.#finish();
  }

  cancel(): void {
    if (this.#most > this.#least) this.#finish();
  }

  written(): Omit<Stroke, 'id'> {
    return { ...this.#pen, points: inkAlong(this.#edge, this.#least, this.#most) };
  }

  paint(context: CanvasRenderingContext2D): Box {
    const points = inkAlong(this.#edge, this.#least, this.#most);
    paintStroke(context, inkPath2D(points, this.#pen.width, this.#pen.tool, true), this.#pen);
    return strokeBox(points, this.#pen.width);
  }

  #go(at: readonly [number, number]): void {
    const { along } = onEdge(this.#edge, at);
    this.#last = this.#unjumped(along);
    this.#least = Math.min(this.#least, this.#last);
    this.#most = Math.max(this.#most, this.#last);
  }

  /** Prevents a jump to the other half of an arc when the pen crosses its centre or its open side. */
  #unjumped(along: number): number {
    if (this.#edge.type === 'line') return along;
    const [x, y] = pointOn(this.#edge, along);
    const [lastX, lastY] = pointOn(this.#edge, this.#last);
    return Math.hypot(x - lastX, y - lastY) > this.#edge.radius ? this.#last : along;
  }

  #finish(): void {
    this.#port.onLed(this.#least, this.#most);
    // A mere touch becomes a dot, as without an edge.
    const most = Math.max(this.#most, this.#least + 0.1);
    this.#port.onStroke(this.#pen, inkAlong(this.#edge, this.#least, most));
  }
}
