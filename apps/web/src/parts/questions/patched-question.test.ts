import { newId } from '@lectern/base';
import type { JsonValue } from '@lectern/courseware';
import { newQuestion, type Question } from '@lectern/questions';
import { expect, it } from 'vitest';
import { patchedQuestion } from './patched-question.ts';

it('patchedQuestion keeps unknown fields, changes fields, and removes fields that the author removed', () => {
  const question = newQuestion('single-choice', newId) as Question;
  const before: Question = { ...question, timeLimit: 60 };
  const stored = { ...before, later: 'kept' } as unknown as { readonly [key: string]: JsonValue };
  const { timeLimit: _, ...after } = { ...before, difficulty: 3 };
  const patched = patchedQuestion(stored, before, after as Question);
  expect(patched).toMatchObject({ later: 'kept', difficulty: 3, id: question.id });
  expect(patched).not.toHaveProperty('timeLimit');
});
