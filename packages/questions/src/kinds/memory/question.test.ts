import { describe, expect, it } from 'vitest';
import { gameOf, interactiveCases } from '../../testing/interactive-cases.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { matchingSample } from '../../testing/part-samples.ts';
import { memory } from './question.ts';

describeKind(
  memory,
  interactiveCases(memory, { fewest: 1, most: 1, samples: [matchingSample(4, 4), matchingSample(5, 5)] }),
);

describe('a game of memory', () => {
  const problems = (samples: Parameters<typeof gameOf>[1]) => {
    const { body, key } = gameOf(memory, samples);
    return memory.problems(body, key).map(({ code }) => code);
  };

  it('accepts 4 to 15 pairs, and triples with the same first cards', () => {
    expect([problems([matchingSample(3, 3)]), problems([matchingSample(16, 16)])]).toEqual([
      ['too-few'],
      ['too-many'],
    ]);
    expect(problems([matchingSample(15, 15), matchingSample(15, 15)])).toEqual([]);
    expect(problems([matchingSample(4, 4), matchingSample(5, 5)])).toEqual(['not-understood']);
    expect(problems([matchingSample(4, 2, 'many-left')])).toEqual(['not-understood']);
  });

  it('gives the same marks whatever the number of flips', () => {
    const { body, key } = gameOf(memory, [matchingSample(4, 4)]);
    const parts = { p0: { pairs: [{ left: 'l0', right: 'r0' }] } };
    const judged = (moves: number) => memory.judge(body, key, { parts, game: { moves } });
    expect(judged(8)).toEqual(judged(80));
    expect(judged(8).items[0]?.state).toBe('right');
  });
});
