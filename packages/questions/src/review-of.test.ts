import { describe, expect, it } from 'vitest';
import { contentOf } from './question/content.ts';
import { reviewOf } from './review-of.ts';
import { compositeOf, singleQuestionWith } from './testing/question-cases.ts';

const texts = {
  feedback: {
    right: contentOf('对'),
    wrong: contentOf('错'),
    choices: [{ id: 'b', content: contentOf('乙为什么错') }],
  },
  analysis: contentOf('解析'),
};

describe('reviewOf', () => {
  it('returns the key, the right response, the marks and the feedback of the picked choice', () => {
    const review = reviewOf(singleQuestionWith(texts), { choice: 'b' });
    expect(review).toEqual({
      key: { right: 'a' },
      right: { choice: 'a' },
      items: [{ id: 'a', state: 'wrong' }],
      points: 0,
      fullPoints: 2,
      waiting: false,
      feedback: [contentOf('错'), contentOf('乙为什么错')],
      analysis: contentOf('解析'),
    });
  });

  it('returns JSON, and less points for requested hints but the feedback of a right response', () => {
    const question = singleQuestionWith({
      ...texts,
      hints: [{ id: 'h', content: contentOf('提示'), cost: 0.5 }],
    });
    const review = reviewOf(question, { choice: 'a' }, ['h']);
    expect(review).toMatchObject({ points: 1.5, feedback: [contentOf('对')] });
    expect(JSON.parse(JSON.stringify(review))).toEqual(review);
  });

  it('returns no feedback for the whole response in a survey', () => {
    const survey = singleQuestionWith({ ...texts, rule: { name: 'none' } });
    expect(reviewOf(survey, { choice: 'a' }).feedback).toEqual([]);
  });

  it('returns the reviews of the questions of a composite by their ids', () => {
    const composite = compositeOf([singleQuestionWith({ id: 'x' }), singleQuestionWith({ id: 'y' })]);
    const response = { children: [{ id: 'x', response: { choice: 'a' } }] };
    const review = reviewOf(composite, response);
    expect(review).toMatchObject({ points: 2, fullPoints: 4 });
    expect(review.children?.x?.items).toEqual([{ id: 'a', state: 'right' }]);
    expect(review.children?.y?.items).toEqual([{ id: 'a', state: 'missing' }]);
  });

  it('accepts any value as a response', () => {
    for (const value of [null, 7, 'a', [], { choice: 7 }, { children: 'x' }])
      expect(reviewOf(singleQuestionWith(texts), value).items).toEqual([{ id: 'a', state: 'missing' }]);
  });
});
