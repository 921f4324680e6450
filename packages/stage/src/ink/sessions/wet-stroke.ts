import type { InkPen } from '../stroke.ts';

/** Points closer than this make no visible difference, logical pixels. */
const NEAREST = 0.4;

/** The stroke that one pointer is writing. Predicted points are painted and never stored. */
export class WetStroke {
  readonly pen: InkPen;
  readonly #points: number[] = [];

  constructor(pen: InkPen) {
    this.pen = pen;
  }

  add(x: number, y: number, pressure: number): void {
    const last = this.#points.length - 3;
    if (last >= 0 && Math.hypot(x - (this.#points[last] ?? 0), y - (this.#points[last + 1] ?? 0)) < NEAREST)
      return;
    this.#points.push(x, y, pressure);
  }

  get points(): readonly number[] {
    return this.#points;
  }

  /** The points, followed by the browser's predicted points. */
  withPredicted(predicted: readonly number[]): readonly number[] {
    return predicted.length > 0 ? [...this.#points, ...predicted] : this.#points;
  }

  /** The points to store: a mere touch becomes a dot. */
  finish(): number[] {
    const [x = 0, y = 0, pressure = 0.5] = this.#points;
    return this.#points.length === 3 ? [x, y, pressure, x + 0.1, y, pressure] : [...this.#points];
  }
}
