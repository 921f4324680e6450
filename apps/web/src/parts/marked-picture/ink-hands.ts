import type { Dispose } from '@lectern/base';
import { pointsOf, type Rotation, type Stroke, unrotated } from './marked-picture.tsx';

/** Numbers of one stroke at most: two for each point. */
const MOST_NUMBERS = 4_000;
/** A point nearer to the last one than this is left out, thousandths. */
const NEAR = 2;
/** Time after a stroke of a stylus in which fingers are the hand that holds it, milliseconds. */
const PEN_MS = 1_500;

export interface InkHandsPort {
  color(): Stroke['color'];
  /** Whether mouse and fingers draw; a stylus always does. */
  isPenChosen(): boolean;
  /** Rotation of the picture, degrees clockwise. */
  rotation(): Rotation;
  /** The line that shows an unfinished stroke. */
  line(): SVGPolylineElement;
  drawn(stroke: Stroke): void;
}

interface OpenStroke {
  readonly points: number[];
  readonly line: SVGPolylineElement;
  readonly by: string;
}

/** Draws on a picture by mouse, finger or stylus, in thousandths of its width and height. A finger that is no pen scrolls. */
export class InkHands {
  readonly #sheet: HTMLElement;
  readonly #port: InkHandsPort;
  readonly #open = new Map<number, OpenStroke>();
  #penAt = Number.NEGATIVE_INFINITY;

  constructor(sheet: HTMLElement, port: InkHandsPort) {
    this.#sheet = sheet;
    this.#port = port;
  }

  listen(): Dispose {
    const stop = new AbortController();
    const { signal } = stop;
    this.#sheet.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    this.#sheet.addEventListener('pointermove', (event) => this.#move(event), { signal });
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
      this.#sheet.addEventListener(end, (event) => this.#end(event.pointerId), { signal });
    // The browser would scroll with a stylus before the first pointermove.
    this.#sheet.addEventListener('touchstart', (event) => this.#keepStylus(event), {
      signal,
      passive: false,
    });
    return () => {
      stop.abort();
      for (const { line } of this.#open.values()) line.remove();
      this.#open.clear();
    };
  }

  #keepStylus(event: TouchEvent): void {
    const isStylus = [...event.touches].some(
      (touch) => (touch as Touch & { touchType?: string }).touchType === 'stylus',
    );
    if (isStylus && event.cancelable) event.preventDefault();
  }

  #down(event: PointerEvent): void {
    const { button, pointerType, timeStamp, pointerId } = event;
    if (button !== 0) return;
    if (pointerType === 'pen') this.#beginPen(timeStamp);
    else if (!this.#port.isPenChosen() || (pointerType === 'touch' && this.#isHolding(timeStamp))) return;
    event.preventDefault();
    this.#sheet.setPointerCapture(pointerId);
    const line = this.#port.line();
    line.dataset.color = this.#port.color();
    this.#open.set(pointerId, { points: [], line, by: pointerType });
    this.#draw(pointerId, [event]);
  }

  /** Whether a touch belongs to the hand that holds the stylus. */
  #isHolding(at: number): boolean {
    return at - this.#penAt < PEN_MS || [...this.#open.values()].some(({ by }) => by === 'pen');
  }

  /** A touch that began before the stylus was the hand that holds it. */
  #beginPen(at: number): void {
    this.#penAt = at;
    for (const [id, { line, by }] of this.#open)
      if (by === 'touch') {
        line.remove();
        this.#open.delete(id);
      }
  }

  #move(event: PointerEvent): void {
    if (!this.#open.has(event.pointerId)) return;
    if (event.pointerType === 'pen') this.#penAt = event.timeStamp;
    const all = event.getCoalescedEvents();
    this.#draw(event.pointerId, all.length > 0 ? all : [event]);
  }

  #draw(pointerId: number, events: readonly PointerEvent[]): void {
    const stroke = this.#open.get(pointerId);
    if (!stroke) return;
    const { points, line } = stroke;
    const { left, top, width, height } = this.#sheet.getBoundingClientRect();
    for (const { clientX, clientY } of events) {
      const [x, y] = unrotated(this.#port.rotation(), (clientX - left) / width, (clientY - top) / height).map(
        thousandths,
      ) as [number, number];
      const [lastX, lastY] = points.slice(-2);
      const isNear = lastX !== undefined && lastY !== undefined && Math.hypot(x - lastX, y - lastY) < NEAR;
      if (!isNear && points.length < MOST_NUMBERS) points.push(x, y);
    }
    line.setAttribute('points', pointsOf(points));
  }

  #end(pointerId: number): void {
    const stroke = this.#open.get(pointerId);
    if (!stroke) return;
    this.#open.delete(pointerId);
    stroke.line.remove();
    this.#port.drawn({ color: this.#port.color(), points: stroke.points });
  }
}

function thousandths(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 1000);
}
