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
