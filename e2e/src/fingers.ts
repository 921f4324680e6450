import type { CDPSession, Page } from '@playwright/test';

type Point = readonly [x: number, y: number];

/**
 * A finger stands still before it leaves: one that leaves in full flight flings, and a browser takes the next tap for the
 * end of that.
 */
const STILL_MS = 80;
const STEPS = 4;
/** How long a finger rests until a menu opens under it, and some more. */
const REST_MS = 800;

/** Fingers on a touch screen, which go across it as `tap` of a locator cannot. CSS pixels of the window. */
export class Fingers {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  /** `page` needs a context with `hasTouch`. */
  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  async go(from: Point, to: Point): Promise<void> {
    await this.goTogether([[from, to]]);
  }

  /** Rests until the menu of what lies there is open. */
  async rest([x, y]: Point): Promise<void> {
    await this.#send('touchStart', [{ id: 0, x, y }]);
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    await this.#send('touchEnd', []);
  }

  /** Several at once, each from one place to another. */
  async goTogether(ways: readonly (readonly [from: Point, to: Point])[]): Promise<void> {
    const at = (share: number) =>
      ways.map(([from, to], id) => ({
        id,
        x: from[0] + (to[0] - from[0]) * share,
        y: from[1] + (to[1] - from[1]) * share,
      }));
    await this.#send('touchStart', at(0));
    for (let step = 1; step <= STEPS; step++) await this.#send('touchMove', at(step / STEPS));
    await new Promise((resolve) => setTimeout(resolve, STILL_MS));
    await this.#send('touchMove', at(1));
    await this.#send('touchEnd', []);
  }

  async #send(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number; id: number }[],
  ): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
