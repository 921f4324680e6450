import { describe, expect, it } from 'vitest';
import { gameOf, interactiveCases } from '../../testing/interactive-cases.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { matchingSample, numberedParts } from '../../testing/part-samples.ts';
import { linkLines } from './question.ts';

/** Joins the cards r0, r1, … of the middle column with the cards m0, m1, …. */
const second = {
  kind: 'matching',
  body: { left: numberedParts('r', 3), right: numberedParts('m', 3), partners: 'many' as const },
  key: { pairs: [0, 1, 2].map((index) => ({ left: `r${index}`, right: `m${index}` })) },
};

describeKind(
  linkLines,
  interactiveCases(linkLines, { fewest: 1, most: 1, samples: [matchingSample(3, 3), second] }),
);

describe('a game of lines', () => {
  it('judges the lines between three columns', () => {
    const { body, key } = gameOf(linkLines, [matchingSample(3, 3), second]);
    expect(linkLines.problems(body, key)).toEqual([]);
    const parts = {
      p0: { pairs: [{ left: 'l0', right: 'r0' }] },
      p1: { pairs: [{ left: 'r2', right: 'm2' }] },
    };
    const { items } = linkLines.judge(body, key, { parts });
    const right = items.filter(({ state }) => state === 'right').map(({ id }) => id);
    expect([items.length, right]).toEqual([6, ['p0/l0', 'p1/r2']]);
  });

  it('reports columns beyond 3 to 8 cards, and a second part that begins with another column', () => {
    const codes = (...samples: Parameters<typeof gameOf>[1]) => {
      const { body, key } = gameOf(linkLines, samples);
      return linkLines.problems(body, key).map(({ code }) => code);
    };
    expect(codes(matchingSample(2, 3))).toEqual(['too-few']);
    expect(codes(matchingSample(8, 9))).toEqual(['too-many']);
    expect(codes(matchingSample(3, 3), matchingSample(3, 3))).toEqual(['not-understood']);
    expect(codes(matchingSample(4, 4), second)).toEqual(['not-understood']);
  });

  it('keeps the order of its columns when cards are shuffled', () => {
    const { body } = gameOf(linkLines, [matchingSample(3, 3), second]);
    expect(linkLines.shuffled?.(body, () => 0.99).parts.map(({ id }) => id)).toEqual(['p0', 'p1']);
  });
});
