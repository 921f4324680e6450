import { gapsOf } from '@lectern/questions';
import { HeightRule, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import type { Block } from './docx-question.ts';
import { type NumberedQuestion, type NumberedSection, questionsOf } from './numbered.ts';
import type { PaperWords } from './paper-words.ts';
import { letterOf } from './printed.ts';

/** Questions in a row of boxes, by the most boxes of one of them. */
const IN_A_ROW = (boxes: number) => (boxes > 7 ? 2 : boxes > 4 ? 3 : 5);
/** Height of a line to write on, twentieths of a point. */
const LINE_HEIGHT = 420;
const ANSWER_LINE = '______________';

interface Bubbles {
  readonly number: number;
  readonly signs: readonly string[];
}

/** The answer sheet: boxes to mark for choices, lines for blanks, and frames for longer answers. */
export function sheetBlocks(sections: readonly NumberedSection[], words: PaperWords): Block[] {
  return sections.flatMap(({ title, items }, index) => {
    const questions = items.flatMap((item) => questionsOf(item));
    if (questions.length === 0) return [];
    const heading = new Paragraph({
      children: [new TextRun({ text: words.section(index, title), bold: true })],
      keepNext: true,
      spacing: { before: 160, after: 80 },
    });
    return [heading, ...answersOf(questions)];
  });
}

function answersOf(questions: readonly NumberedQuestion[]): Block[] {
  const blocks: Block[] = [];
  let row: Bubbles[] = [];
  const flush = () => {
    // Word joins tables that stand below each other.
    if (row.length > 0)
      blocks.push(bubbleTable(row), new Paragraph({ spacing: { line: 120, lineRule: 'exact' } }));
    row = [];
  };
  for (const question of questions) {
    const bubbles = bubblesOf(question);
    row.push(...bubbles);
    if (bubbles.length > 0) continue;
    flush();
    blocks.push(...writtenAnswer(question));
  }
  flush();
  return blocks;
}

/** Boxes for a question with choices, one for each gap that has a number. */
function bubblesOf({ number, printed }: NumberedQuestion): Bubbles[] {
  const letters = (count: number) => Array.from({ length: count }, (_, index) => letterOf(index));
  const { choices, gapChoices, gapKeys, hasBrackets, key } = printed;
  if (gapChoices)
    return gapChoices.map((list, index) => ({ number: number + index, signs: letters(list.length) }));
  if (gapKeys)
    return gapKeys.map((_, index) => ({ number: number + index, signs: letters(choices?.length ?? 0) }));
  if (hasBrackets) return [{ number, signs: ['√', '×'] }];
  // An order is written: its letters stand in a row.
  const [run] = key.flat();
  const isOrder =
    run?.type === 'text' &&
    [...run.text].some((sign, index, all) => index > 0 && sign < (all[index - 1] ?? ''));
  return choices && !isOrder ? [{ number, signs: letters(choices.length) }] : [];
}

function bubbleTable(all: readonly Bubbles[]): Table {
  const inARow = IN_A_ROW(Math.max(...all.map(({ signs }) => signs.length)));
  const rows = Array.from({ length: Math.ceil(all.length / inARow) }, (_, row) =>
    all.slice(row * inARow, (row + 1) * inARow),
  );
  const cell = (one: Bubbles | undefined) =>
    new TableCell({
      children: [
        new Paragraph({
          children: one
            ? [new TextRun(`${one.number}  ${one.signs.map((sign) => `[${sign}]`).join('')}`)]
            : [],
        }),
      ],
    });
  return new Table({
    rows: rows.map(
      (row) => new TableRow({ children: Array.from({ length: inARow }, (_, index) => cell(row[index])) }),
    ),
    width: { size: 100, type: WidthType.PERCENTAGE },
  });
}

/** Lines for blanks and numbers, and a frame as high as the answer is long. */
function writtenAnswer({ number, printed }: NumberedQuestion): Block[] {
  const { texts, lines = 0, pairs, grid } = printed;
  if (lines === 0) {
    const count = Math.max(
      1,
      texts.reduce((sum, text) => sum + gapsOf(text).length, 0),
      pairs?.length ?? 0,
      grid?.rows.length ?? 0,
    );
    return [
      new Paragraph({
        children: [new TextRun(`${number}. ${Array.from({ length: count }, () => ANSWER_LINE).join('  ')}`)],
      }),
    ];
  }
  const frame = new TableRow({
    height: { value: LINE_HEIGHT * (lines + 1), rule: HeightRule.ATLEAST },
    children: [new TableCell({ children: [new Paragraph({ children: [new TextRun(`${number}.`)] })] })],
  });
  return [new Table({ rows: [frame], width: { size: 100, type: WidthType.PERCENTAGE } }), new Paragraph({})];
}
