import type { JsonValue } from '@lectern/courseware';
import { newQuestion, parseQuestion, type Question } from '@lectern/questions';
import { expect, it } from 'vitest';
import { asJson, patchedQuestion } from './question-patch.ts';

function read(value: JsonValue): Question {
  const parsed = parseQuestion(value);
  if (parsed.state !== 'question') throw new Error('the question cannot be read');
  return parsed.question;
}

const made = newQuestion('single-choice', () => crypto.randomUUID()) as Question;
const stored = { ...(asJson(made) as object), difficulty: 3, later: { odd: [1] } } as unknown as JsonValue;

it('patchedQuestion changes and adds fields, and keeps fields that this version does not know', () => {
  const before = read(stored);
  const patched = patchedQuestion(stored, before, { ...before, timeLimit: 60, attempts: 2 });
  expect(patched).toEqual({ ...(stored as object), timeLimit: 60, attempts: 2 });
});

it('patchedQuestion removes a field that the author removed', () => {
  const before = read(stored);
  const patched = patchedQuestion(stored, before, { ...before, difficulty: undefined });
  expect(patched).not.toHaveProperty('difficulty');
  expect(patched).toHaveProperty('later');
});

it('patchedQuestion replaces a stored value that is no object', () => {
  expect(patchedQuestion(null, made, made)).toEqual(asJson(made));
});
