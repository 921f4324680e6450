import type { EditSession } from '../session/edit-session.ts';
import { asksForMenu } from '../tools/pointer.ts';
import { Pinch } from './pinch.ts';
import { type GesturePointer, Press } from './press.ts';

/** Gestures without the browser: one pointer acts as the current tool, two fingers move and zoom the page. */
export class Gestures {
  readonly #tools: EditSession['tools'];
  readonly #pinch: Pinch;
  readonly #press: Press;
  /** Whether the last finger drags an element: when it stops moving, no menu opens. */
  #holds = false;

  constructor({ tools, viewport }: Pick<EditSession, 'tools' | 'viewport'>) {
    this.#tools = tools;
    this.#pinch = new Pinch(viewport);
    this.#press = new Press(tools);
  }

  get holds(): boolean {
    return this.#holds;
  }

  /** Whether a pointer is down whose events a tool receives. */
  get isPressed(): boolean {
    return this.#press.isHeld;
  }

  get hasRested(): boolean {
    return this.#press.hasRested;
  }

  /** The page or a layer over it is pressed. */
  pressedAnywhere(): void {
    this.#press.forgetRest();
  }

  /** `begin` is called before the tool receives the press, if it does. */
  down(pointer: GesturePointer, begin: () => void): void {
    const { kind, target, screen } = pointer.input;
    const isTouch = kind === 'touch';
    this.#holds = isTouch && !asksForMenu(target, this.#tools.state.name);
    if (isTouch) {
      const fingers = this.#pinch.down(pointer.id, screen);
      if (fingers === 2) this.#press.drop();
      if (fingers > 1) return;
    }
    if (this.#press.isHeld) return;
    begin();
    this.#press.down(pointer, isTouch && !this.#holds);
  }

  move(pointer: GesturePointer): void {
    const { screen } = pointer.input;
    this.#press.stir(screen);
    if (!this.#pinch.move(pointer.id, screen)) this.#press.move(pointer);
  }

  up(pointer: GesturePointer): void {
    this.#pinch.up(pointer.id);
    this.#press.up(pointer);
  }

  lost(pointer: number): void {
    this.#pinch.up(pointer);
    this.#press.lost(pointer);
  }

  dispose(): void {
    this.#press.endRest();
  }
}
