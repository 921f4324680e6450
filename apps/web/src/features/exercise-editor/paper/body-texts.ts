import { type Content, isComposite, type Question } from '@lectern/questions';

/** A text of a question below its stem. */
export interface BodyText {
  /** Path in the question, which no other text has. */
  readonly at: string;
  /** `A`, `B` … for a choice, `(1)`, `(2)` … for a question under a material. */
  readonly label: string | undefined;
  readonly content: Content;
}

/** Objects that are nested deeper hold no text of a question. */
const MOST_DEPTH = 12;

/** The texts of a question below its stem, in the order of reading, without its key. */
export function bodyTexts(question: Question): readonly BodyText[] {
  const texts: BodyText[] = [];
  if (!isComposite(question)) {
    collect(question.body, 'body', undefined, texts, 0);
    return texts;
  }
  for (const [index, { stem, body }] of question.children.entries()) {
    texts.push({ at: `child ${index}`, label: `(${index + 1})`, content: stem });
    collect(body, `child ${index} body`, undefined, texts, 0);
  }
  return texts;
}

function collect(
  value: unknown,
  at: string,
  label: string | undefined,
  texts: BodyText[],
  depth: number,
): void {
  if (typeof value !== 'object' || value === null || depth > MOST_DEPTH) return;
  if (isContent(value)) {
    texts.push({ at, label, content: value });
    return;
  }
  for (const [name, part] of Object.entries(value)) {
    const inChoices = /choices$/.test(at) && Array.isArray(value);
    collect(part, `${at} ${name}`, inChoices ? letterOf(Number(name)) : label, texts, depth + 1);
  }
}

function letterOf(index: number): string {
  return index < 26 ? `${String.fromCharCode(65 + index)}.` : `${index + 1}.`;
}

function isContent(value: object): value is Content {
  return 'paragraphs' in value && Array.isArray(value.paragraphs);
}
