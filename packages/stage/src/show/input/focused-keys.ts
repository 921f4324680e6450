/** What the keyboard's focus is on, as far as a show must know it. */
export type Focused = 'nothing' | 'dialog' | 'text' | 'slider' | 'radio' | 'button' | 'link';

/** In the order in which they are looked for: a button within a dialog is the dialog's. */
const FOCUSED: readonly (readonly [Focused, string])[] = [
  ['dialog', 'dialog'],
  ['slider', 'input[type="range"], [role="slider"]'],
  ['radio', 'input[type="radio"], [role="radio"]'],
  ['button', 'button, summary, [role="button"], input:is([type="checkbox"], [type="button"])'],
  // A field that only waits for letters leaves other keys to the show.
  [
    'text',
    ':is(input, textarea):not([data-typing-field]), select, [contenteditable]:not([contenteditable="false"])',
  ],
  ['link', 'a[href]'],
];

export function focusedOn(target: Pick<Element, 'closest'>): Focused {
  return FOCUSED.find(([, selector]) => target.closest(selector) !== null)?.[0] ?? 'nothing';
}

const OWN_KEYS: Readonly<Record<Focused, ReadonlySet<string> | 'all'>> = {
  nothing: new Set(),
  dialog: 'all',
  text: 'all',
  // A remote's page keys turn the page even then.
  slider: new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']),
  radio: new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', ' ']),
  button: new Set([' ', 'Enter']),
  link: new Set(['Enter']),
};

/** What else is known when a key is pressed. */
interface KeySituation {
  /** A page's number was typed, which Enter ends. */
  readonly isNumberBegun?: boolean;
  /**
   * Whether the control has the focus because Escape put away what it had opened: a remote's Enter must not open that
   * again.
   */
  readonly isReturned?: boolean;
}

/** Whether a key is for what is focused, and not for the show. */
export function keepsKey(
  focused: Focused,
  key: string,
  { isNumberBegun = false, isReturned = false }: KeySituation = {},
): boolean {
  if (isNumberBegun && key === 'Enter' && isControl(focused)) return false;
  if (isReturned && (focused === 'button' || focused === 'link')) return false;
  const own = OWN_KEYS[focused];
  return own === 'all' || own.has(key);
}

/** Whether it needs the focus for its keys alone, so that it can be taken away where no key was used. */
export function isControl(focused: Focused): boolean {
  return focused !== 'nothing' && OWN_KEYS[focused] !== 'all';
}
