import { kindOf } from '../kinds/kinds.ts';
import type { Question, SingleQuestion } from '../question/question.ts';
import { entryWords, type FixedWords } from './entry-words.ts';
import { PartLabels } from './part-labels.ts';
import { entriesOf } from './statistics.ts';

/**
 * The words of a response in one line: the letters and texts of choices, and typed words, each after the name of its place.
 * A gap is named by its number. A value that is no response has no words.
 */
export function responseWords(question: Question, response: unknown, words: FixedWords): string {
  const labels = new PartLabels(question);
  return entriesOf(question, response)
    .filter(({ form }) => form !== 'set')
    .map((entry) => {
      const place = entry.at === '' ? undefined : labels.place(entry.at)?.text;
      const said = entryWords(entry, labels, words);
      return place === undefined ? said : `${place}: ${said}`;
    })
    .join(words.between);
}

/** The words of the right response in one line; empty where only a person can tell whether a response is right. */
export function rightWords(question: SingleQuestion, words: FixedWords): string {
  const response = kindOf(question.kind)?.rightResponse(question.body, question.key);
  return responseWords(question, response, words);
}
