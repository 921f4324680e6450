import type { Dispose } from '@lectern/base';
import type { Point } from './page-place.ts';
import type { PageZoom } from './page-zoom.ts';

/** Uses of pointers besides moving the page. */
export interface ZoomHandsPort {
  /** Whether the pointer was pressed on an element that handles drags or presses itself. */
  isOthers(event: PointerEvent): boolean;
  /** Whether the pointer writes, unless it is one of two fingers of a hand. */
  writes(event: PointerEvent): boolean;
  /** Whether the touch is a palm, which moves no page. A finger may turn out to be a palm. */
  isPalm(event: PointerEvent): boolean;
  /** The largest distance between fingers of one hand, CSS pixels. */
  span(): number;
}

interface Hand {
  readonly from: Point;
  readonly since: number;
  readonly isTouch: boolean;
  readonly writes: boolean;
  at: Point;
}

interface Pair {
  readonly ids: readonly [number, number];
  readonly from: readonly [Point, Point];
  /**
   * Time of the last movement of the pair's fingers: the fingers of a frame are reported one after another with the
   * same time.
   */
  movedAt: number;
}

/** Minimum movement of a drag, CSS pixels. */
const DRAG_FROM = 8;
/**
 * Time within which two fingers of one hand are pressed in pen mode, no farther apart than a hand spans, before the
 * first has written. Milliseconds and CSS pixels.
 */
const TOGETHER_MS = 160;
const NOT_WRITTEN = 14;
/**
 * Two fingers are one hand if both move apart or towards each other, or side by side on a page that can be moved;
 * otherwise two people write. How far both move until that is decided, CSS pixels, and shares of both paths.
 */
const BOTH_WENT = 8;
const ONE_WENT = 40;
const APART = 0.8;
const SIDE_BY_SIDE = 0.3;
/**
 * The most pixels of one wheel event that count: a notch of a wheel is 100 and more, a touch pad reports small steps.
 */
const WHEEL_AT_ONCE = 25;
const LINE = 16;

/** Gestures that zoom and move the page: two fingers, a pointer that drags an enlarged page, a wheel with Ctrl. */
export class ZoomHands {
  readonly #zoom: PageZoom;
  readonly #port: ZoomHandsPort;
  readonly #target: HTMLElement;
  readonly #hands = new Map<number, Hand>();
  /** Ids of pointers that move the page, each with the point of the page that it holds. */
  readonly #held = new Map<number, Point>();
  /** Two fingers that write until it is decided whether they are one hand. */
  #pair: Pair | undefined;
  #from = { times: 1, apart: 1 };
  /** Whether the press was a drag, after which the click is ignored. */
  #dragged = false;

  constructor(target: HTMLElement, zoom: PageZoom, port: ZoomHandsPort) {
    this.#target = target;
    this.#zoom = zoom;
    this.#port = port;
  }

  /** Listens to pointers in the capture phase, before other handlers of the page. */
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
    // Listens on the window, because the node that was pressed may have been removed.
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
    if (this.#port.isPalm(event)) return;
    const at: Point = [event.clientX, event.clientY];
    const hand: Hand = {
      from: at,
      since: event.timeStamp,
      isTouch: event.pointerType === 'touch',
      writes: this.#port.writes(event),
      at,
    };
    const partner = hand.isTouch && this.#held.size < 2 ? this.#partnerOf(hand) : undefined;
    const other = partner === undefined ? undefined : this.#hands.get(partner);
    this.#hands.set(event.pointerId, hand);
    if (partner === undefined || !other) return;
    if (hand.writes && !this.#held.has(partner))
      this.#pair = { ids: [partner, event.pointerId], from: [other.at, at], movedAt: event.timeStamp };
    else this.#hold([partner, event.pointerId]);
  }

  /** The id of the finger with which this finger forms a hand. */
  #partnerOf(hand: Hand): number | undefined {
    for (const [id, other] of this.#hands) {
      if (!other.isTouch) continue;
      // When the tool does not write, a finger has no other use.
      if (!hand.writes && (this.#held.has(id) || !other.writes)) return id;
      const isNear = distance(hand.at, other.at) <= this.#port.span();
      if (isNear && this.#held.has(id)) return id;
      const isTogether = hand.since - other.since <= TOGETHER_MS;
      if (isNear && isTogether && distance(other.at, other.from) < NOT_WRITTEN) return id;
    }
    return undefined;
  }

  #move(event: PointerEvent): void {
    const hand = this.#hands.get(event.pointerId);
    if (!hand) return;
    // The pointer was lifted outside the window.
    if (event.buttons === 0) {
      this.#up(event.pointerId);
      return;
    }
    if (hand.isTouch && !this.#held.has(event.pointerId) && this.#port.isPalm(event)) {
      this.#up(event.pointerId);
      return;
    }
    if (this.#pair && event.timeStamp > this.#pair.movedAt) {
      this.#decide(this.#pair);
      if (this.#pair) this.#pair.movedAt = event.timeStamp;
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

  /** Stops two fingers from writing if they belong to one hand; lets them write if they belong to two hands. */
  #decide({ ids, from }: Pair): void {
    const [one, other] = ids.map((id) => this.#hands.get(id)?.at);
    if (!one || !other) return;
    const ways = [wayOf(from[0], one), wayOf(from[1], other)] as const;
    const [long, short] = [Math.hypot(...ways[0]), Math.hypot(...ways[1])].sort((a, b) => b - a);
    if (long === undefined || short === undefined) return;
    if (short < BOTH_WENT) {
      if (long >= ONE_WENT) this.#pair = undefined;
      return;
    }
    const nearer = Math.abs(distance(one, other) - distance(from[0], from[1]));
    const beside = distance(ways[0], ways[1]) <= SIDE_BY_SIDE * long && this.#zoom.isMovable;
    this.#pair = undefined;
    // The page follows from the points where the fingers were pressed.
    if (nearer >= APART * (long + short) || beside) this.#hold(ids, from);
  }

  #up(pointerId: number): void {
    if (this.#pair?.ids.includes(pointerId)) this.#pair = undefined;
    if (!this.#hands.delete(pointerId) || !this.#held.has(pointerId)) return;
    this.#hold([...this.#held.keys()].filter((id) => id !== pointerId));
    if (this.#held.size === 0) this.#zoom.rest();
  }

  /** These fingers move the page from now on; `from`: the points where they were pressed, if they have moved since. */
  #hold(pointers: readonly number[], from?: readonly [Point, Point]): void {
    this.#held.clear();
    for (const [i, id] of pointers.entries()) {
      const hand = this.#hands.get(id);
      if (!hand) continue;
      this.#held.set(id, this.#zoom.pointAt(from?.[i] ?? hand.at));
      this.#target.setPointerCapture(id);
      this.#dragged = true;
    }
    this.#from = { times: this.#zoom.times, apart: from ? Math.max(distance(...from), 1) : this.#apart() };
    this.#zoom.take(this.#held.keys());
  }

  /** The distance between two fingers; constant for one finger. */
  #apart(): number {
    const [one, other] = [...this.#held.keys()].map((id) => this.#hands.get(id)?.at);
    return one && other ? Math.max(distance(one, other), 1) : 1;
  }

  #click(event: MouseEvent): void {
    // A click without a pointer comes from a key, and is not ignored.
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

function wayOf([x, y]: Point, [toX, toY]: Point): Point {
  return [toX - x, toY - y];
}

function distance([x, y]: Point, [toX, toY]: Point): number {
  return Math.hypot(toX - x, toY - y);
}
