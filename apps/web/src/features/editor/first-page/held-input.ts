const TYPES = [
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'wheel',
  'contextmenu',
  'keydown',
] as const;

/**
 * Keys held with control, because the browser's own action would be unwanted. Clipboard, reload and other keys are left
 * to the browser.
 */
const WITH_CONTROL = /^([abdfghikmpsuyz0=+\-/[\]{}]|Arrow\w+)$/i;
/** Function keys that are left to the browser, such as F5 to reload; F1, F2 and F6 are held. */
const FUNCTION_KEY = /^F(?!1$|2$|6$)\d+$/;

/** Target of an event: the slide, the slide without a focused element, or another element. */
type InputPlace = 'slide' | 'nowhere' | 'elsewhere';

/** The fields of a key press that decide whether it is held. */
type KeyPressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'
>;

/**
 * Holds the input on a slide that is rendered while its tools are still loading, then returns it in the same order
 * until none is left.
 */
export class HeldInput {
  readonly #window: EventTarget;
  readonly #placeOf: (target: EventTarget | null) => InputPlace;
  readonly #events: Event[] = [];
  /** Copies that were returned by `next`: they are not held again. */
  readonly #given = new WeakSet<Event>();
  /** Pointers that were pressed on the slide and not yet released. */
  readonly #pressed = new Set<number>();
  #isTaken = false;

  constructor(window: EventTarget, placeOf: (target: EventTarget | null) => InputPlace = inputPlaceOf) {
    this.#window = window;
    this.#placeOf = placeOf;
  }

  begin(): void {
    for (const type of TYPES)
      this.#window.addEventListener(type, this.#hold, { capture: true, passive: false });
  }

  /**
   * Announces that the caller will handle all held input: holding continues until then, though the slide is removed.
   */
  take(): void {
    this.#isTaken = true;
  }

  /** Call this when the slide is removed. */
  leave(): void {
    if (!this.#isTaken) this.#end();
  }

  /**
   * Returns a copy of the earliest held event, with its original time. When no event is left, returns undefined and
   * stops holding.
   */
  next(): Event | undefined {
    const event = this.#events.shift();
    if (event === undefined) {
      this.#end();
      return undefined;
    }
    const Kind = event.constructor as new (type: string, init: object) => Event;
    const copy = new Kind(event.type, event);
    // Two presses are a double click by the time between them.
    Object.defineProperty(copy, 'timeStamp', { value: event.timeStamp });
    this.#given.add(copy);
    return copy;
  }

  #end(): void {
    this.#events.length = 0;
    for (const type of TYPES) this.#window.removeEventListener(type, this.#hold, { capture: true });
  }

  readonly #hold = (event: Event): void => {
    if (this.#given.has(event) || !this.#isMeant(event)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    this.#events.push(event);
  };

  #isMeant(event: Event): boolean {
    const place = this.#placeOf(event.target);
    const { pointerId } = event as PointerEvent;
    switch (event.type as (typeof TYPES)[number]) {
      case 'keydown':
        return place !== 'elsewhere' && isHeldKey(event as KeyboardEvent);
      case 'pointermove':
        return this.#pressed.has(pointerId);
      case 'pointerup':
      case 'pointercancel':
        return this.#pressed.delete(pointerId);
      case 'pointerdown':
        if (place === 'slide') this.#pressed.add(pointerId);
        return place === 'slide';
      default:
        return place === 'slide';
    }
  }
}

/** Whether a key press is handled by the editor, or is a letter for a text. */
export function isHeldKey(event: KeyPressed): boolean {
  if (event.isComposing || event.defaultPrevented) return false;
  if (event.ctrlKey || event.metaKey) return WITH_CONTROL.test(event.key);
  return !event.altKey && !FUNCTION_KEY.test(event.key);
}

function inputPlaceOf(target: EventTarget | null): InputPlace {
  if (!(target instanceof Element) || target === document.body || target === document.documentElement)
    return 'nowhere';
  return target.closest('[data-region="slide"]') === null ? 'elsewhere' : 'slide';
}
