import { type Readable, Signal } from '@lectern/base';
import {
  contains,
  drawnPart,
  heldIn,
  isMovable,
  lookAt,
  lookBetween,
  lookThrough,
  onPixels,
  type PageLook,
  type PagePart,
  type PagePlace,
  type PageRoom,
  type PageSize,
  type Point,
  placeOf,
  pointAt,
  seenPart,
  settledLook,
  wholePage,
} from './page-place.ts';

/** Time as a zoom needs it. */
export interface ZoomClock {
  /** Milliseconds. */
  now(): number;
  /** Calls with the next frame, until what is answered is called. */
  frame(call: () => void): () => void;
  after(ms: number, call: () => void): () => void;
  /** Nothing is to move by itself. */
  readonly isStill: () => boolean;
}

/** A page is drawn anew at its new size when no hand has moved it for so long, milliseconds. */
const REST_MS = 250;
const GLIDE_MS = 180;
/** How many times larger or smaller a step makes it. */
const STEP = 1.5;

/**
 * What of the page is looked at while it is shown. Hands change that in every frame, and what is drawn already is only
 * moved and enlarged; `settled` follows, and all is drawn anew for it, when they rest at another size or when more of the
 * page comes into sight than was drawn.
 */
export class PageZoom {
  readonly #clock: ZoomClock;
  #size: PageSize;
  #room: PageRoom;
  #look: PageLook;
  /** Where it glides to, or is. */
  #aim: PageLook;
  readonly #settled: Signal<PageLook>;
  readonly #place: Signal<PagePlace>;
  readonly #isMoving = new Signal(false);
  readonly #taken = new Signal<ReadonlySet<number>>(new Set());
  #gliding: (() => void) | undefined;
  #resting: (() => void) | undefined;

  constructor(clock: ZoomClock, size: PageSize, room: PageRoom) {
    this.#clock = clock;
    this.#size = size;
    this.#room = room;
    this.#look = wholePage(size);
    this.#aim = this.#look;
    this.#settled = new Signal(this.#look);
    this.#place = new Signal(placeOf(this.#look, size, room));
  }

  /** Where the page stands at this moment. */
  get place(): Readable<PagePlace> {
    return this.#place;
  }

  /** What the page is drawn for. */
  get settled(): Readable<PageLook> {
    return this.#settled;
  }

