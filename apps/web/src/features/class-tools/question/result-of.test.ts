import { newQuestion, type Question, type Reviewed } from '@lectern/questions';
import { expect, it } from 'vitest';
import { resultOf } from './result-of.ts';

const question = newQuestion('single-choice', () => crypto.randomUUID()) as Question;

function reviewed(points: number, more: Partial<Reviewed> = {}): Reviewed {
  return { items: [], points, fullPoints: 2, waiting: false, feedback: [], ...more };
}

it('resultOf returns how many of the points a response earned', () => {
  expect([2, 1, 0].map((points) => resultOf(question, reviewed(points)))).toEqual([
    'right',
    'partly',
    'wrong',
  ]);
});

it('resultOf returns waiting for a response that a person marks, and done without a rule', () => {
  expect(resultOf(question, reviewed(0, { waiting: true }))).toBe('waiting');
  expect(resultOf({ ...question, rule: { name: 'none' } } as Question, reviewed(0))).toBe('done');
});
