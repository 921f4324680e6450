import type { CDPSession, Page } from '@playwright/test';

/** A browser takes what touches sooner after a swipe for a part of it; a hand takes longer too. */
const REST_MS = 400;

type Point = readonly [x: number, y: number];

/** Fingers that go across a touch screen: what `tap` of a locator cannot do. CSS pixels of the window. */
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

  /** Several at once, each from one place to another. */
  async goTogether(ways: readonly (readonly [from: Point, to: Point])[]): Promise<void> {
    const steps = 10;
    for (let step = 0; step <= steps; step++) {
      const touchPoints = ways.map(([from, to], id) => ({
        id,
        x: from[0] + ((to[0] - from[0]) * step) / steps,
        y: from[1] + ((to[1] - from[1]) * step) / steps,
      }));
      await this.#session.send('Input.dispatchTouchEvent', {
        type: step === 0 ? 'touchStart' : 'touchMove',
        touchPoints,
      });
    }
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
}
