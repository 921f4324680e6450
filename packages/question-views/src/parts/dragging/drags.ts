import type { Dispose } from '@lectern/base';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A position or a distance in the window, CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The nodes that one pointer moves. A follower reads the layout when it is created, and only writes to DOM nodes outside
 * React while it moves.
 */
export interface Follower {
  /** `by`: the distance from where the pointer was pressed; `at`: its position. Called at most once per frame. */
  move(by: Point, at: Point): void;
  /** The pointer was lifted. */
  drop(by: Point, at: Point): void;
  /** The drag ended without a drop; all nodes return. */
  cancel(): void;
}

export interface DragsPort {
  /** Starts the drag of the card whose handle was pressed at `from`; undefined when it cannot be dragged now. */
  start(card: string, handle: HTMLElement, from: Point): Follower | undefined;
}

/** Distance at which a press becomes a drag, CSS pixels. */
const DRAG_FROM = 8;
/** Time in which the click at the end of a drag arrives, milliseconds. */
const CLICK_MS = 60;

interface Hand {
  readonly card: string;
  readonly handle: HTMLElement;
  readonly from: Point;
  readonly isTouch: boolean;
  at: Point;
  follower: Follower | undefined;
}

/**
 * The drags on one surface: nodes with `data-drag="card"` are handles. Each pointer drags one card, and each card is
 * dragged by one pointer, so that several children drag at once.
 */
export class Drags {
  readonly #surface: HTMLElement;
  readonly #port: DragsPort;
  readonly #hands = new Map<number, Hand>();
  /** Handles whose next click is the end of a drag. */
  readonly #dragged = new Set<HTMLElement>();
  #frame: number | undefined;

  constructor(surface: HTMLElement, port: DragsPort) {
    this.#surface = surface;
    this.#port = port;
  }

