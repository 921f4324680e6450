import type { JsonValue } from '@lectern/courseware';
import type { Question } from '@lectern/questions';

type Fields = { readonly [key: string]: JsonValue };

/**
 * The stored question after an author changed `before`, which was read from it, to `after`. Fields that this version of the
 * program does not know are kept.
 */
export function patchedQuestion(stored: Fields, before: Question, after: Question): Fields {
  const next = JSON.parse(JSON.stringify(after)) as Fields;
  const gone = new Set(Object.keys(before).filter((key) => !Object.hasOwn(next, key)));
  const kept = Object.entries(stored).filter(([key]) => !gone.has(key));
  return { ...Object.fromEntries(kept), ...next };
}
