import { ONE, rational, ZERO } from '../formula/exact/rational.ts';
import type { JudgedItem } from './judged.ts';

/**
 * Judges a set of picks as one item, such as the cells of a row or the partners of a card: right picks less wrong ones,
 * of all right ones. Whoever picks everything earns nothing by it.
 */
export function judgedSet(id: string, right: ReadonlySet<string>, given: ReadonlySet<string>): JudgedItem {
  if (given.size === 0) return { id, state: 'missing', share: ZERO };
  const found = [...given].filter((pick) => right.has(pick)).length;
  if (found === 0) return { id, state: 'wrong', share: ZERO };
  const wrong = given.size - found;
  if (found === right.size && wrong === 0) return { id, state: 'right', share: ONE };
  const earned = Math.max(0, found - wrong);
  return { id, state: 'partly', share: rational(BigInt(earned), BigInt(right.size)) };
}

/** A filled gap: the id of a choice or of an item of the bank. */
export interface Fill {
  readonly gap: string;
  readonly choice: string;
}

/**
 * Judges the gaps of a key, each as an item. `partIn` returns the same id for choices that are equal, and undefined for
 * ids that the gap does not offer.
 */
export function judgedFills(
  right: readonly Fill[],
  given: readonly Fill[],
  partIn: (gap: string, choice: string) => string | undefined,
): JudgedItem[] {
  const byGap = new Map(given.map(({ gap, choice }) => [gap, choice]));
  return [...new Map(right.map((fill) => [fill.gap, fill.choice]))].map(([gap, choice]) => {
    const filled = byGap.get(gap);
    const part = filled === undefined ? undefined : partIn(gap, filled);
    if (part === undefined) return { id: gap, state: 'missing', share: ZERO };
    if (part === partIn(gap, choice)) return { id: gap, state: 'right', share: ONE };
    return { id: gap, state: 'wrong', share: ZERO };
  });
}
