import { describe, expect, it } from 'vitest';
import { shareOf, shownPoints } from '../../scoring/score.ts';
import { gameOf, interactiveCases } from '../../testing/interactive-cases.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { orderingSample } from '../../testing/part-samples.ts';
import { sentenceLine } from './question.ts';

describeKind(
  sentenceLine,
  interactiveCases(sentenceLine, { fewest: 1, most: 2, samples: [orderingSample(3), orderingSample(4)] }),
);

describe('a sentence of words', () => {
  const otherOrders = [{ part: 'p0', order: [['i2'], ['i0'], ['i1']] }];
  const shares = (
    order: string[],
    ownKey: object = {},
    name: 'exact' | 'order-kendall' = 'order-kendall',
  ) => {
    const { body, key } = gameOf(sentenceLine, [orderingSample(3)], {}, ownKey);
    return shownPoints(shareOf(sentenceLine.judge(body, key, { parts: { p0: { order } } }), { name }).share);
  };

  it('gives all points for each accepted order, and points for pairs by the nearest one otherwise', () => {
    expect(shares(['i2', 'i0', 'i1'])).toBe(0.33);
    expect(shares(['i2', 'i0', 'i1'], { otherOrders })).toBe(1);
    expect(shares(['i0', 'i1', 'i2'], { otherOrders }, 'exact')).toBe(1);
    expect(shares(['i2', 'i1', 'i0'], { otherOrders })).toBe(0.67);
    expect(shares(['i2', 'i1', 'i0'], { otherOrders }, 'exact')).toBe(0);
  });

  it('gives fewer points when a distractor is in the sentence, also at its end', () => {
    const sample = orderingSample(4);
    const short = { ...sample, key: { order: sample.key.order.slice(0, 3) } };
    const { body, key } = gameOf(sentenceLine, [short], {}, { distractors: true });
    expect(sentenceLine.problems(body, key)).toEqual([]);
    const judged = (order: string[]) => sentenceLine.judge(body, key, { parts: { p0: { order } } });
    const share = (order: string[], name: 'exact' | 'order-kendall') =>
      shownPoints(shareOf(judged(order), { name }).share);
    expect([share(['i0', 'i1', 'i2'], 'exact'), share(['i0', 'i1', 'i2'], 'order-kendall')]).toEqual([1, 1]);
    expect(share(['i0', 'i1', 'i2', 'i3'], 'exact')).toBe(0);
    expect(share(['i0', 'i1', 'i2', 'i3'], 'order-kendall')).toBe(0.5);
  });

  it('reports words without a place unless there are distractors, also in other orders, and unknown parts', () => {
    const orders = [
      { part: 'p0', order: [['i0'], ['i1']] },
      { part: 'p9', order: [] },
    ];
    const { body, key } = gameOf(sentenceLine, [orderingSample(3)], {}, { otherOrders: orders });
    expect(sentenceLine.problems(body, key)).toEqual([
      { code: 'unknown-id', at: 'p9' },
      { code: 'key-empty', at: 'i2' },
    ]);
  });
});
