import { describe, expect, it } from 'vitest';
import { shareOf, shownPoints } from '../../scoring/score.ts';
import { gameOf, interactiveCases } from '../../testing/interactive-cases.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { matchingSample, numberedParts } from '../../testing/part-samples.ts';
import { superSort } from './question.ts';

const table = {
  kind: 'matrix',
  body: { rows: numberedParts('c', 8), columns: numberedParts('b', 2), several: true },
  key: { right: Array.from({ length: 8 }, (_, index) => ({ row: `c${index}`, columns: ['b0'] })) },
};

describeKind(
  superSort,
  interactiveCases(superSort, { fewest: 1, most: 1, samples: [matchingSample(8, 2, 'many'), table] }),
);

describe('a game of super sorting', () => {
  const codes = (samples: Parameters<typeof gameOf>[1], own: object = {}) => {
    const { body, key } = gameOf(superSort, samples, own);
    return superSort.problems(body, key).map(({ code }) => code);
  };

  it('has no card in a bin when it is new, and reports each card', () => {
    let made = 0;
    const { body, key } = superSort.blank(() => `id${made++}`);
    expect(key.parts.map((part) => part.key)).toEqual([{ pairs: [] }]);
    const reported = superSort.problems(body, key).filter(({ code }) => code === 'key-empty');
    expect(reported).toHaveLength(3);
  });

  it('reports fewer than 8 and more than 60 cards of all rounds, and bins beyond 2 to 8', () => {
    const round = matchingSample(20, 8, 'many');
    expect(codes([round, round, round])).toEqual([]);
    expect(codes([round, round, round, matchingSample(4, 2, 'many')])).toEqual(['too-many']);
    expect(codes([matchingSample(7, 2, 'many')])).toEqual(['too-few']);
    expect(codes([matchingSample(9, 9, 'many')])).toEqual(['too-many']);
  });

  it('reports a table that has another number of cells than there are bins', () => {
    const cells = matchingSample(12, 12, 'many');
    expect(codes([cells], { table: { rows: 3, columns: 4 } })).toEqual([]);
    expect(codes([cells], { table: { rows: 2, columns: 4 } })).toEqual(['too-many']);
  });

  it('takes a right card away for each wrong one by the rule net', () => {
    const sample = matchingSample(8, 2, 'many');
    const { body, key } = gameOf(superSort, [sample]);
    const pairs = sample.key.pairs.map((pair, index) =>
      index < 2 ? { ...pair, right: index === 0 ? 'r1' : 'r0' } : pair,
    );
    const judged = superSort.judge(body, key, { parts: { p0: { pairs } } });
    expect(shownPoints(shareOf(judged, { name: 'net' }).share)).toBe(0.5);
  });
});
