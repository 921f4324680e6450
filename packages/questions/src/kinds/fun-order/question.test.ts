import { describe, expect, it } from 'vitest';
import { shareOf, shownPoints } from '../../scoring/score.ts';
import { gameOf, interactiveCases } from '../../testing/interactive-cases.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { orderingSample } from '../../testing/part-samples.ts';
import { funOrder } from './question.ts';

describeKind(
  funOrder,
  interactiveCases(funOrder, { fewest: 1, most: 1, samples: [orderingSample(3), orderingSample(4)] }),
);

describe('a game of ordering', () => {
  it('gives points for the pairs of cards in the right order', () => {
    const { body, key } = gameOf(funOrder, [orderingSample(3)]);
    const judged = funOrder.judge(body, key, { parts: { p0: { order: ['i1', 'i0', 'i2'] } } });
    expect(judged.pairs).toEqual({ right: 2, all: 3 });
    expect(shownPoints(shareOf(judged, { name: 'order-kendall' }).share)).toBe(0.67);
  });

  it('reports fewer than 3 and more than 12 cards', () => {
    const problems = (count: number) => {
      const { body, key } = gameOf(funOrder, [orderingSample(count)]);
      return funOrder.problems(body, key);
    };
    expect([problems(2), problems(13)]).toEqual([
      [{ code: 'too-few', at: 'p0' }],
      [{ code: 'too-many', at: 'p0' }],
    ]);
  });
});
