import type { Dispose } from '@lectern/base';

/** The fields of a pointer event that are used. */
export type FingerEvent = Pick<
  PointerEvent,
  'pointerId' | 'pointerType' | 'isPrimary' | 'clientX' | 'clientY' | 'target' | 'defaultPrevented'
>;

/** Returns the element that a press at this target activates; undefined if there is none. */
type Pressed = (target: EventTarget | null) => Element | undefined;

interface Finger {
  readonly down: FingerEvent;
  readonly pressed: Element | undefined;
  /**
   * Whether another finger was on the screen at some time during this touch, so that the browser sends no click for it.
   */
  accompanied: boolean;
  /** Whether the finger moved farther than a press allows. */
  strayed: boolean;
}

type Place = Pick<MouseEvent, 'clientX' | 'clientY'>;

interface Press extends Place {
  /** Whether its click was generated here. */
  made: boolean;
}

interface PressToMake {
  readonly on: Element;
  /** Whether only a click is generated, because the listener of the finger's start prevented mouse events. */
  readonly clickAlone: boolean;
  /** Called after the finger's own event: returns whether the press is still to be generated. */
  readonly make: () => boolean;
}

/** How far a finger may move during a press, CSS pixels: as in browsers. */
const STRAYS = 16;
/** How far the browser's event may be from where the finger was lifted, CSS pixels. */
const SAME_PLACE = 3;

/**
 * Tracks fingers whose taps get no click from the browser. Browsers send a click for a single finger on the screen, and
 * none for several fingers at once, so that one child's tap on a button would do nothing while another child writes.
 */
export class EveryFinger {
  readonly #pressed: Pressed;
  readonly #fingers = new Map<number, Finger>();
  #presses: Press[] = [];

  constructor(pressed: Pressed) {
    this.#pressed = pressed;
  }

  down(event: FingerEvent): void {
    if (event.pointerType === 'mouse') return;
    // The browser's events for a finger come before the next finger comes down.
    this.#presses = [];
    // A primary pointer means that no other finger is down, so the end of an earlier touch was missed.
    if (event.isPrimary)
      for (const [id, { down }] of this.#fingers)
        if (down.pointerType === event.pointerType) this.#fingers.delete(id);
    const accompanied = this.#fingers.size > 0;
    for (const finger of this.#fingers.values()) finger.accompanied = true;
    const pressed = this.#pressed(event.target);
    this.#fingers.set(event.pointerId, { down: event, pressed, accompanied, strayed: false });
  }

  move(event: FingerEvent): void {
    const finger = this.#fingers.get(event.pointerId);
    if (finger && isBeyond(finger.down, event, STRAYS)) finger.strayed = true;
  }

  /** The press to generate, if the browser will send no event for it. */
  up(event: FingerEvent): PressToMake | undefined {
    const finger = this.#fingers.get(event.pointerId);
    this.#fingers.delete(event.pointerId);
    if (!finger?.pressed || !finger.accompanied || finger.strayed) return undefined;
    if (isBeyond(finger.down, event, STRAYS)) return undefined;
    const { clientX, clientY } = event;
    const press: Press = { clientX, clientY, made: false };
    this.#presses.push(press);
    return {
      on: finger.pressed,
      clickAlone: finger.down.defaultPrevented,
      make: () => {
        // The browser sent its events meanwhile.
        if (!this.#presses.includes(press)) return false;
        press.made = true;
        return true;
      },
    };
  }

  cancel(event: Pick<FingerEvent, 'pointerId'>): void {
    this.#fingers.delete(event.pointerId);
  }

  /** Whether this click repeats a press that was generated here, and must not count again. */
  isAgain(event: Pick<MouseEvent, 'isTrusted' | 'clientX' | 'clientY'>): boolean {
    if (!event.isTrusted) return false;
    const same = this.#presses.find((press) => !isBeyond(press, event, SAME_PLACE));
    if (same && !same.made) this.#presses = this.#presses.filter((press) => press !== same);
    return same?.made === true;
  }
}

function isBeyond(from: Place, to: Place, most: number): boolean {
  return Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > most;
}

/** Elements that can be pressed anywhere. A page that is moved or zoomed by gestures is not among them. */
const PRESSED = [
  'a[href], button, input, label, select, summary, textarea, [contenteditable]:not([contenteditable="false"])',
  ...[
    'button',
    'checkbox',
    'gridcell',
    'link',
    'menuitem',
    'menuitemcheckbox',
    'menuitemradio',
    'option',
  ].map(roleOf),
  ...['radio', 'slider', 'spinbutton', 'switch', 'tab', 'treeitem'].map(roleOf),
].join();

function roleOf(role: string): string {
  return `[role="${role}"]`;
}

const BY_BROWSER = ['mousedown', 'mouseup', 'click'] as const;

/**
 * Turns the taps of every finger into presses, also while other fingers are down: buttons need only listen to `click`.
 */
export function hearEveryFinger(): Dispose {
  const fingers = new EveryFinger((target) =>
    target instanceof Element && target.closest(PRESSED)?.matches(':not(:disabled)') ? target : undefined,
  );
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const up = (event: PointerEvent) => {
    const press = fingers.up(event);
    if (!press) return;
    // Listeners of the finger's own event run first, as they do before a browser's click.
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (press.make()) makeClick(press, event);
    });
    timers.add(timer);
  };
  const listeners = [
    ['pointerdown', (event: PointerEvent) => fingers.down(event)],
    ['pointermove', (event: PointerEvent) => fingers.move(event)],
    ['pointerup', up],
    ['pointercancel', (event: PointerEvent) => fingers.cancel(event)],
  ] as const;
  const byBrowser = (event: MouseEvent) => {
    if (!fingers.isAgain(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const [type, listener] of listeners) addEventListener(type, listener, true);
  for (const type of BY_BROWSER) addEventListener(type, byBrowser, true);
  return () => {
    for (const [type, listener] of listeners) removeEventListener(type, listener, true);
    for (const type of BY_BROWSER) removeEventListener(type, byBrowser, true);
    for (const timer of timers) clearTimeout(timer);
  };
}

/** Generates the events that a browser sends for a single finger. */
function makeClick({ on, clickAlone }: PressToMake, finger: PointerEvent): void {
  if (!on.isConnected) return;
  const { clientX, clientY, screenX, screenY, pointerId, pointerType } = finger;
  const place = { clientX, clientY, screenX, screenY, view: window, detail: 1 };
  const options = { bubbles: true, cancelable: true, composed: true, ...place };
  if (!clickAlone) {
    const goesOn = on.dispatchEvent(new MouseEvent('mousedown', { ...options, buttons: 1 }));
    const field = on.closest<HTMLElement>('input, select, textarea, [contenteditable]');
    if (goesOn) field?.focus({ preventScroll: true });
    on.dispatchEvent(new MouseEvent('mouseup', options));
  }
  on.dispatchEvent(new PointerEvent('click', { ...options, pointerId, pointerType, isPrimary: false }));
}
