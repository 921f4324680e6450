import type { CDPSession, Page } from '@playwright/test';

type Point = readonly [x: number, y: number];

/**
 * Time that a finger rests before it is lifted, milliseconds: lifted in motion it would fling, and the browser would
 * use the next tap to stop that.
 */
const STILL_MS = 80;
const STEPS = 4;
/**
 * Longest reported time between two events, milliseconds, because a busy machine sends events late although the
 * simulated finger is quick.
 */
const STEP_MS = 40;
/** Fingers on a touch screen that can move, unlike `tap` of a locator. CSS pixels of the window. */
export class Fingers {
  readonly #session: CDPSession;
  /** Fingers that `press` has put on the screen. */
  readonly #there = new Map<number, { x: number; y: number; id: number; radiusX: number; radiusY: number }>();
  /** Time of the last event, milliseconds since 1970. */
  #last = 0;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  /** `page` needs a context with `hasTouch`. */
  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  /** `meanwhile` is awaited while the finger is at its target, before it is lifted. */
  async go(from: Point, to: Point, meanwhile?: () => Promise<unknown>): Promise<void> {
    await this.goTogether([[from, to]], meanwhile);
  }

  /** Moves several fingers at once, each from one point to another. */
  async goTogether(
    ways: readonly (readonly [from: Point, to: Point])[],
    meanwhile?: () => Promise<unknown>,
  ): Promise<void> {
    const at = (share: number) =>
      ways.map(([from, to], id) => ({
        id,
        x: from[0] + (to[0] - from[0]) * share,
        y: from[1] + (to[1] - from[1]) * share,
      }));
    await this.#send('touchStart', at(0), Number.POSITIVE_INFINITY);
    for (let step = 1; step <= STEPS; step++) await this.#send('touchMove', at(step / STEPS));
    await meanwhile?.();
    await new Promise((resolve) => setTimeout(resolve, STILL_MS));
    await this.#send('touchMove', at(1), STILL_MS + STEP_MS);
    await this.#send('touchEnd', []);
  }

  /** Puts another finger down; `radius` is its contact size. */
  async press(id: number, [x, y]: Point, radius = 4): Promise<void> {
    const isFirst = this.#there.size === 0;
    this.#there.set(id, { id, x, y, radiusX: radius, radiusY: radius });
    await this.#send('touchStart', [...this.#there.values()], isFirst ? Number.POSITIVE_INFINITY : STEP_MS);
  }

  /** Moves a finger while the other fingers rest; without a radius it keeps its own. */
  async move(id: number, [x, y]: Point, radius = this.#there.get(id)?.radiusX ?? 4): Promise<void> {
    this.#there.set(id, { id, x, y, radiusX: radius, radiusY: radius });
    await this.#send('touchMove', [...this.#there.values()]);
  }

  async lift(id: number): Promise<void> {
    const lifted = this.#there.get(id);
    this.#there.delete(id);
    // While other fingers stay down, the event contains the lifted one.
    await this.#send('touchEnd', lifted && this.#there.size > 0 ? [lifted] : []);
  }

  async #send(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number; id: number; radiusX?: number; radiusY?: number }[],
    within = STEP_MS,
  ): Promise<void> {
    this.#last = Math.min(Date.now(), this.#last + within);
    await this.#session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints,
      timestamp: this.#last / 1000,
    });
  }
}
