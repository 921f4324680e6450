import { describe, expect, it } from 'vitest';
import { gameOf, interactiveCases } from '../../testing/interactive-cases.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { matchingSample } from '../../testing/part-samples.ts';
import { knowledgePairs } from './question.ts';

describeKind(
  knowledgePairs,
  interactiveCases(knowledgePairs, {
    fewest: 1,
    most: 1,
    samples: [matchingSample(4, 4), matchingSample(4, 5)],
  }),
);

describe('a game of pairs', () => {
  it('accepts 4 to 24 pairs, more than a matching question has, and reports cards with several partners', () => {
    const codes = (...counts: Parameters<typeof matchingSample>) => {
      const { body, key } = gameOf(knowledgePairs, [matchingSample(...counts)]);
      return knowledgePairs.problems(body, key).map(({ code }) => code);
    };
    expect([codes(24, 24), codes(25, 25), codes(3, 3)]).toEqual([[], ['too-many'], ['too-few']]);
    expect(codes(4, 2, 'many-left')).toEqual(['not-understood']);
  });

  it('judges the same pairs in the same way as the matching question', () => {
    const sample = matchingSample(4, 4);
    const { body, key } = gameOf(knowledgePairs, [sample]);
    const pairs = [
      { left: 'l0', right: 'r0' },
      { left: 'l1', right: 'r2' },
    ];
    const { items } = knowledgePairs.judge(body, key, { parts: { p0: { pairs } }, game: { points: 9999 } });
    expect(items.map(({ state }) => state)).toEqual(['right', 'wrong', 'missing', 'missing']);
  });
});
