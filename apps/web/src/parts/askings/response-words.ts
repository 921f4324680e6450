import { parseQuestion, plainTextOf, responseWords as wordsOfResponse } from '@lectern/questions';
import { askingText } from './asking-texts.ts';
import { fixedWords } from './tally-list.tsx';

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
  return wordsOfResponse(parsed.question, response, fixedWords(askingText));
}
