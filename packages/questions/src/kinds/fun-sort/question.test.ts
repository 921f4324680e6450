import { describe, expect, it } from 'vitest';
import { shareOf, shownPoints } from '../../scoring/score.ts';
import { gameOf, interactiveCases } from '../../testing/interactive-cases.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { matchingSample } from '../../testing/part-samples.ts';
import { funSort } from './question.ts';

const sorted = matchingSample(4, 2, 'many-left');

describeKind(
  funSort,
  interactiveCases(funSort, { fewest: 1, most: 1, samples: [sorted, matchingSample(5, 3, 'many-left')] }),
);

describe('a game of sorting', () => {
  it('gives points for each card in its bin', () => {
    const { body, key } = gameOf(funSort, [sorted]);
    const pairs = [
      { left: 'l0', right: 'r0' },
      { left: 'l1', right: 'r0' },
      { left: 'l2', right: 'r0' },
    ];
    const judged = funSort.judge(body, key, { parts: { p0: { pairs } } });
    expect(judged.items.map(({ id, state }) => [id, state])).toEqual([
      ['p0/l0', 'right'],
      ['p0/l1', 'wrong'],
      ['p0/l2', 'right'],
      ['p0/l3', 'missing'],
    ]);
    expect(shownPoints(shareOf(judged, { name: 'per-item' }).share)).toBe(0.5);
  });

  it('reports fewer than 4 or more than 24 cards, fewer than 2 or more than 4 bins, and cards of several bins', () => {
    const codes = (...counts: Parameters<typeof matchingSample>) => {
      const { body, key } = gameOf(funSort, [matchingSample(...counts)]);
      return funSort.problems(body, key).map(({ code }) => code);
    };
    expect(codes(3, 2, 'many-left')).toEqual(['too-few']);
    expect(codes(25, 2, 'many-left')).toEqual(['too-many']);
    expect(codes(4, 1, 'many-left')).toEqual(['too-few']);
    expect(codes(5, 5, 'many-left')).toEqual(['too-many']);
    expect(codes(4, 4, 'many')).toEqual(['not-understood']);
    expect(codes(24, 4, 'many-left')).toEqual([]);
  });

  it('accepts cards without a bin as distractors only, which cost points by the rule net when they are in one', () => {
    const sample = { ...sorted, key: { pairs: sorted.key.pairs.slice(1) } };
    const plain = gameOf(funSort, [sample]);
    expect(funSort.problems(plain.body, plain.key)).toEqual([{ code: 'key-empty', at: 'p0/l0' }]);
    const { body, key } = gameOf(funSort, [sample], {}, { distractors: true });
    expect(funSort.problems(body, key)).toEqual([]);
    const pairs = sorted.key.pairs;
    const { share } = shareOf(funSort.judge(body, key, { parts: { p0: { pairs } } }), { name: 'net' });
    expect(shownPoints(share)).toBe(0.67);
    const none = { ...key, parts: [{ id: 'p0', kind: 'matching', key: { pairs: [] } }] };
    expect(funSort.problems(body, none)).toEqual([{ code: 'key-empty', at: 'p0' }]);
  });
});
