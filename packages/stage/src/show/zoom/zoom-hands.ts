import type { Dispose } from '@lectern/base';
import type { Point } from './page-place.ts';
import type { PageZoom } from './page-zoom.ts';

/** What hands may want beside moving the page. */
export interface ZoomHandsPort {
  /** The pointer came down on something that is moved or pressed for itself. */
  isOthers(event: PointerEvent): boolean;
  /** The pointer writes, unless it is one of two fingers of a hand. */
  writes(event: PointerEvent): boolean;
}

interface Hand {
  readonly from: Point;
  readonly since: number;
  readonly isTouch: boolean;
  readonly writes: boolean;
  at: Point;
}

/** Further than that a press is a drag, CSS pixels. */
const DRAG_FROM = 8;
/**
 * With a pen in the hand two fingers are one hand when they come down within this time and so near to each other, before
 * the first has written: otherwise they are two people who write. Milliseconds and CSS pixels.
 */
const TOGETHER_MS = 160;
const TOGETHER_WITHIN = 340;
const NOT_WRITTEN = 14;
/** A notch of a wheel is 100 and more, a touch pad says little at a time: so much counts at once. */
const WHEEL_AT_ONCE = 25;
const LINE = 16;

/** Hands that enlarge and move the page: two fingers, a pointer that drags an enlarged page, a wheel with Ctrl. */
export class ZoomHands {
  readonly #zoom: PageZoom;
  readonly #port: ZoomHandsPort;
  readonly #target: HTMLElement;
  readonly #hands = new Map<number, Hand>();
  /** The pointers that move the page, each with the point of the page that it holds. */
  readonly #held = new Map<number, Point>();
  #from = { times: 1, apart: 1 };
  /** The press was a drag: no click comes of it. */
  #dragged = false;

  constructor(target: HTMLElement, zoom: PageZoom, port: ZoomHandsPort) {
    this.#target = target;
    this.#zoom = zoom;
    this.#port = port;
  }

  /** Hears the pointers before anything else on the page does. */
  listen(): Dispose {
    const target = this.#target;
    const listeners = [
      ['pointerdown', (event: PointerEvent) => this.#down(event)],
      ['pointermove', (event: PointerEvent) => this.#move(event)],
      ['click', (event: MouseEvent) => this.#click(event)],
      ['dragstart', (event: DragEvent) => this.#zoom.isMovable && event.preventDefault()],
      ['wheel', (event: WheelEvent) => this.#wheel(event)],
    ] as const;
    const options = { capture: true, passive: false };
    for (const [type, listener] of listeners)
      target.addEventListener(type, listener as (event: Event) => void, options);
    // Wherever it is lifted: what it came down on may be gone by then.
    const up = (event: PointerEvent) => this.#up(event.pointerId);
    addEventListener('pointerup', up, true);
    addEventListener('pointercancel', up, true);
    return () => {
      removeEventListener('pointerup', up, true);
      removeEventListener('pointercancel', up, true);
      for (const [type, listener] of listeners)
        target.removeEventListener(type, listener as (event: Event) => void, options);
      this.#hands.clear();
      this.#hold([]);
    };
  }

  #down(event: PointerEvent): void {
    if (this.#hands.size === 0) this.#dragged = false;
    if ((event.pointerType === 'mouse' && event.button !== 0) || this.#port.isOthers(event)) return;
    const at: Point = [event.clientX, event.clientY];
    const hand: Hand = {
      from: at,
      since: event.timeStamp,
      isTouch: event.pointerType === 'touch',
      writes: this.#port.writes(event),
      at,
    };
    const partner = hand.isTouch && this.#held.size < 2 ? this.#partnerOf(hand) : undefined;
    this.#hands.set(event.pointerId, hand);
    if (partner !== undefined) this.#hold([partner, event.pointerId]);
  }

  /** The finger beside which another is the second of one hand. */
  #partnerOf(hand: Hand): number | undefined {
    for (const [id, other] of this.#hands) {
      if (!other.isTouch) continue;
      // Where nothing is written a finger would do nothing else.
      if (!hand.writes && (this.#held.has(id) || !other.writes)) return id;
      const isNear = distance(hand.at, other.at) <= TOGETHER_WITHIN;
      if (isNear && this.#held.has(id)) return id;
      const isTogether = hand.since - other.since <= TOGETHER_MS;
      if (isNear && isTogether && distance(other.at, other.from) < NOT_WRITTEN) return id;
    }
    return undefined;
  }

  #move(event: PointerEvent): void {
    const hand = this.#hands.get(event.pointerId);
    if (!hand) return;
    // It was lifted outside the window.
    if (event.buttons === 0) {
      this.#up(event.pointerId);
      return;
    }
    hand.at = [event.clientX, event.clientY];
    if (!this.#held.has(event.pointerId)) {
      const drags = !hand.writes && this.#held.size === 0 && this.#zoom.isMovable;
      if (!drags || distance(hand.at, hand.from) < DRAG_FROM) return;
      this.#hold([event.pointerId]);
      this.#held.set(event.pointerId, this.#zoom.pointAt(hand.from));
    }
    const points = [...this.#held].map(([id, page]) => ({ page, at: this.#hands.get(id)?.at ?? hand.at }));
    this.#zoom.hold(points, (this.#from.times * this.#apart()) / this.#from.apart);
  }

  #up(pointerId: number): void {
    if (!this.#hands.delete(pointerId) || !this.#held.has(pointerId)) return;
    this.#hold([...this.#held.keys()].filter((id) => id !== pointerId));
    if (this.#held.size === 0) this.#zoom.rest();
  }

  /** These move the page from now on. */
  #hold(pointers: readonly number[]): void {
    this.#held.clear();
    for (const id of pointers) {
      const hand = this.#hands.get(id);
      if (!hand) continue;
      this.#held.set(id, this.#zoom.pointAt(hand.at));
      this.#target.setPointerCapture(id);
      this.#dragged = true;
    }
    this.#from = { times: this.#zoom.times, apart: this.#apart() };
    this.#zoom.take(this.#held.keys());
  }

  /** How far two fingers are apart; always the same for one. */
  #apart(): number {
    const [one, other] = [...this.#held.keys()].map((id) => this.#hands.get(id)?.at);
    return one && other ? Math.max(distance(one, other), 1) : 1;
  }

  #click(event: MouseEvent): void {
    // A key that presses something is no click of a hand.
    if (!this.#dragged || event.detail === 0) return;
    this.#dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  #wheel(event: WheelEvent): void {
    const unit = event.deltaMode === 1 ? LINE : 1;
    if (event.ctrlKey) {
      const by = Math.min(Math.max(event.deltaY * unit, -WHEEL_AT_ONCE), WHEEL_AT_ONCE);
      this.#zoom.enlargeAt([event.clientX, event.clientY], Math.exp(-by / 100));
    } else if (this.#zoom.isMovable) this.#zoom.push(-event.deltaX * unit, -event.deltaY * unit);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

function distance([x, y]: Point, [toX, toY]: Point): number {
  return Math.hypot(toX - x, toY - y);
}
