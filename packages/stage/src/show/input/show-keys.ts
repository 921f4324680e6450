/** The command of a key or a presenter remote in any show. Further keys are defined by the owner of a show. */
export type ShowCommand =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'black'
  | 'white'
  | 'pages'
  | 'lastViewed'
  | 'escape'
  | 'end'
  | { readonly page: number };

const KEYS: Readonly<Record<string, ShowCommand>> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  ' ': 'next',
  n: 'next',
  N: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  PageUp: 'previous',
  Backspace: 'previous',
  p: 'previous',
  P: 'previous',
  Home: 'first',
  End: 'last',
  // Remotes send a full stop or B for their "black screen" button.
  b: 'black',
  B: 'black',
  '.': 'black',
  w: 'white',
  W: 'white',
  ',': 'white',
  g: 'pages',
  G: 'pages',
  Escape: 'escape',
};

/** The parts of a key event that are used here. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The name of a key in the shortcuts of a show: `E`, `Ctrl+P` (⌘ counts as Ctrl). */
export function shortcutOf({ key, ctrlKey, metaKey }: PressedKey): string {
  return `${ctrlKey || metaKey ? 'Ctrl+' : ''}${key.length === 1 ? key.toUpperCase() : key}`;
}

/** Reads keys one by one: digits followed by Enter go to that page. */
export class ShowKeys {
  #digits = '';

  /** Whether digits of a page number were typed, which Enter completes. */
  get isNumberBegun(): boolean {
    return this.#digits !== '';
  }

  /** The command of the key; undefined when the show does not use it. */
  read(event: PressedKey): ShowCommand | undefined {
    if (event.ctrlKey || event.metaKey) return undefined;
    if (/^\d$/.test(event.key)) {
      this.#digits = (this.#digits + event.key).slice(-4);
      return undefined;
    }
    const digits = this.#digits;
    this.#digits = '';
    if (event.key === 'Enter') return digits ? { page: Number(digits) } : 'next';
    return KEYS[event.key];
  }
}

/**
 * A wheel changes one page per movement, however far it scrolls: a notch, or a swipe on a touch pad with its long
 * inertia.
 */
export class ShowWheel {
  #quietUntil = 0;

  /** `now` in milliseconds. */
  read(deltaY: number, now: number): 'next' | 'previous' | undefined {
    if (Math.abs(deltaY) < 4) return undefined;
    const turning = now >= this.#quietUntil;
    // Events of the same swipe prolong the pause.
    this.#quietUntil = Math.max(this.#quietUntil, now + 180);
    if (!turning) return undefined;
    this.#quietUntil = now + 300;
    return deltaY > 0 ? 'next' : 'previous';
  }
}

/**
 * Horizontal distance by which a finger must move to change the page, and the time limit: CSS pixels and milliseconds.
 */
const SWIPE_DISTANCE = 60;
const SWIPE_TIME = 800;

/** The command of a swipe, from its movement and duration. */
export function readSwipe(dx: number, dy: number, time: number): 'next' | 'previous' | undefined {
  if (time > SWIPE_TIME || Math.abs(dx) < SWIPE_DISTANCE || Math.abs(dx) < Math.abs(dy) * 1.5)
    return undefined;
  return dx < 0 ? 'next' : 'previous';
}
