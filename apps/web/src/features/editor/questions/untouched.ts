import { equalPlain, type JsonValue } from '@lectern/courseware';
import { newQuestion, type Question } from '@lectern/questions';
import { asJson } from './question-patch.ts';

/** Whether a question is as it was inserted, with nothing filled in. */
export function isUntouched(stored: JsonValue, question: Question): boolean {
  const fresh = newQuestion(question.kind, () => crypto.randomUUID());
  return fresh !== undefined && equalPlain(withoutIds(stored), withoutIds(asJson(fresh)));
}

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The value without ids, which differ in every question. */
function withoutIds(value: JsonValue): JsonValue {
  if (typeof value === 'string') return value.replace(UUID, '');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutIds);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutIds(each)]));
}
