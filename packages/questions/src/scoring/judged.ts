import { compare, isZero, ONE, type Rational, ZERO } from '../formula/exact/rational.ts';

/**
 * One thing that a response could get right: a blank, a pair, a cell, a choice of the key. A `share` between 0 and 1 is
 * partly right. `waiting` items are marked by a person; `share` is then a proposal.
 */
export interface JudgedItem {
  readonly id: string;
  readonly state: 'right' | 'partly' | 'wrong' | 'missing' | 'waiting';
  readonly share: Rational;
}

/** The findings of a kind in a response, before a rule makes points of them. */
export interface Judged {
  /** The things that could be right, in the order of the key. */
  readonly items: readonly JudgedItem[];
  /** Wrong picks that belong to no item: wrong choices, marked words that are right, taps beside every area. */
  readonly extra: number;
  /** For ordered answers: pairs in the right order, of all pairs. */
  readonly pairs?: { readonly right: number; readonly all: number };
}

/** The state of an item that earns a share. */
export function stateOfShare(share: Rational): JudgedItem['state'] {
  if (isZero(share)) return 'wrong';
  return compare(share, ONE) === 0 ? 'right' : 'partly';
}

/** An answer that a person marks, with a proposed share. An empty one does not wait. */
export function markedByPerson(isEmpty: boolean, proposed: Rational = ZERO): Judged {
  if (isEmpty) return { items: [{ id: 'answer', state: 'missing', share: ZERO }], extra: 0 };
  return { items: [{ id: 'answer', state: 'waiting', share: proposed }], extra: 0 };
}
