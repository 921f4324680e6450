import { describe, expect, it } from 'vitest';
import { gameOf, interactiveCases } from '../../testing/interactive-cases.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { matchingSample } from '../../testing/part-samples.ts';
import { jigsaw } from './question.ts';

const picture = { asset: 'a'.repeat(64), width: 800, height: 600 };

describeKind(
  jigsaw,
  interactiveCases(jigsaw, {
    fewest: 1,
    most: 1,
    samples: [matchingSample(4, 4), matchingSample(6, 6)],
    own: () => ({ picture }),
  }),
);

describe('a jigsaw', () => {
  it('is cut into rows and columns for the number of places', () => {
    const { body } = gameOf(jigsaw, [matchingSample(12, 12)]);
    expect(body.own).toMatchObject({ rows: 3, columns: 4 });
    expect(body.own.places.length).toBe(12);
  });

  it('judges each piece by its place', () => {
    const { body, key } = gameOf(jigsaw, [matchingSample(4, 4)], { picture });
    const pairs = [
      { left: 'l0', right: 'r0' },
      { left: 'l1', right: 'r3' },
    ];
    const { items } = jigsaw.judge(body, key, { parts: { p0: { pairs } } });
    expect(items.map(({ state }) => state)).toEqual(['right', 'wrong', 'missing', 'missing']);
  });

  it('reports a missing picture, cards that are no place, and places beyond the rows and columns', () => {
    const problems = (own: object) => {
      const { body, key } = gameOf(jigsaw, [matchingSample(4, 4)], own);
      return jigsaw.problems(body, key);
    };
    expect(problems({})).toEqual([{ code: 'part-blank', at: 'picture' }]);
    expect(problems({ picture, places: ['r0', 'r1', 'r2', 'x'] })).toEqual([
      { code: 'unknown-id', at: 'x' },
      { code: 'not-placed', at: 'r3' },
    ]);
    expect(problems({ picture, rows: 3 })).toEqual([{ code: 'too-few', at: undefined }]);
  });

  it('reports fewer than 4 pieces and pieces of several places', () => {
    const codes = (...counts: Parameters<typeof matchingSample>) => {
      const { body, key } = gameOf(jigsaw, [matchingSample(...counts)], { picture });
      return jigsaw.problems(body, key).map(({ code }) => code);
    };
    expect([codes(2, 2), codes(4, 4, 'many')]).toEqual([['too-few'], ['not-understood']]);
  });
});
