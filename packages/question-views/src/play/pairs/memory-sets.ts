import { type Pair, pairsOf } from './rounds.ts';

/** Cards that belong together: one of the left column, and one of each other column. */
export interface MemorySet {
  readonly left: string;
  /** The card on the right of each part. */
  readonly rights: readonly (string | undefined)[];
  /** The ids of the cards on the board: the column and the card's id. */
  readonly cards: readonly string[];
}

export function setsOf(
  parts: readonly { readonly id: string; readonly pairs: readonly Pair[] }[],
): MemorySet[] {
  const lefts = [...new Set(parts[0]?.pairs.map(({ left }) => left))];
  return lefts.map((left) => {
    const rights = parts.map(({ pairs }) => pairs.find((pair) => pair.left === left)?.right);
    const others = rights.flatMap((right, index) => (right === undefined ? [] : [`${index + 1}:${right}`]));
    return { left, rights, cards: [`0:${left}`, ...others] };
  });
}

/** The left cards of the sets that a response has already. */
export function foundSets(
  sets: readonly MemorySet[],
  responses: Readonly<Record<string, unknown>>,
): string[] {
  const given = new Set(
    Object.values(responses).flatMap((response) => pairsOf(response).map(({ left }) => left)),
  );
  return sets.filter(({ left }) => given.has(left)).map(({ left }) => left);
}
