import { expect, it } from 'vitest';
import { sampleContent, workOf } from '../testing/sample-assignment.ts';
import { numberedQuestions, questionSums, rightShare } from './question-sums.ts';

it('numberedQuestions counts through all sections', () => {
  expect(
    numberedQuestions(sampleContent).map(({ number, id, sectionTitle }) => [number, id, sectionTitle]),
  ).toEqual([
    [1, 'q1', '选择题'],
    [2, 'q2', '解答题'],
  ]);
});

it('questionSums counts the states and the mean of work that was handed in', () => {
  const sums = questionSums([
    workOf('甲', [2, 'right'], [null, 'waiting']),
    workOf('乙', [0, 'wrong'], [3, 'partly']),
    workOf('丙', [0, 'missing'], [5, 'right']),
    { ...workOf('丁', [2, 'right'], [5, 'right']), state: 'open' },
  ]);
  expect(sums.get('q1')).toEqual({
    handedIn: 3,
    right: 1,
    partly: 0,
    wrong: 1,
    missing: 1,
    waiting: 0,
    mean: 0.67,
  });
  expect(sums.get('q2')).toMatchObject({ waiting: 1, partly: 1, right: 1, mean: 4 });
});

it('rightShare leaves out answers that wait for a mark', () => {
  const sum = questionSums([
    workOf('甲', [2, 'right'], [null, 'waiting']),
    workOf('乙', [0, 'wrong'], [null, 'waiting']),
  ]);
  const [first, second] = [sum.get('q1'), sum.get('q2')];
  expect(first && rightShare(first)).toBe(0.5);
  expect(second && rightShare(second)).toBeUndefined();
});
