import { distance, type Point } from '../geometry/point.ts';
import type { ToolMachine } from '../tools/machine.ts';
import type { PointerInput } from '../tools/pointer.ts';

/** A pointer of the browser: its id, its time, and the data for tools. */
export interface GesturePointer {
  readonly id: number;
  /** Time of the event, milliseconds. */
  readonly time: number;
  /** Input for the tools, without the count of clicks, which `Press` adds. */
  readonly input: Omit<PointerInput, 'clicks'>;
}

type PressState =
  | { readonly name: 'free' }
  /** The tool has this pointer until it is released. */
  | { readonly name: 'held'; readonly pointer: number }
  /** Like `held`, by a finger that has not moved: it opens the menu when the timer ends. */
  | {
      readonly name: 'resting';
      readonly pointer: number;
      readonly at: Point;
      readonly timer: ReturnType<typeof setTimeout>;
    }
  /** A finger rested until the menu opened, and is still down. No tool receives its events. */
  | { readonly name: 'rested' };

const FREE: PressState = { name: 'free' };

/** Milliseconds and pixels within which a second press is a double click. */
const DOUBLE_CLICK_TIME = 450;
const DOUBLE_CLICK_REACH = 8;
/** Milliseconds after which a resting finger opens the menu; the menu itself handles that. */
const LONG_PRESS = 480;
/** Pixels that a resting finger may move. */
const LONG_PRESS_TREMOR = 10;

/** The tool controls one pointer at a time, from its press to its release. */
export class Press {
  readonly #tools: ToolMachine;
  #state: PressState = FREE;
  #last = { time: 0, at: { x: 0, y: 0 }, clicks: 0 };

  constructor(tools: ToolMachine) {
    this.#tools = tools;
  }

  get isHeld(): boolean {
    return this.#pointer !== undefined;
  }

  /** A finger rested until the menu opened: its release must not be a click, which would close the menu. */
  get hasRested(): boolean {
    return this.#state.name === 'rested';
  }

  /** The next press is not part of the long press. */
  forgetRest(): void {
    if (this.#state.name === 'rested') this.#state = FREE;
  }

  /** `mayRest`: whether the pointer opens the menu if it does not move. */
  down({ id, time, input }: GesturePointer, mayRest: boolean): void {
    const { screen } = input;
    const again =
      time - this.#last.time < DOUBLE_CLICK_TIME && distance(screen, this.#last.at) < DOUBLE_CLICK_REACH;
    const clicks = again ? this.#last.clicks + 1 : 1;
    this.#last = { time, at: screen, clicks };
    this.#state = mayRest
      ? { name: 'resting', pointer: id, at: screen, timer: setTimeout(() => this.#rest(), LONG_PRESS) }
      : { name: 'held', pointer: id };
    this.#tools.step((state) => state.pointerDown({ ...input, clicks }));
  }

  /** Any pointer that moves far from a resting finger ends the rest. */
  stir(screen: Point): void {
    if (this.#state.name === 'resting' && distance(this.#state.at, screen) > LONG_PRESS_TREMOR) {
      this.endRest();
    }
  }

  move({ id, input }: GesturePointer): void {
    // An element about to be inserted follows a mouse that is not pressed.
    const waiting = !this.isHeld && this.#tools.state.name.startsWith('inserting');
    if (id === this.#pointer || waiting) {
      this.#tools.step((state) => state.pointerMove({ ...input, clicks: 1 }));
    }
  }

  up({ id, input }: GesturePointer): void {
    this.endRest();
    if (id !== this.#pointer) return;
    this.#state = FREE;
    const released = { ...input, clicks: this.#last.clicks };
    const release = () => this.#tools.step((state) => state.pointerUp(released));
    // When a text opens, the node under the finger is removed, and would take the end of the touch with it: the touch
    // ends first.
    if (input.kind === 'touch') setTimeout(release);
    else release();
  }

  /** The browser took the pointer away. */
  lost(pointer: number): void {
    this.endRest();
    if (pointer !== this.#pointer) return;
    this.#state = FREE;
    this.#tools.step((state) => state.cancel());
  }

  /** A second finger was pressed: the gesture of the first finger is dropped. A text that is open stays open. */
  drop(): void {
    this.endRest();
    this.#state = FREE;
    this.#tools.step((state) => (state.name === 'editingText' ? state : state.cancel()));
  }

  endRest(): void {
    if (this.#state.name !== 'resting') return;
    clearTimeout(this.#state.timer);
    this.#state = { name: 'held', pointer: this.#state.pointer };
  }

  /** When a resting finger opens a menu, the gesture that it had begun is cancelled. */
  #rest(): void {
    this.#state = { name: 'rested' };
    if (this.#tools.state.name === 'pressing') this.#tools.step((state) => state.cancel());
  }

  get #pointer(): number | undefined {
    return 'pointer' in this.#state ? this.#state.pointer : undefined;
  }
}
