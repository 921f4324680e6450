import type { JsonValue } from '@lectern/courseware';
import { IdAliases } from './id-aliases.ts';
import { parseQuestion } from './parse-question.ts';
import { withoutKey } from './without-key.ts';

/**
 * A question as it is shown in a file that pupils may open: without key, feedback, analysis and hints, its lists in an
 * order of their own, with other ids. Only the stem is left of a question that this version does not know.
 */
export function withoutAnswers(question: JsonValue): JsonValue {
  const parsed = parseQuestion(question);
  if (parsed.state === 'question') {
    const seed = Number.parseInt(parsed.question.id.replace(/[^0-9a-f]/gi, '').slice(0, 7), 16) || 1;
    const shown = new IdAliases(parsed.question, seed).hide(withoutKey(parsed.question, { seed }));
    return JSON.parse(JSON.stringify(shown)) as JsonValue;
  }
  return parsed.stem ? (JSON.parse(JSON.stringify({ stem: parsed.stem })) as JsonValue) : {};
}
