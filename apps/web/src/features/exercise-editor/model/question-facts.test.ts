import { describe, expect, it } from 'vitest';
import { kindNameOf, ownPoints, pointsIn, stemWords } from './question-facts.ts';

const text = (words: string) => ({ runs: [{ type: 'text', text: words }] });

describe('ownPoints', () => {
  it('returns the score, the sum of a composite’s scores, and undefined for other values', () => {
    expect(ownPoints({ score: 2.5 })).toBe(2.5);
    expect(ownPoints({ children: [{ score: 2 }, { score: 3 }, 'x'] })).toBe(5);
    expect([ownPoints({}), ownPoints({ score: '5' }), ownPoints({ score: Number.NaN })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it('pointsIn returns the question’s points in the exercise, then those of the section, then its own', () => {
  const question = { score: 1 };
  expect(pointsIn({ points: 2 }, { points: 3, question })).toBe(3);
  expect(pointsIn({ points: 2 }, { question })).toBe(2);
  expect(pointsIn({}, { question })).toBe(1);
  expect(pointsIn({}, { question: {} })).toBe(0);
});

describe('the words of a stem', () => {
  it('are in one line with formulas as LaTeX', () => {
    const stem = {
      paragraphs: [
        {
          runs: [
            { type: 'text', text: '求 ' },
            { type: 'formula', latex: 'x^2' },
          ],
        },
        text('的值'),
      ],
    };
    expect(stemWords({ stem })).toBe('求 x^2 的值');
    const passage = { paragraphs: [{ runs: [{ type: 'field', field: 'gap:a', text: '____' }] }] };
    expect(stemWords({ stem: { paragraphs: [text('填空。')] }, body: { passage } })).toBe('填空。 ____');
  });

  it('are empty for invalid values, and cut when they are long', () => {
    for (const stem of [
      undefined,
      null,
      7,
      'x',
      [],
      {},
      { paragraphs: 'x' },
      { paragraphs: [null, { runs: [7] }] },
    ])
      expect(stemWords({ stem }).trim()).toBe('');
    expect(stemWords({ stem: { paragraphs: [text('很'.repeat(500))] } })).toHaveLength(120);
  });
});

it('kindNameOf returns an empty name for an invalid kind', () => {
  expect([kindNameOf({ kind: 'essay' }), kindNameOf({ kind: 7 })]).toEqual(['essay', '']);
});
