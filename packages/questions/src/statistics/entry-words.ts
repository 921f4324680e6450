import type { PartLabels } from './part-labels.ts';
import type { Tally } from './statistics.ts';

/** Words of responses that no question contains, in the reader's language. */
export interface FixedWords {
  readonly true: string;
  readonly false: string;
  /** A drawing, photograph or recording. */
  readonly medium: string;
  /** Between the entries of a response. */
  readonly between: string;
}

/** The words of an entry or of equal entries: the text of a choice after its letter, or what was typed. */
export function entryWords(
  entry: Pick<Tally, 'at' | 'form' | 'value'>,
  labels: PartLabels,
  words: FixedWords,
): string {
  const { form, value } = entry;
  switch (form) {
    case 'part':
      if (value === 'true' || value === 'false') return words[value];
      return withLetter(labels.value(entry)) ?? value;
    case 'set':
      return (
        labels
          .list(entry)
          .map(({ letter, text }) => letter ?? text)
          .join(' ') || value
      );
    case 'order':
      return (
        labels
          .list(entry)
          .map(({ text }) => text)
          .join(' → ') || value
      );
    case 'medium':
      return words.medium;
    default:
      return value;
  }
}

function withLetter(label: ReturnType<PartLabels['value']>): string | undefined {
  if (!label) return undefined;
  const { letter, text } = label;
  if (letter === undefined || letter === text) return text;
  return text === '' ? letter : `${letter} ${text}`;
}
