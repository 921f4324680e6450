import type { Dispose } from '@lectern/base';
import { keepNextTap } from '../dragging/drags.ts';
import { drawStroke, MOST_POINTS, type PadStroke } from './strokes.ts';

export interface PadHandsPort {
  /** Colour, width in pixels of the picture, and tool of the next stroke. */
  pen(): Pick<PadStroke, 'tool' | 'color' | 'width'>;
  drawn(stroke: PadStroke): void;
  /** Unfinished strokes were discarded, whose ink is still on the canvas. */
  discarded(): void;
}

/** Time after a stroke of a pen in which fingers are the hand that holds it, milliseconds. */
const PEN_MS = 1500;

/**
 * Draws on a canvas with any number of fingers or pens at once: a stroke for each pointer. While a stylus is down, and
 * shortly afterwards, touches are the hand that holds it; a touch that began before it is discarded.
 */
export class PadHands {
  readonly #canvas: HTMLCanvasElement;
  readonly #port: PadHandsPort;
  readonly #strokes = new Map<number, PadStroke & { readonly by: string }>();
  #points = 0;
  #penAt = Number.NEGATIVE_INFINITY;

  constructor(canvas: HTMLCanvasElement, port: PadHandsPort) {
    this.#canvas = canvas;
    this.#port = port;
  }

  listen(): Dispose {
    const stop = new AbortController();
    const { signal } = stop;
    this.#canvas.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    this.#canvas.addEventListener('pointermove', (event) => this.#move(event), { signal });
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
      this.#canvas.addEventListener(end, (event) => this.#end(event), { signal });
    keepNextTap(this.#canvas, () => this.#strokes.size > 0, signal);
    this.#canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    return () => {
      stop.abort();
      this.#strokes.clear();
    };
  }

  /** Draws the unfinished strokes again, after the canvas was cleared. */
  drawOpen(): void {
    const context = this.#canvas.getContext('2d');
    if (context) for (const stroke of this.#strokes.values()) drawStroke(context, stroke);
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0 || this.#points > MOST_POINTS) return;
    const isPen = event.pointerType === 'pen';
    if (isPen) this.#beginPen(event);
    else if (this.#isHolding(event)) return;
    this.#canvas.setPointerCapture(event.pointerId);
    const pressures = isPen ? { pressures: [] } : {};
    const stroke = { ...this.#port.pen(), points: [], ...pressures, by: event.pointerType };
    this.#strokes.set(event.pointerId, stroke);
    this.#draw(stroke, [event]);
  }

  /** Whether a pointer belongs to the hand that holds the stylus. */
  #isHolding({ timeStamp }: PointerEvent): boolean {
    return timeStamp - this.#penAt < PEN_MS || [...this.#strokes.values()].some(({ by }) => by === 'pen');
  }

  #beginPen({ timeStamp }: PointerEvent): void {
    this.#penAt = timeStamp;
    const touches = [...this.#strokes].filter(([, { by }]) => by === 'touch');
    for (const [id] of touches) this.#strokes.delete(id);
    if (touches.length > 0) this.#port.discarded();
  }

  #move(event: PointerEvent): void {
    const stroke = this.#strokes.get(event.pointerId);
    if (!stroke) return;
    if (event.pointerType === 'pen') this.#penAt = event.timeStamp;
    const all = event.getCoalescedEvents();
    this.#draw(stroke, all.length > 0 ? all : [event]);
  }

  #draw(stroke: PadStroke, events: readonly PointerEvent[]): void {
    const context = this.#canvas.getContext('2d');
    const { left, top, width, height } = this.#canvas.getBoundingClientRect();
    const from = stroke.points.length;
    for (const { clientX, clientY, pressure } of events) {
      stroke.points.push(
        Math.round(((clientX - left) / width) * this.#canvas.width * 10) / 10,
        Math.round(((clientY - top) / height) * this.#canvas.height * 10) / 10,
      );
      // A stylus that measures no pressure reports a half.
      stroke.pressures?.push(pressure || 0.5);
    }
    this.#points += stroke.points.length - from;
    if (context) drawStroke(context, stroke, from);
  }

  #end({ pointerId, timeStamp }: PointerEvent): void {
    const stroke = this.#strokes.get(pointerId);
    if (!stroke) return;
    this.#strokes.delete(pointerId);
    const { by, ...drawn } = stroke;
    if (by === 'pen') this.#penAt = timeStamp;
    this.#port.drawn(drawn);
  }
}
