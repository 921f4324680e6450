import type { ReviewedLink } from '../../parts/link/link-board.tsx';
import type { MarkState } from '../../review/mark.tsx';

interface Pair {
  readonly left: string;
  readonly right: string;
}

/**
 * The given lines with their states, and the missing ones. A card whose item is right has only right lines: cards of equal
 * content stand for each other, so its partner may have another id than in the right response.
 */
export function reviewedLinks(
  given: readonly Pair[],
  right: readonly Pair[],
  states: ReadonlyMap<string, MarkState>,
): ReviewedLink[] {
  const isIn = (pairs: readonly Pair[], pair: Pair) =>
    pairs.some((one) => one.left === pair.left && one.right === pair.right);
  const isRight = (pair: Pair) => states.get(pair.left) === 'right' || isIn(right, pair);
  const missing = right.filter((pair) => states.get(pair.left) !== 'right' && !isIn(given, pair));
  return [
    ...given.map((pair) => linkOf(pair, isRight(pair) ? 'right' : 'wrong')),
    ...missing.map((pair) => linkOf(pair, 'missing')),
  ];
}

function linkOf({ left, right }: Pair, state: MarkState): ReviewedLink {
  return { column: 0, from: left, to: right, state };
}
