import { ONE, ZERO } from '../formula/exact/rational.ts';
import type { JudgedItem } from './judged.ts';

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
