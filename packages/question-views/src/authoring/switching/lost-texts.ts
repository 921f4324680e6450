import { type Content, plainTextOf, type Question } from '@lectern/questions';

/** Fields whose strings are an author's words. */
const WORDS = new Set(['text', 'value', 'title', 'description', 'words', 'expected']);

/** The texts of a question that another one does not have, each once, in the order of the question. */
export function lostTexts(before: Question, after: Question): string[] {
  const kept = new Set(textsOf(after));
  return [...new Set(textsOf(before))].filter((text) => !kept.has(text));
}

/** Whether nothing but the stem is written yet. */
export function isUnwritten(question: Question): boolean {
  return textsOf({ ...question, stem: { paragraphs: [] } } as Question).length === 0;
}

/** All texts that an author has written, without formats. */
function textsOf(question: Question): string[] {
  const texts: string[] = [];
  collect(question, undefined, texts);
  return texts.map((text) => text.trim()).filter((text) => text !== '' && !/^[_\s]+$/.test(text));
}

function collect(value: unknown, name: string | undefined, texts: string[]): void {
  if (typeof value === 'string') {
    if (name !== undefined && WORDS.has(name)) texts.push(value);
  } else if (Array.isArray(value)) {
    for (const one of value) collect(one, name, texts);
  } else if (typeof value === 'object' && value !== null) {
    if ('paragraphs' in value) texts.push(...plainTextOf(value as Content).split('____'));
    else for (const [field, one] of Object.entries(value)) collect(one, field, texts);
  }
}
