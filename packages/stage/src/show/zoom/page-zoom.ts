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

/** The clock of a zoom. */
export interface ZoomClock {
  /** Milliseconds. */
  now(): number;
  /** Calls `call` in the next frame, unless the returned function is called before. */
  frame(call: () => void): () => void;
  after(ms: number, call: () => void): () => void;
  /** Whether animations are off. */
  readonly isStill: () => boolean;
}

/** Time without a movement after which a page is redrawn at its new size, milliseconds. */
const REST_MS = 250;
const GLIDE_MS = 180;
/** The zoom factor of one step. */
const STEP = 1.5;

/**
 * The view of the page while it is shown. Gestures change it in every frame, and only move and scale the drawn page.
 * `settled` follows, and the page is redrawn for it, when a gesture ends at another size or when more of the page
 * becomes visible than was drawn.
 */
export class PageZoom {
  readonly #clock: ZoomClock;
  #size: PageSize;
  #room: PageRoom;
  #look: PageLook;
  /** The target of a glide, or the current view. */
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

  /** The current position of the page. */
  get place(): Readable<PagePlace> {
    return this.#place;
  }

  /** The view for which the page is drawn. */
  get settled(): Readable<PageLook> {
    return this.#settled;
  }

  /** The currently visible part of the page. */
  get seenNow(): PagePart {
    return seenPart(this.#look, this.#size, this.#room);
  }

  /** The visible part of the page in the settled view. */
  get seen(): PagePart {
    return seenPart(this.#settled.get(), this.#size, this.#room);
  }

  /** Whether the page is moving: the drawn page is a bitmap until it stops. */
  get isMoving(): Readable<boolean> {
    return this.#isMoving;
  }

  /** Ids of the pointers that move the page: other handlers ignore them. */
  get taken(): Readable<ReadonlySet<number>> {
    return this.#taken;
  }

  take(pointers: Iterable<number>): void {
    this.#taken.set(new Set(pointers));
  }

  /** Whether the page already has this size and this area. */
  isIn(size: PageSize, room: PageRoom): boolean {
    return size === this.#size && room === this.#room;
  }

  get times(): number {
    return this.#look.times;
  }

  /** Whether users can move the page: only a part of it is visible. */
  get isMovable(): boolean {
    return isMovable(this.#look, this.#size);
  }

  /** Sets another size of the page or of the area: the centre stays, and a glide jumps to its target. */
  fit(size: PageSize, room: PageRoom): void {
    if (this.isIn(size, room)) return;
    const { w, h, endless = false } = this.#size;
    const isNew = size.w !== w || size.h !== h || (size.endless ?? false) !== endless;
    this.#size = size;
    this.#room = room;
    this.#end();
    this.#settle(isNew ? wholePage(size) : heldIn(this.#aim, size, room), true);
  }

  /** Zooms so that this part of the page fills the area, up to the largest zoom factor. */
  frame(part: PagePart, atOnce = false): void {
    const look = settledLook(lookAt(part, this.#size, this.#room), this.#size);
    if (atOnce) {
      this.#end();
      this.#settle(look);
    } else this.#glide(look);
  }

  /** Shows the whole page, at once when another page is shown; of an endless page, the first page. */
  whole(atOnce = false): void {
    const whole = wholePage(this.#size);
    if (atOnce) {
      this.#end();
      this.#settle(whole);
    } else this.#glide(whole);
  }

  /** Zooms in or out by one step about the centre. */
  step(by: 1 | -1): void {
    const { times, x, y } = this.#aim;
    const next = heldIn({ times: times * STEP ** by, x, y }, this.#size, this.#room);
    this.#glide(settledLook(next, this.#size));
  }

  /** Doubles the zoom about a point of the window, which moves to the centre. */
  double(at: Point): void {
    const [x, y] = this.pointAt(at);
    this.#glide(heldIn({ times: this.#look.times * 2, x, y }, this.#size, this.#room));
  }

  /** Moves the visible part by shares of the area: 0.25 shows a quarter more at the right. */
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

  /** Multiplies the zoom by a factor; the page's point at this point of the window stays there. */
  enlargeAt(at: Point, factor: number): void {
    const page = pointAt(at, this.#place.get());
    this.hold([{ page, at }], this.#look.times * factor);
  }

  /** Moves the page by CSS pixels. */
  push(right: number, down: number): void {
    this.hold([{ page: pointAt([0, 0], this.#place.get()), at: [right, down] }], this.#look.times);
  }

  /** Moves a point of the page to the centre of the area, within the limits of the page's edges. */
  center([x, y]: Point): void {
    this.#end();
    this.#set(heldIn({ times: this.#look.times, x, y }, this.#size, this.#room));
    this.#aim = this.#look;
    this.#resting = this.#clock.after(REST_MS, () => this.rest());
  }

  /** The point of the page at a point of the window, for `hold`. */
  pointAt(at: Point): Point {
    return pointAt(at, this.#place.get());
  }

  /** Keeps these points of the page at these points of the window, within the limits of the page's edges. */
  hold(points: readonly { readonly page: Point; readonly at: Point }[], times: number): void {
    this.#end();
    this.#set(lookThrough(points, times, this.#size, this.#room));
    this.#aim = this.#look;
    this.#resting = this.#clock.after(REST_MS, () => this.rest());
  }

  /** The gesture has ended. */
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
    // Beyond the drawn part the margin would have no ink.
    if (!this.#isDrawn(look)) this.#settled.set(look);
  }

  /** Whether the visible part is drawn, at any size. */
  #isDrawn(look: PageLook): boolean {
    const drawn = drawnPart(this.#settled.get(), this.#size, this.#room);
    return contains(drawn, seenPart(look, this.#size, this.#room));
  }

  /** `isAnew`: the size of the page or of the area has changed. */
  #settle(asked: PageLook, isAnew = false): void {
    const look = onPixels(asked, this.#size, this.#room);
    this.#look = look;
    this.#aim = look;
    this.#place.set(placeOf(look, this.#size, this.#room));
    // A page that was only moved, within the drawn part, is not redrawn.
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
