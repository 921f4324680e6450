import type { Dispose } from '@lectern/base';
import { keepNextTap } from '../dragging/drags.ts';
import { panned, type Spot, spotAt, type Zoom, zoomed } from './zoom.ts';

export interface PictureHandsPort {
  zoom(): Zoom;
  setZoom(zoom: Zoom): void;
  /** A short press without a movement. */
  tap(spot: Spot): void;
}

interface Hand {
  readonly from: Spot;
  at: Spot;
  hasMoved: boolean;
}

/** Movement at which a press is no tap, CSS pixels. */
const STRAYS = 10;
const WHEEL = 0.0025;

/** One pointer taps and moves an enlarged picture, two pointers zoom it, and the wheel with Ctrl does too. */
export class PictureHands {
  readonly #frame: HTMLElement;
  readonly #port: PictureHandsPort;
  readonly #hands = new Map<number, Hand>();
  /** The finger that is being lifted has tapped. */
  #hasTapped = false;

  constructor(frame: HTMLElement, port: PictureHandsPort) {
    this.#frame = frame;
    this.#port = port;
  }

  listen(): Dispose {
    const stop = new AbortController();
    const { signal } = stop;
    const frame = this.#frame;
    frame.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    addEventListener('pointermove', (event) => this.#move(event), { signal });
    addEventListener('pointerup', (event) => this.#up(event), { signal });
    const lose = (event: PointerEvent) => this.#hands.delete(event.pointerId);
    addEventListener('pointercancel', lose, { signal });
    keepNextTap(frame, () => this.#isPanned, signal);
    frame.addEventListener('touchend', (event) => this.#lifted(event), { signal, passive: false });
    frame.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
    frame.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => {
      stop.abort();
      this.#hands.clear();
    };
  }

  /** Whether fingers move or zoom the picture, or move sideways over it, and do not scroll what is around it. */
  get #isPanned(): boolean {
    const [hand, other] = this.#hands.values();
    if (!hand || other) return other !== undefined;
    const [x, y] = [Math.abs(hand.at.x - hand.from.x), Math.abs(hand.at.y - hand.from.y)];
    return this.#port.zoom().scale > 1 || x > y;
  }

  #down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    this.#hasTapped = false;
    // Buttons over the picture take their own presses.
    if (event.target instanceof Element && event.target.closest('button')) return;
    // Two fingers are enough for each gesture.
    if (this.#hands.size >= 2) return;
    const at = { x: event.clientX, y: event.clientY };
    this.#hands.set(event.pointerId, { from: at, at, hasMoved: false });
    // A second finger makes both a zoom and none of them a tap.
    if (this.#hands.size > 1) for (const hand of this.#hands.values()) hand.hasMoved = true;
  }

  #move(event: PointerEvent): void {
    const hand = this.#hands.get(event.pointerId);
    if (!hand) return;
    const before = hand.at;
    hand.at = { x: event.clientX, y: event.clientY };
    hand.hasMoved ||= Math.hypot(hand.at.x - hand.from.x, hand.at.y - hand.from.y) > STRAYS;
    const other = [...this.#hands.values()].find((one) => one !== hand);
    const { zoom, setZoom } = this.#port;
    const { width, height } = this.#frame.getBoundingClientRect();
    if (other) {
      const factor = farBetween(hand.at, other.at) / Math.max(1, farBetween(before, other.at));
      const middle = { x: (hand.at.x + other.at.x) / 2, y: (hand.at.y + other.at.y) / 2 };
      const by = { x: (hand.at.x - before.x) / 2 / width, y: (hand.at.y - before.y) / 2 / height };
      setZoom(panned(zoomed(zoom(), factor, this.#inFrame(middle)), by));
    } else if (hand.hasMoved && zoom().scale > 1)
      setZoom(panned(zoom(), { x: (hand.at.x - before.x) / width, y: (hand.at.y - before.y) / height }));
  }

  #up(event: PointerEvent): void {
    const hand = this.#hands.get(event.pointerId);
    if (!hand) return;
    this.#hands.delete(event.pointerId);
    if (hand.hasMoved) return;
    this.#hasTapped = true;
    this.#port.tap(spotAt(this.#port.zoom(), this.#inFrame({ x: event.clientX, y: event.clientY })));
  }

  /** The click that follows a tap would press a mark that the tap has put under the finger, and remove it again. */
  #lifted(event: TouchEvent): void {
    if (this.#hasTapped && event.cancelable) event.preventDefault();
    this.#hasTapped = false;
  }

  #wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const around = this.#inFrame({ x: event.clientX, y: event.clientY });
    this.#port.setZoom(zoomed(this.#port.zoom(), Math.exp(-event.deltaY * WHEEL), around));
  }

  #inFrame({ x, y }: Spot): Spot {
    const { left, top, width, height } = this.#frame.getBoundingClientRect();
    return { x: (x - left) / width, y: (y - top) / height };
  }
}

function farBetween(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
