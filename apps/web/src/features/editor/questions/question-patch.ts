import type { JsonValue } from '@lectern/courseware';
import type { Question } from '@lectern/questions';

/**
 * The stored question after an author changed `before`, which was read from it, to `after`. Fields that this version does
 * not know are kept.
 */
export function patchedQuestion(stored: JsonValue, before: Question, after: Question): JsonValue {
  const next = asJson(after);
  if (!isFields(stored) || !isFields(next)) return next;
  const gone = new Set(Object.keys(before).filter((key) => !Object.hasOwn(next, key)));
  const kept = Object.entries(stored).filter(([key]) => !gone.has(key));
  return { ...Object.fromEntries(kept), ...next };
}

/** A question without undefined fields, as a courseware stores it. */
export function asJson(question: Question): JsonValue {
  return JSON.parse(JSON.stringify(question)) as JsonValue;
}

function isFields(value: JsonValue): value is { readonly [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
