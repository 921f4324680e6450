import { describe, expect, it } from 'vitest';
import { contentOf } from './question/content.ts';
import type { Question, SingleQuestion } from './question/question.ts';
import { fullScoreOf } from './score-of.ts';
import { shownPoints } from './scoring/score.ts';
import { questionPoints, withPoints } from './with-points.ts';

const choice = (change: Partial<SingleQuestion> = {}): SingleQuestion => ({
  format: 1,
  id: 'q',
  version: 1,
  kind: 'single-choice',
  stem: contentOf('选'),
  attempts: 1,
  counts: 'last',
  score: 2,
  rule: { name: 'exact' },
  body: { choices: ['a', 'b'].map((id) => ({ id, content: contentOf(id) })) },
  key: { right: 'a' },
  ...change,
});
const composite = (scores: readonly number[]): Question => ({
  ...{ format: 1, id: 'c', version: 1, kind: 'composite', stem: contentOf('材料') },
  ...{ attempts: 1, counts: 'last' },
  children: scores.map((score, index) => choice({ id: `q${index}`, score })),
});

describe('withPoints', () => {
  it('sets the score, and changes the cost of hints in proportion', () => {
    const hints = [{ id: 'h', content: contentOf('提示'), cost: 1 }];
    expect(withPoints(choice({ score: 2, hints }), 5)).toMatchObject({ score: 5, hints: [{ cost: 2.5 }] });
    const same = choice();
    expect([withPoints(same, undefined), withPoints(same, 2)]).toEqual([same, same]);
  });

  it('divides the points of a composite among its questions exactly', () => {
    const given = withPoints(composite([1, 1, 1]), 10);
    expect('children' in given && given.children.map(({ score }) => score)).toEqual([3.33, 3.33, 3.34]);
    expect(shownPoints(fullScoreOf(given))).toBe(10);
    const small = composite([1, 1, 1]);
    expect(withPoints(small, 0.5)).toBe(small);
  });

  it('leaves a question without points with none', () => {
    expect(questionPoints(choice({ rule: { name: 'none' } }))).toBe(0);
    expect(questionPoints(composite([1, 2]))).toBe(3);
  });
});
