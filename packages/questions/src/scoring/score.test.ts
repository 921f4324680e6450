import { describe, expect, it } from 'vitest';
import { ONE, type Rational, rational, ZERO } from '../formula/exact/rational.ts';
import type { Judged, JudgedItem } from './judged.ts';
import { pointsOf, shareOf, shownPoints } from './score.ts';
import { RULE_NAMES, type ScoringRule, scoringRule } from './scoring-rule.ts';

const THIRD = rational(1n, 3n);

function item(state: JudgedItem['state'], share: Rational = state === 'right' ? ONE : ZERO): JudgedItem {
  return { id: state, state, share };
}

const shares = (judged: Judged, rule: ScoringRule) => shownPoints(shareOf(judged, rule).share);

describe('shareOf', () => {
  const two = { items: [item('right'), item('right'), item('wrong'), item('missing')], extra: 1 };

  it.each<[ScoringRule, number]>([
    [{ name: 'exact' }, 0],
    [{ name: 'per-item' }, 0.5],
    [{ name: 'net' }, 0],
    [{ name: 'exam-multi' }, 0],
    [{ name: 'manual' }, 0],
    [{ name: 'none' }, 0],
  ])('gives the share of %o for two right items of four, a wrong one and a wrong pick', (rule, share) => {
    expect(shares(two, rule)).toBe(share);
  });

  it('gives the part of pairs in order, and the items’ mean when there are no pairs', () => {
    const items = [item('right'), item('wrong')];
    expect(shares({ items, extra: 0, pairs: { right: 2, all: 3 } }, { name: 'order-kendall' })).toBe(0.67);
    expect(shares({ items, extra: 0, pairs: { right: 0, all: 0 } }, { name: 'order-kendall' })).toBe(0.5);
    expect(shares({ items, extra: 0, pairs: { right: 2, all: 3 } }, { name: 'order-place' })).toBe(0.5);
  });

  it('waits for a person when the rule or an item says so', () => {
    expect(shareOf({ items: [item('right')], extra: 0 }, { name: 'manual' }).waits).toBe(true);
    expect(shareOf({ items: [item('waiting', THIRD)], extra: 0 }, { name: 'keywords' })).toEqual({
      share: THIRD,
      waits: true,
    });
    expect(shareOf({ items: [item('right')], extra: 0 }, { name: 'exact' }).waits).toBe(false);
  });

  it('gives nothing when there is nothing to be right', () => {
    for (const name of RULE_NAMES) expect(shareOf({ items: [], extra: 0 }, { name }).share).toEqual(ZERO);
  });

  it('counts a partly right item by its share, and not as right by the rule exact', () => {
    const judged = { items: [item('right'), item('partly', THIRD)], extra: 0 };
    expect([shares(judged, { name: 'per-item' }), shares(judged, { name: 'exact' })]).toEqual([0.67, 0]);
  });
});

describe('points', () => {
  it('stay exact fractions until they are shown', () => {
    const points = pointsOf(THIRD, 2.5);
    expect(points).toEqual(rational(5n, 6n));
    expect(shownPoints(points)).toBe(0.83);
    expect(shownPoints(rational(1n, 8n))).toBe(0.13);
  });
});

describe('scoringRule', () => {
  it('accepts every name, and a part for the rule of papers only within 0 and 1', () => {
    for (const name of RULE_NAMES) expect(scoringRule.safeParse({ name }).success).toBe(true);
    expect(scoringRule.safeParse({ name: 'exam-multi', part: 'equal' }).success).toBe(true);
    expect(scoringRule.safeParse({ name: 'exam-multi', part: 2 }).success).toBe(false);
    expect(scoringRule.safeParse({ name: 'other' }).success).toBe(false);
  });
});
