import { describe, expect, it } from 'vitest';
import { gameOf, interactiveCases } from '../../testing/interactive-cases.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { bankClozeSample } from '../../testing/part-samples.ts';
import { wordBank } from './question.ts';

describeKind(
  wordBank,
  interactiveCases(wordBank, { fewest: 1, most: 1, samples: [bankClozeSample(2), bankClozeSample(3)] }),
);

describe('a game with a bank of words', () => {
  it('judges each gap', () => {
    const { body, key } = gameOf(wordBank, [bankClozeSample(3)]);
    const fills = [
      { gap: 'g0', choice: 'c0' },
      { gap: 'g1', choice: 'c3' },
    ];
    const { items } = wordBank.judge(body, key, { parts: { p0: { fills } } });
    expect(items.map(({ id, state }) => [id, state])).toEqual([
      ['p0/g0', 'right'],
      ['p0/g1', 'wrong'],
      ['p0/g2', 'missing'],
    ]);
  });

  it('reports sounds of gaps that the text lacks, and two sounds of a gap', () => {
    const audio = ['g0', 'g0', 'g9'].map((gap) => ({ gap, asset: 'a'.repeat(64) }));
    const { body, key } = gameOf(wordBank, [bankClozeSample(1)], { audio });
    expect(wordBank.problems(body, key)).toEqual([
      { code: 'same-id', at: 'g0' },
      { code: 'unknown-id', at: 'g9' },
    ]);
  });
});
