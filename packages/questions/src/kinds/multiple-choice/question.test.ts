import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf } from '../../question/content.ts';
import { shareOf, shownPoints } from '../../scoring/score.ts';
import type { ScoringRule } from '../../scoring/scoring-rule.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { choiceLists } from '../../testing/part-samples.ts';
import { multipleChoice } from './question.ts';

describeKind(multipleChoice, {
  asked: choiceLists.chain((choices) =>
    fc
      .subarray(
        choices.map(({ id }) => id),
        { minLength: 1 },
      )
      .map((right) => ({ body: { choices }, key: { right } })),
  ),
  response: ({ body }) =>
    fc
      .subarray([...body.choices.map(({ id }) => id), 'no such choice'])
      .map((picked) => ({ choices: picked.slice(0, 10) })),
  empty: { choices: [] },
  reordered: ({ choices }) => ({ choices: choices.toReversed() }),
});

describe('a multiple choice', () => {
  const body = { choices: ['a', 'b', 'c', 'd'].map((id) => ({ id, content: contentOf(id) })) };
  const points = (choices: string[], rule: ScoringRule) =>
    shownPoints(shareOf(multipleChoice.judge(body, { right: ['a', 'b', 'c'] }, { choices }), rule).share);

  it.each<[ScoringRule, number, number, number, number]>([
    [{ name: 'exam-multi' }, 1, 0.5, 0.5, 0],
    [{ name: 'exam-multi', part: 'equal' }, 1, 0.67, 0.33, 0],
    [{ name: 'exam-multi', part: 0.3 }, 1, 0.3, 0.3, 0],
    [{ name: 'exact' }, 1, 0, 0, 0],
    [{ name: 'per-item' }, 1, 0.67, 0.33, 0.67],
    [{ name: 'net' }, 1, 0.67, 0.33, 0.33],
  ])(
    'gives the points of the rule %o for all, two and one right choices, and two with a wrong one',
    (rule, ...all) => {
      const answers = [['a', 'b', 'c'], ['a', 'b'], ['c'], ['a', 'b', 'd']];
      expect(answers.map((choices) => points(choices, rule))).toEqual(all);
    },
  );

  it('shows choices in random order when the author wants it', () => {
    expect(multipleChoice.shuffled?.({ ...body, shuffle: true }, () => 0.99).choices[0]?.id).toBe('d');
  });

  it('reports an empty key and limits of picks that leave out the right ones', () => {
    const problems = (right: string[], limits: object = {}) =>
      multipleChoice.problems({ ...body, ...limits }, { right });
    expect(problems([])).toEqual([{ code: 'key-empty' }]);
    expect(problems(['a'], { leastPicks: 3, mostPicks: 2 })).toEqual([{ code: 'range-empty' }]);
    expect(problems(['a', 'b'], { mostPicks: 1 })).toEqual([{ code: 'key-too-many' }]);
  });
});