  listen(): Dispose {
    const stop = new AbortController();
    const { signal } = stop;
    const surface = this.#surface;
    surface.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    surface.addEventListener('dragstart', (event) => this.#native(event), { signal });
    surface.addEventListener('contextmenu', (event) => this.#longPress(event), { signal });
    surface.addEventListener('click', (event) => this.#click(event), { signal, capture: true });
    addEventListener('pointermove', (event) => this.#move(event), { signal });
    addEventListener('pointerup', (event) => this.#up(event), { signal });
    const lose = (event: PointerEvent) => this.#end(event.pointerId);
    addEventListener('pointercancel', lose, { signal });
    // When a captured node is removed, the browser sends this event to the document.
    addEventListener('lostpointercapture', (event) => this.#lose(event), { signal });
    keepNextTap(surface, () => this.#isDragging, signal);
    const loseAll = () => this.cancelAll();
    addEventListener('resize', loseAll, { signal });
    addEventListener('blur', loseAll, { signal });
    addEventListener('scroll', (event) => this.#scrolled(event), { signal, capture: true });
    addEventListener('keydown', (event) => this.#key(event), { signal, capture: true });
    return () => {
      stop.abort();
      this.cancelAll();
      this.#dragged.clear();
    };
  }

  /** Ends every drag without a drop. */
  cancelAll(): void {
    for (const pointerId of [...this.#hands.keys()]) this.#end(pointerId);
  }

  #down(event: PointerEvent): void {
    this.#dragged.clear();
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const handle = handleOf(event);
    const card = handle?.dataset.drag;
    if (!handle || card === undefined || this.#hands.has(event.pointerId)) return;
    const other = [...this.#hands].find(([, hand]) => hand.card === card);
    // A second finger on a card puts the card back, for the pointers disagree where it goes.
    if (other) {
      this.#end(other[0]);
      return;
    }
    const from = { x: event.clientX, y: event.clientY };
    const isTouch = event.pointerType !== 'mouse';
    this.#hands.set(event.pointerId, { card, handle, from, isTouch, at: from, follower: undefined });
  }

  #move(event: PointerEvent): void {
    const hand = this.#hands.get(event.pointerId);
    if (!hand) return;
    hand.at = { x: event.clientX, y: event.clientY };
    if (!hand.follower && !this.#lift(event.pointerId, hand)) return;
    this.#frame ??= requestAnimationFrame(() => this.#write());
  }

  /** The pointer moved far enough: the press becomes a drag. Returns whether it did. */
  #lift(pointerId: number, hand: Hand): boolean {
    if (Math.hypot(hand.at.x - hand.from.x, hand.at.y - hand.from.y) < DRAG_FROM) return false;
    hand.follower = this.#port.start(hand.card, hand.handle, hand.from);
    if (!hand.follower) {
      this.#hands.delete(pointerId);
      return false;
    }
    hand.handle.setPointerCapture(pointerId);
    return true;
  }

  #write(): void {
    this.#frame = undefined;
    for (const hand of this.#hands.values()) hand.follower?.move(movedBy(hand), hand.at);
  }

  /** Ends a drag whose capture was lost. A finger is captured by the text that it touches until the handle captures it. */
  #lose({ pointerId, target }: PointerEvent): void {
    const handle = this.#hands.get(pointerId)?.handle;
    if (target instanceof Node && target !== handle && handle?.contains(target)) return;
    this.#end(pointerId);
  }

  #up(event: PointerEvent): void {
    const hand = this.#hands.get(event.pointerId);
    if (!hand) return;
    hand.at = { x: event.clientX, y: event.clientY };
    this.#finish(event.pointerId, hand, (follower) => {
      follower.move(movedBy(hand), hand.at);
      follower.drop(movedBy(hand), hand.at);
    });
  }

  #end(pointerId: number): void {
    const hand = this.#hands.get(pointerId);
    if (hand) this.#finish(pointerId, hand, (follower) => follower.cancel());
  }

  #finish(pointerId: number, { handle, follower }: Hand, how: (follower: Follower) => void): void {
    // First, for releasing the capture and a drop that removes the handle send further events.
    this.#hands.delete(pointerId);
    if (this.#hands.size === 0 && this.#frame !== undefined) {
      cancelAnimationFrame(this.#frame);
      this.#frame = undefined;
    }
    if (!follower) return;
    if (handle.hasPointerCapture(pointerId)) handle.releasePointerCapture(pointerId);
    this.#dragged.add(handle);
    setTimeout(() => this.#dragged.delete(handle), CLICK_MS);
    how(follower);
  }

  #click(event: MouseEvent): void {
    const handle = handleOf(event);
    if (!handle || !this.#dragged.delete(handle)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Positions that were read at the start of a drag are wrong after a list was scrolled. */
  #scrolled({ target }: Event): void {
    if (!(target instanceof Node)) return;
    if (!target.contains(this.#surface) && !this.#surface.contains(target)) return;
    for (const [pointerId, { follower }] of [...this.#hands]) if (follower) this.#end(pointerId);
  }

  get #isDragging(): boolean {
    return [...this.#hands.values()].some(({ follower }) => follower);
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.#isDragging) return;
    event.preventDefault();
    event.stopPropagation();
    this.cancelAll();
  }

  /** Prevents the browser's own dragging of a picture or a link. */
  #native(event: DragEvent): void {
    if (handleOf(event)) event.preventDefault();
  }

  /** A long press on a card opens no menu, which would end the touch. */
  #longPress(event: Event): void {
    if ([...this.#hands.values()].some(({ isTouch }) => isTouch)) event.preventDefault();
  }
}

/**
 * A finger that is lifted in motion flings for the browser, also where `touch-action` forbids scrolling, and the next tap only
 * stops that. The browser begins no fling while the movements of the touch are prevented.
 */
export function keepNextTap(node: HTMLElement, isMoving: () => boolean, signal: AbortSignal): void {
  const prevent = (event: Event) => {
    if (event.cancelable && isMoving()) event.preventDefault();
  };
  node.addEventListener('touchmove', prevent, { passive: false, signal });
}

/** Controls that are operated in place, such as a player on a card. */
const USED = 'a[href], button, input, select, textarea, video, [role="slider"]';

/** The handle under a press; undefined when a control on the card was pressed. */
function handleOf({ target }: Event): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const handle = target.closest<HTMLElement>('[data-drag]') ?? undefined;
  const used = target.closest(USED);
  return handle && used && used !== handle && handle.contains(used) ? undefined : handle;
}

function movedBy({ from, at }: Hand): Point {
  return { x: at.x - from.x, y: at.y - from.y };
}

/** Listens for drags on a surface while it is drawn. `start` is the one of the latest rendering. */
export function useDrags(surface: RefObject<HTMLElement | null>, start: DragsPort['start']): void {
  const latest = useEffectEvent(start);
  useEffect(() => {
    const node = surface.current;
    if (!node) return;
    return new Drags(node, { start: (...pressed) => latest(...pressed) }).listen();
  }, [surface]);
}
