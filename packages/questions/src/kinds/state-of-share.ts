import { compare, isZero, ONE, type Rational } from '../formula/exact/rational.ts';
import type { JudgedItem } from '../scoring/judged.ts';

/** The state of an item that earns a share. Each kind that compares texts, numbers or formulas has such items. */
export function stateOfShare(share: Rational): JudgedItem['state'] {
  if (isZero(share)) return 'wrong';
  return compare(share, ONE) === 0 ? 'right' : 'partly';
}
