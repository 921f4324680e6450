const TYPES = [
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'wheel',
  'contextmenu',
  'keydown',
] as const;

/** With control: what a browser would do else is not what is meant. The clipboard, a reload and all others are the browser's. */
const WITH_CONTROL = /^([abdfghikmpsuyz0=+\-/[\]{}]|Arrow\w+)$/i;
/** Keys with a name that the browser has a use for that nobody is to be kept from: F5 reloads. */
const FUNCTION_KEY = /^F(?!1$|2$|6$)\d+$/;

/** Where an event begins: on the slide, where nothing has the keyboard, or on anything else. */
type InputPlace = 'slide' | 'nowhere' | 'elsewhere';

/** What of a press decides whether it is held. */
type KeyPressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'
>;

/**
 * What hands do on a slide that is drawn while its tools are still on their way: held, and told in the same order to
 * whoever asks for it, until nothing is left.
 */
export class HeldInput {
  readonly #window: EventTarget;
  readonly #placeOf: (target: EventTarget | null) => InputPlace;
  readonly #events: Event[] = [];
  /** Copies that were given out: they pass. */
  readonly #given = new WeakSet<Event>();
  /** Pointers that were pressed on the slide and are not yet up. */
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

  /** Somebody will ask for all that is held: until then more is held, though the slide that it was done to is gone. */
  take(): void {
    this.#isTaken = true;
  }

  /** The slide is gone. */
  leave(): void {
    if (!this.#isTaken) this.#end();
  }

  /** A copy of the earliest that is held, as if it came now. When there is none left, nothing is held any more. */
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

/** Whether a press is one that the editor would have answered, or a letter for a text. */
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
