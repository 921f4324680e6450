import type { JsonValue } from '../../records/json-value.ts';

/**
 * The words of a question on its page, by which questions of two pages are compared: of the stem, the body and the
 * questions under a material; formulas as LaTeX. It needs no schemas, unlike `questionBody`: values of another form
 * have no words.
 */
export function questionWords(question: JsonValue): string {
  if (!isFields(question)) return '';
  const { stem = null, body = null, children = null } = question;
  const below = isList(children) ? children.map(questionWords) : [];
  return [wordsIn(stem), wordsIn(body), ...below].filter((words) => words !== '').join('\n');
}

function wordsIn(value: JsonValue): string {
  if (isList(value)) return value.map(wordsIn).join('');
  if (!isFields(value)) return '';
  const words = value.type === 'formula' ? value.latex : value.text;
  return typeof words === 'string' ? words : Object.values(value).map(wordsIn).join('');
}

function isFields(value: JsonValue): value is { readonly [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}
