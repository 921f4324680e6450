import { type CompositeQuestion, newQuestion, type Question, type Reviewed } from '@lectern/questions';
import { expect, it } from 'vitest';
import { asksForFiles, resultOf } from './result-of.ts';

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

it('asksForFiles returns true for a drawing, and for a material with nothing else', () => {
  const makeId = () => crypto.randomUUID();
  const drawing = newQuestion('media-answer', makeId) as Question;
  const material = newQuestion('composite', makeId) as CompositeQuestion;
  const under = (...children: readonly Question[]) => ({ ...material, children }) as Question;
  expect([drawing, under(drawing), under(drawing, question), question].map(asksForFiles)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
