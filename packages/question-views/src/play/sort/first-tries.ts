export interface Pair {
  readonly left: string;
  readonly right: string;
}

/** The pairs with the first try of a left card: later tries of the same card change nothing. */
export function withFirstTry(pairs: readonly Pair[], added: Pair): Pair[] {
  return pairs.some(({ left }) => left === added.left) ? [...pairs] : [...pairs, added];
}

/** The pairs of a response to a matching part; none for a value of another form. */
export function pairsOf(response: unknown): readonly Pair[] {
  const { pairs } = (response ?? {}) as { readonly pairs?: readonly Pair[] };
  return Array.isArray(pairs) ? pairs : [];
}
