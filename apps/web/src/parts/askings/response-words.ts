import { entriesOf, PartLabels, parseQuestion, plainTextOf } from '@lectern/questions';
import { askingText } from './asking-texts.ts';
import { wordsOf } from './tally-list.tsx';

/** The words of a question's stem in one line; empty for a value that is no question. */
export function stemWords(asked: unknown): string {
  const parsed = parseQuestion(asked);
  if (parsed.state === 'refused') return '';
  const stem = parsed.state === 'question' ? parsed.question.stem : parsed.stem;
  return plainTextOf(stem).replace(/\s+/gu, ' ').trim();
}

/** The words of a response in one line, with the letters and texts of choices; empty for a value that is no question. */
export function responseWords(asked: unknown, response: unknown): string {
  const parsed = parseQuestion(asked);
  if (parsed.state !== 'question') return '';
  const labels = new PartLabels(parsed.question);
  return entriesOf(parsed.question, response)
    .filter(({ form }) => form !== 'set')
    .map((entry) => {
      const place = entry.at === '' ? undefined : labels.place(entry.at)?.text;
      const words = wordsOf(entry, labels, askingText);
      return place === undefined ? words : `${place}: ${words}`;
    })
    .join(askingText('between'));
}
