import type { Rational } from '../formula/exact/rational.ts';

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
