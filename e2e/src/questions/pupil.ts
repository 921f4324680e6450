import { expect, type Locator, type Page } from '@playwright/test';
import { Fingers } from '../fingers.ts';

/** A pupil with a finger: on a strip of the panel, on the whole panel, or on a phone. */
export class Pupil {
  readonly place: Locator;
  readonly screen: 'panel' | 'phone';
  readonly #fingers: Fingers;

  private constructor(place: Locator, screen: Pupil['screen'], fingers: Fingers) {
    this.place = place;
    this.screen = screen;
    this.#fingers = fingers;
  }

  static async in(place: Locator, screen: Pupil['screen']): Promise<Pupil> {
    return new Pupil(place, screen, await Fingers.on(place.page()));
  }

  get page(): Page {
    return this.place.page();
  }

  async tap(role: 'button' | 'radio' | 'checkbox', name: string | RegExp): Promise<void> {
    await this.place.getByRole(role, { name, exact: true }).tap();
  }

  /** Writes in the field of a name, or the only field. */
  async write(text: string, name?: string | RegExp): Promise<void> {
    await this.place.getByRole('textbox', name === undefined ? {} : { name }).tap();
    await this.page.keyboard.type(text);
  }

  /** The card with this text. */
  card(text: string): Locator {
    return this.place.locator('[data-card]').filter({ has: this.page.getByText(text, { exact: true }) });
  }

  /**
   * Drags with a finger that rests before it is lifted: in Chromium a fling would swallow the next tap. `beyond`: the way
   * behind the middle of the target, CSS pixels.
   */
  async drag(from: Locator, to: Locator, beyond = 0): Promise<void> {
    // Waits until both lie still: a child presses what it sees.
    for (const place of [to, from]) await place.tap({ trial: true });
    const [start, end] = [await middleOf(from), await middleOf(to)];
    const [x, y] = [end[0] - start[0], end[1] - start[1]];
    const further = 1 + beyond / Math.max(1, Math.hypot(x, y));
    await this.#fingers.go(start, [start[0] + x * further, start[1] + y * further]);
  }

  /** Draws over a surface whose parts take no touches themselves, from the middle of one part to that of another. */
  async draw(surface: Locator, from: Locator, to: Locator): Promise<void> {
    await surface.tap({ trial: true });
    await this.#fingers.go(await middleOf(from), await middleOf(to));
  }

  /** Draws from one part of an element's width and height to another: 0.5 is the middle of both. */
  async dragAcross(place: Locator, from: number, to: number): Promise<void> {
    await place.tap({ trial: true });
    const { x, y, width, height } = await boxOf(place);
    const at = (share: number) => [x + width * share, y + height * share] as const;
    await this.#fingers.go(at(from), at(to));
  }

  /** Taps a part of a picture; the middle of its width and height is 0.5, 0.5. */
  async tapAt(picture: Locator, x: number, y: number): Promise<void> {
    // Waits until it lies still: text around a picture is fitted to the screen.
    await picture.tap({ trial: true });
    const { width, height } = await boxOf(picture);
    await picture.tap({ position: { x: width * x, y: height * y } });
  }
}

async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  if (!box) throw new Error('the element is not visible');
  return box;
}

async function middleOf(locator: Locator): Promise<readonly [x: number, y: number]> {
  const { x, y, width, height } = await boxOf(locator);
  return [x + width / 2, y + height / 2];
}
