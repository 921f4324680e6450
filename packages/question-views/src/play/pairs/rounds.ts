interface Identified {
  readonly id: string;
}

export interface Pair {
  readonly left: string;
  readonly right: string;
}

/** The pairs of a response to a matching part; none for a value of another form. */
export function pairsOf(response: unknown): readonly Pair[] {
  const { pairs } = (response ?? {}) as { readonly pairs?: readonly Pair[] };
  return Array.isArray(pairs) ? pairs : [];
}

/** The pairs of a game in rounds of some pairs each. */
export function roundsOf(pairs: readonly Pair[], size: number): Pair[][] {
  const count = Math.ceil(pairs.length / Math.max(1, size));
  return Array.from({ length: count }, (_, index) => pairs.slice(index * size, (index + 1) * size));
}

/** The cards of a round in an order that tells nothing: left and right cards alternate by a fixed rule of their ids. */
export function mixed<Card extends Identified>(cards: readonly Card[], seed: number): Card[] {
  return [...cards]
    .map((card) => ({ card, at: hash(`${seed} ${card.id}`) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ card }) => card);
}

/** A board of tiles on a wide screen has this many columns for each row. */
const COLUMNS_A_ROW = 1.6;
const MOST_COLUMNS = 8;

/** The number of columns at which the rows of `count` tiles are full, or nearly so, and the board is wide. */
export function columnsFor(count: number): number {
  const wide = Math.sqrt(count * COLUMNS_A_ROW);
  const costOf = (columns: number) => Math.ceil(count / columns) * columns - count + Math.abs(columns - wide);
  const choices = Array.from({ length: MOST_COLUMNS }, (_, index) => index + 1);
  return choices.reduce((best, columns) => (costOf(columns) < costOf(best) ? columns : best));
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  // The last bits of similar texts are similar without a final mix.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 12)) >>> 0;
}
