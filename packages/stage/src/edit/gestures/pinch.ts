import { distance, type Point } from '../geometry/point.ts';
import type { Viewport } from '../session/viewport.ts';

type PinchState =
  | { readonly name: 'apart' }
  /**
   * Two fingers are down: their distance and the zoom when the second finger was pressed, and their middle at the last
   * move.
   */
  | { readonly name: 'pinching'; readonly distance: number; readonly zoom: number; readonly middle: Point };

const APART: PinchState = { name: 'apart' };

/** Two fingers move and zoom the page, which stays below them. */
export class Pinch {
  readonly #viewport: Viewport;
  readonly #fingers = new Map<number, Point>();
  #state: PinchState = APART;

  constructor(viewport: Viewport) {
    this.#viewport = viewport;
  }

  /** Returns the number of fingers that are down, including this finger. */
  down(finger: number, at: Point): number {
    this.#fingers.set(finger, at);
    const [a, b] = this.#fingers.values();
    if (this.#fingers.size === 2 && a && b) {
      this.#state = {
        name: 'pinching',
        distance: Math.max(1, distance(a, b)),
        zoom: this.#viewport.view.get().zoom,
        middle: middleOf(a, b),
      };
    }
    return this.#fingers.size;
  }

  /** Returns whether two fingers are down, so that the move belongs to the pinch. */
  move(finger: number, at: Point): boolean {
    if (this.#fingers.has(finger)) this.#fingers.set(finger, at);
    if (this.#state.name === 'apart') return false;
    const [a, b] = this.#fingers.values();
    if (!a || !b) return true;
    const { distance: before, zoom, middle: from } = this.#state;
    const middle = middleOf(a, b);
    this.#viewport.pan({ x: middle.x - from.x, y: middle.y - from.y });
    this.#viewport.zoomTo((zoom * distance(a, b)) / before, middle);
    this.#state = { ...this.#state, middle };
    return true;
  }

  up(finger: number): void {
    this.#fingers.delete(finger);
    if (this.#fingers.size < 2) this.#state = APART;
  }
}

function middleOf(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