  /** What the room shows of the page at this moment. */
  get seenNow(): PagePart {
    return seenPart(this.#look, this.#size, this.#room);
  }

  /** What the room shows of the page while nothing moves it. */
  get seen(): PagePart {
    return seenPart(this.#settled.get(), this.#size, this.#room);
  }

  /** Whether it goes from place to place: what is drawn is a picture until it rests. */
  get isMoving(): Readable<boolean> {
    return this.#isMoving;
  }

  /** The pointers that move the page, by their ids: nothing else is done with them. */
  get taken(): Readable<ReadonlySet<number>> {
    return this.#taken;
  }

  take(pointers: Iterable<number>): void {
    this.#taken.set(new Set(pointers));
  }

  /** Whether it knows this size and this room. */
  isIn(size: PageSize, room: PageRoom): boolean {
    return size === this.#size && room === this.#room;
  }

  get times(): number {
    return this.#look.times;
  }

  /** Whether hands move it: more of it is there than is seen. */
  get isMovable(): boolean {
    return isMovable(this.#look, this.#size);
  }

  /** The page or the room has another size: what was looked at stays in the middle, and what glides is where it goes. */
  fit(size: PageSize, room: PageRoom): void {
    if (this.isIn(size, room)) return;
    const { w, h, endless = false } = this.#size;
    const isNew = size.w !== w || size.h !== h || (size.endless ?? false) !== endless;
    this.#size = size;
    this.#room = room;
    this.#end();
    this.#settle(isNew ? wholePage(size) : heldIn(this.#aim, size, room), true);
  }

  /** The part of the page fills the room, as far as it may be enlarged. */
  frame(part: PagePart, atOnce = false): void {
    const look = settledLook(lookAt(part, this.#size, this.#room), this.#size);
    if (atOnce) {
      this.#end();
      this.#settle(look);
    } else this.#glide(look);
  }

  /** The whole page, at once where another is shown; of an endless one its first page. */
  whole(atOnce = false): void {
    const whole = wholePage(this.#size);
    if (atOnce) {
      this.#end();
      this.#settle(whole);
    } else this.#glide(whole);
  }

  /** One step larger or smaller, about the middle of what is seen. */
  step(by: 1 | -1): void {
    const { times, x, y } = this.#aim;
    const next = heldIn({ times: times * STEP ** by, x, y }, this.#size, this.#room);
    this.#glide(settledLook(next, this.#size));
  }

  /** Twice as large about a place of the window, which comes into the middle. */
  double(at: Point): void {
    const [x, y] = this.pointAt(at);
    this.#glide(heldIn({ times: this.#look.times * 2, x, y }, this.#size, this.#room));
  }

  /** Moves what is seen by shares of the room: 0.25 shows a quarter more at the right. */
  pan(right: number, down: number): void {
    const { times, x, y } = this.#aim;
    const { scale } = placeOf(this.#aim, this.#size, this.#room);
    const next = {
      times,
      x: x + (right * this.#room.width) / scale,
      y: y + (down * this.#room.height) / scale,
    };
    this.#glide(heldIn(next, this.#size, this.#room));
  }

  /** The page's point at a place of the window stays there while the page becomes so many times larger. */
  enlargeAt(at: Point, factor: number): void {
    const page = pointAt(at, this.#place.get());
    this.hold([{ page, at }], this.#look.times * factor);
  }

  /** Moves the page with what pushes it, CSS pixels. */
  push(right: number, down: number): void {
    this.hold([{ page: pointAt([0, 0], this.#place.get()), at: [right, down] }], this.#look.times);
  }

  /** A point of the page comes into the middle of the room, as near as its edges allow. */
  center([x, y]: Point): void {
    this.#end();
    this.#set(heldIn({ times: this.#look.times, x, y }, this.#size, this.#room));
    this.#aim = this.#look;
    this.#resting = this.#clock.after(REST_MS, () => this.rest());
  }

  /** What point of the page is at a place of the window, for `hold`. */
  pointAt(at: Point): Point {
    return pointAt(at, this.#place.get());
  }

  /** These points of the page are held at these places of the window, as well as its edges allow. */
  hold(points: readonly { readonly page: Point; readonly at: Point }[], times: number): void {
    this.#end();
    this.#set(lookThrough(points, times, this.#size, this.#room));
    this.#aim = this.#look;
    this.#resting = this.#clock.after(REST_MS, () => this.rest());
  }

  /** Hands have let go. */
  rest(): void {
    this.#end();
    this.#settle(settledLook(this.#look, this.#size));
  }

  dispose(): void {
    this.#end();
  }

  #glide(to: PageLook): void {
    this.#end();
    if (this.#clock.isStill()) {
      this.#settle(to);
      return;
    }
    const from = this.#look;
    this.#aim = to;
    const began = this.#clock.now();
    const go = (): void => {
      const share = Math.min((this.#clock.now() - began) / GLIDE_MS, 1);
      if (share >= 1) {
        this.#gliding = undefined;
        this.#settle(to);
        return;
      }
      this.#set(lookBetween(from, to, 1 - (1 - share) ** 3));
      this.#gliding = this.#clock.frame(go);
    };
    go();
  }

  #set(look: PageLook): void {
    this.#isMoving.set(true);
    this.#look = look;
    this.#place.set(placeOf(look, this.#size, this.#room));
    // What comes into sight beside what is drawn would be without ink.
    if (!this.#isDrawn(look)) this.#settled.set(look);
  }

  /** Whether all that is seen is drawn, at whatever size. */
  #isDrawn(look: PageLook): boolean {
    const drawn = drawnPart(this.#settled.get(), this.#size, this.#room);
    return contains(drawn, seenPart(look, this.#size, this.#room));
  }

  /** `isAnew`: the page or the room is another one. */
  #settle(asked: PageLook, isAnew = false): void {
    const look = onPixels(asked, this.#size, this.#room);
    this.#look = look;
    this.#aim = look;
    this.#place.set(placeOf(look, this.#size, this.#room));
    // A page that was only moved, and of which enough is drawn, stays as it is drawn.
    const isThere =
      this.#settled.get().times === look.times &&
      isMovable(look, this.#size) &&
      !isAnew &&
      this.#isDrawn(look);
    if (!isThere && !isSame(look, this.#settled.get())) this.#settled.set(look);
    this.#isMoving.set(false);
  }

  #end(): void {
    this.#gliding?.();
    this.#gliding = undefined;
    this.#resting?.();
    this.#resting = undefined;
  }
}

function isSame(one: PageLook, other: PageLook): boolean {
  return one.times === other.times && one.x === other.x && one.y === other.y;
}
