/** The kind of node that has the keyboard focus, in the distinctions that a show needs. */
export type Focused = 'nothing' | 'dialog' | 'text' | 'slider' | 'radio' | 'button' | 'link';

/** The order of the search: a button within a dialog counts as dialog. */
const FOCUSED: readonly (readonly [Focused, string])[] = [
  ['dialog', 'dialog'],
  ['slider', 'input[type="range"], [role="slider"]'],
  ['radio', 'input[type="radio"], [role="radio"]'],
  ['button', 'button, summary, [role="button"], input:is([type="checkbox"], [type="button"])'],
  // A text field that waits for letters only leaves other keys to the show.
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
  // Page keys of a remote change the page even while a slider has the focus.
  slider: new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']),
  radio: new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', ' ']),
  button: new Set([' ', 'Enter']),
  link: new Set(['Enter']),
};

/** Further state when a key is pressed. */
interface KeySituation {
  /** Whether digits of a page number were typed, which Enter completes. */
  readonly isNumberBegun?: boolean;
  /**
   * Whether the control has the focus because Escape closed the overlay that it had opened: Enter of a remote must not
   * open it again.
   */
  readonly isReturned?: boolean;
}

/** Whether a key belongs to the focused node, and not to the show. */
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

/** Whether the node uses only some keys, so that its focus can be removed without loss. */
export function isControl(focused: Focused): boolean {
  return focused !== 'nothing' && OWN_KEYS[focused] !== 'all';
}
