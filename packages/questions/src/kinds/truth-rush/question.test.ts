import { describe, expect, it } from 'vitest';
import { contentOf } from '../../question/content.ts';
import { shareOf, shownPoints } from '../../scoring/score.ts';
import { gameOf, interactiveCases } from '../../testing/interactive-cases.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { trueFalseSample } from '../../testing/part-samples.ts';
import { truthRush } from './question.ts';

const samples = [true, false, true, false, true, false].map(trueFalseSample);

describeKind(
  truthRush,
  interactiveCases(truthRush, {
    fewest: 6,
    most: 6,
    samples: [trueFalseSample(true), trueFalseSample(false)],
  }),
);

describe('a rush of statements', () => {
  it('gives points by the part of statements that were judged rightly', () => {
    const { body, key } = gameOf(truthRush, samples);
    const parts = { p0: { truth: true }, p1: { truth: false }, p2: { truth: false } };
    const judged = truthRush.judge(body, key, { parts });
    expect(judged.items.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'p0 right',
      'p1 right',
      'p2 wrong',
      'p3 missing',
      'p4 missing',
      'p5 missing',
    ]);
    expect(shownPoints(shareOf(judged, { name: 'per-item' }).share)).toBe(0.33);
  });

  it('reports fewer than 6 statements, and reasons of statements that it lacks', () => {
    const reasons = [{ part: 'p9', reason: contentOf('因为') }];
    const { body, key } = gameOf(truthRush, samples.slice(1), {}, { reasons });
    expect(truthRush.problems(body, key)).toEqual([{ code: 'too-few' }, { code: 'unknown-id', at: 'p9' }]);
    const twice = gameOf(
      truthRush,
      samples,
      {},
      { reasons: ['p0', 'p0'].map((part) => ({ part, reason: contentOf('') })) },
    );
    expect(truthRush.problems(twice.body, twice.key)).toEqual([{ code: 'same-id', at: 'p0' }]);
  });

  it('refuses more than 60 statements', () => {
    const { body } = gameOf(truthRush, Array(61).fill(trueFalseSample(true)));
    expect(truthRush.body.safeParse(body).success).toBe(false);
  });
});
