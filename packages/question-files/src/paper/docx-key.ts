import { Paragraph, TextRun } from 'docx';
import type { ExportNotes } from '../build/export-notes.ts';
import type { QuestionWriter } from './docx-question.ts';
import { docxRuns } from './docx-runs.ts';
import { isMaterial, type NumberedQuestion, type NumberedSection, questionsOf } from './numbered.ts';
import type { PaperWords } from './paper-words.ts';

/** Answers of single letters and signs stand five in a row. */
const IN_A_ROW = 5;

/** The lines of the key: `1-5 ABCDA` where answers are single letters, else one question after the other. */
export function keyParagraphs(
  sections: readonly NumberedSection[],
  writer: QuestionWriter,
  notes: ExportNotes,
  words: PaperWords,
): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let row: { number: number; sign: string }[] = [];
  const flush = () => {
    if (row.length > 0) paragraphs.push(rowOf(row));
    row = [];
  };
  for (const item of sections.flatMap(({ items }) => items)) {
    for (const question of questionsOf(item)) {
      for (const sign of signsOf(question)) {
        if (row.length === IN_A_ROW || (row.at(-1)?.number ?? sign.number - 1) !== sign.number - 1) flush();
        row.push(sign);
      }
      if (signsOf(question).length === 0 || question.printed.gapKeys) {
        flush();
        paragraphs.push(...entryOf(question, writer, notes, words));
      }
    }
    if (isMaterial(item) && item.analysis)
      paragraphs.push(...writer.content(item.analysis, [new TextRun(words.analysis)]));
  }
  flush();
  return paragraphs;
}

function rowOf(row: readonly { readonly number: number; readonly sign: string }[]): Paragraph {
  const [first, last] = [row[0]?.number ?? 1, row.at(-1)?.number ?? 1];
  const signs = row.map(({ sign }) => sign).join('');
  return new Paragraph({
    children: [new TextRun(row.length > 1 ? `${first}-${last} ${signs}` : `${first}. ${signs}`)],
  });
}

/** The single letter or sign that answers a question, or each gap of a passage; none for other questions. */
function signsOf({ number, printed, analysis, knowledgePoints }: NumberedQuestion) {
  const isOne = (sign: string) => /^[A-J√×]$/.test(sign);
  const { gapKeys, key } = printed;
  if (gapKeys)
    return gapKeys.every(isOne) ? gapKeys.map((sign, index) => ({ number: number + index, sign })) : [];
  const [run, ...others] = key.flat();
  const isPlain =
    run?.type === 'text' &&
    others.length === 0 &&
    isOne(run.text) &&
    !analysis &&
    knowledgePoints.length === 0;
  return isPlain ? [{ number, sign: run.text }] : [];
}

function entryOf(
  { number, printed, analysis, knowledgePoints }: NumberedQuestion,
  writer: QuestionWriter,
  notes: ExportNotes,
  words: PaperWords,
): Paragraph[] {
  const { key, gapKeys } = printed;
  const gaps =
    gapKeys && !gapKeys.every((sign) => /^[A-J]$/.test(sign))
      ? gapKeys.map((sign, index) => new Paragraph({ children: [new TextRun(`${number + index}. ${sign}`)] }))
      : [];
  const lines = key.map(
    (runs, index) =>
      new Paragraph({
        children: [...(index === 0 ? [new TextRun(`${number}. `)] : []), ...docxRuns(runs, notes)],
      }),
  );
  const hasMore = analysis !== undefined || knowledgePoints.length > 0;
  const lone =
    lines.length === 0 && hasMore && !gapKeys
      ? [new Paragraph({ children: [new TextRun(`${number}. `)] })]
      : [];
  return [
    ...gaps,
    ...lines,
    ...lone,
    ...(analysis ? writer.content(analysis, [new TextRun(words.analysis)]) : []),
    ...(knowledgePoints.length > 0
      ? [new Paragraph({ children: [new TextRun(`${words.knowledge}${knowledgePoints.join('；')}`)] })]
      : []),
  ];
}
