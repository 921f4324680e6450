import {
  type CoursewareSnapshot,
  type Page,
  type Paragraph,
  type Run,
  SnapshotReader,
} from '@lectern/courseware';
import type { Language } from '@lectern/protocol';
import {
  type Content,
  isBlank,
  isComposite,
  parseQuestion,
  plainTextOf,
  type Question,
  rightWords,
  type SingleQuestion,
} from '@lectern/questions';

const WORDS = {
  zh: { key: '【答案】', analysis: '【解析】', true: '对', false: '错', medium: '', between: '；' },
  en: { key: 'Answer: ', analysis: 'Explanation: ', true: 'True', false: 'False', medium: '', between: '; ' },
} as const;

/** Points of a picture, which the picture on the page shows and words do not. */
const POINTS = /^(\d+: )?\d*\.?\d+,\d*\.?\d+$/;

/**
 * The courseware with the keys and analyses of the questions of each page below the notes of that page. A line that the
 * notes already contain is not added: an imported presentation brings the lines that an export wrote.
 */
export function withKeysInNotes(snapshot: CoursewareSnapshot, language: Language): CoursewareSnapshot {
  const reader = new SnapshotReader(snapshot);
  const records = snapshot.records.map((record) => {
    if (record.kind !== 'page') return record;
    const keys = questionsOn(reader, record.id).map((question) => keyLines(question, language));
    const lines = keys.flatMap((each, index) => (keys.length > 1 ? numbered(each, `${index + 1}. `) : each));
    return withLines(record, lines);
  });
  return { records };
}

/** The questions of a page or group, groups included, back to front. */
function questionsOn(reader: SnapshotReader, parentId: string): Question[] {
  return reader.children(parentId).flatMap((id) => {
    const element = reader.find('element', id);
    if (element?.type === 'group') return questionsOn(reader, id);
    if (element?.type !== 'question') return [];
    const parsed = parseQuestion(element.question);
    return parsed.state === 'question' ? [parsed.question] : [];
  });
}

function withLines(page: Page, lines: readonly Paragraph[]): Page {
  const { notes } = page;
  const present = new Set(notes?.paragraphs.map((paragraph) => textOf([paragraph])));
  const added = lines.filter((line) => !present.has(textOf([line])));
  if (added.length === 0) return page;
  const written = isBlank({ paragraphs: notes?.paragraphs ?? [] }) ? [] : (notes?.paragraphs ?? []);
  return { ...page, notes: { ...notes, paragraphs: [...written, ...added] } };
}

/** The lines of a question's key and analysis; of a composite, the lines of its questions with their numbers. */
function keyLines(question: Question, language: Language): Paragraph[] {
  const words = WORDS[language];
  const keys = isComposite(question)
    ? question.children.flatMap((child, index) => numbered(keyLines(child, language), `(${index + 1}) `))
    : titled(words.key, keyOf(question, language));
  return [...keys, ...titled(words.analysis, question.analysis?.paragraphs ?? [])];
}

/** The right response as paragraphs, or the sample that the author wrote; empty where neither is known. */
function keyOf(question: SingleQuestion, language: Language): readonly Paragraph[] {
  const words = rightWords(question, WORDS[language]);
  const isPoints = words.split(WORDS[language].between).every((each) => POINTS.test(each));
  if (words !== '' && !isPoints)
    return [{ runs: [isAlgebra(question) ? formulaRun(words) : textRun(words)] }];
  const { sample, reference } = question.key as { readonly sample?: Content; readonly reference?: Content };
  return (sample ?? reference)?.paragraphs ?? [];
}

function isAlgebra({ kind, body }: SingleQuestion): boolean {
  return kind === 'formula' && (body as { readonly notation?: unknown }).notation === 'algebra';
}

function textRun(text: string): Run {
  return { type: 'text', text };
}

function formulaRun(latex: string): Run {
  return { type: 'formula', latex };
}

function titled(title: string, paragraphs: readonly Paragraph[]): Paragraph[] {
  return isBlank({ paragraphs }) ? [] : numbered(paragraphs, title);
}

/** The paragraphs with a text before the first. */
function numbered(paragraphs: readonly Paragraph[], text: string): Paragraph[] {
  const [first, ...others] = paragraphs;
  return first ? [{ ...first, runs: [textRun(text), ...first.runs] }, ...others] : [];
}

function textOf(paragraphs: readonly Paragraph[]): string {
  return plainTextOf({ paragraphs }).trim();
}
