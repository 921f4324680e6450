/** The card that was picked up by a tap or a key, and the target that arrow keys chose for it. */
export interface HeldCard {
  readonly card: string;
  readonly aimed?: string | undefined;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The change that a key makes while a card is held, or when a card has the focus. */
export type KeyEffect =
  | { readonly type: 'hold'; readonly card: string }
  | { readonly type: 'aim'; readonly target: string }
  | { readonly type: 'drop'; readonly target: string }
  /** The card is no longer held and stays where it was. */
  | { readonly type: 'release' }
  /** The card leaves its target. */
  | { readonly type: 'remove'; readonly card: string };

/**
 * The effect of a key that was pressed on a card; undefined for other keys. `targets`: ids of the targets that accept the
 * held card, in the order of reading. `within`: the target in which the card is placed.
 */
export function keyEffect(
  key: string,
  card: string,
  held: HeldCard | undefined,
  targets: readonly string[],
  within: string | undefined,
): KeyEffect | undefined {
  if (key === 'Enter' || key === ' ') {
    if (!held) return { type: 'hold', card };
    if (held.card === card)
      return held.aimed === undefined ? { type: 'release' } : { type: 'drop', target: held.aimed };
    return within === undefined ? { type: 'hold', card } : { type: 'drop', target: within };
  }
  if (key === 'Escape') return held && { type: 'release' };
  if (key === 'Delete' || key === 'Backspace')
    return within === undefined ? undefined : { type: 'remove', card };
  const step = STEPS[key];
  if (!held || step === undefined || targets.length === 0) return undefined;
  const before = held.aimed === undefined ? -1 : targets.indexOf(held.aimed);
  const first = step > 0 ? 0 : targets.length - 1;
  const at = before < 0 ? first : (before + step + targets.length) % targets.length;
  return { type: 'aim', target: targets[at] ?? '' };
}
