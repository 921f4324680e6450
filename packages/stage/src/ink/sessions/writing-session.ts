import { paintStroke } from '../ink-entry.ts';
import { inkPath2D } from '../outline.ts';
import { straightened } from '../shapes/straightened.ts';
import { type Box, type InkPen, type Stroke, strokeBox } from '../stroke.ts';
import type { PointerSession, Sample } from './pointer-session.ts';
import { WetStroke } from './wet-stroke.ts';

/**
 * Time for which a pen has to rest, and the distance within which, for its stroke to be straightened: milliseconds and
 * logical pixels.
 */
const HELD_MS = 450;
const HELD_WITHIN = 5;

export interface WritingPort {
  /** The stroke is finished; `straight` is the recognised figure if the pen was held still. */
  onStroke(pen: InkPen, points: number[], straight?: number[]): void;
  /** The stroke looks different although the pointer did not move. */
  repaint(): void;
}

/** A stroke being written. With `straightens`, a pen held still converts it to a line or a figure. */
export class WritingSession implements PointerSession {
  readonly #stroke: WetStroke;
  readonly #port: WritingPort;
  readonly #straightens: boolean;
  #predicted: readonly number[] = [];
  #straight: number[] | undefined;
  #restedAt: Sample;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pen: InkPen, first: Sample, straightens: boolean, port: WritingPort) {
    this.#stroke = new WetStroke(pen);
    this.#stroke.add(...first);
    this.#port = port;
    this.#straightens = straightens;
    this.#restedAt = first;
  }

  move(samples: readonly Sample[], predicted: readonly Sample[]): void {
    // The figure stays: a hand trembles when it lifts the pen.
    if (this.#straight) return;
    for (const sample of samples) this.#stroke.add(...sample);
    this.#predicted = predicted.flat();
    const last = samples.at(-1);
    if (last && this.#straightens) this.#rest(last);
  }

  up(sample: Sample): void {
    if (!this.#straight) this.#stroke.add(...sample);
    this.#finish();
  }

  cancel(): void {
    if (this.#stroke.points.length > 3) this.#finish();
    else clearTimeout(this.#timer);
  }

  drop(): void {
    clearTimeout(this.#timer);
  }

  written(): Omit<Stroke, 'id'> {
    return { ...this.#stroke.pen, points: [...(this.#straight ?? this.#stroke.points)] };
  }

  paint(context: CanvasRenderingContext2D): Box {
    const { pen } = this.#stroke;
    const points = this.#straight ?? this.#stroke.withPredicted(this.#predicted);
    paintStroke(context, inkPath2D(points, pen.width, pen.tool, this.#straight !== undefined), pen);
    return strokeBox(points, pen.width);
  }

  #rest(at: Sample): void {
    const [x, y] = this.#restedAt;
    if (this.#timer !== undefined && Math.hypot(at[0] - x, at[1] - y) < HELD_WITHIN) return;
    this.#restedAt = at;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#straight = straightened(this.#stroke.points);
      if (this.#straight) this.#port.repaint();
    }, HELD_MS);
  }

  #finish(): void {
    clearTimeout(this.#timer);
    this.#port.onStroke(this.#stroke.pen, this.#stroke.finish(), this.#straight);
  }
}
