import type { SingleQuestion } from '@lectern/questions';
import fc from 'fast-check';
import { lines } from './contents.ts';

/** A question with the fields that readers give by default. */
export function basic(
  kind: string,
  fields: Pick<SingleQuestion, 'stem' | 'body' | 'key' | 'rule'> & Partial<SingleQuestion>,
): SingleQuestion {
  return { format: 1, id: 'q', version: 1, kind, score: 1, attempts: 1, counts: 'last', ...fields };
}

/** Lists of choices with the ids c1, c2, …. */
export function choices(least: number, most: number) {
  return fc
    .array(lines, { minLength: least, maxLength: most })
    .map((all) => all.map((content, index) => ({ id: `c${index + 1}`, content })));
}

/** Whether all texts are different in the form in which texts are compared. */
export function isDistinct(texts: readonly string[]): boolean {
  return new Set(texts.map((text) => text.toLowerCase())).size === texts.length;
}
