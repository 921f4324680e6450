import { type Content, plainTextOf } from '@lectern/questions';
import {
  BorderStyle,
  Paragraph,
  type ParagraphChild,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { ExportNotes, QuestionFiles } from '../build/export-notes.ts';
import { choiceColumns } from './choice-columns.ts';
import { docxPicture } from './docx-pictures.ts';
import { docxRuns, type GapNumbers, wellFormed } from './docx-runs.ts';
import { isMaterial, type NumberedItem, type NumberedMaterial, type NumberedQuestion } from './numbered.ts';
import type { PaperWords } from './paper-words.ts';
import { letterOf, type Printed } from './printed.ts';

export type Block = Paragraph | Table;

/** Indent of lines below a question's number, twentieths of a point, and the width of a character of 10.5 points. */
const INDENT = 420;
const CHARACTER = 210;
const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const NO_BORDERS = {
  top: NO_LINE,
  bottom: NO_LINE,
  left: NO_LINE,
  right: NO_LINE,
  insideHorizontal: NO_LINE,
  insideVertical: NO_LINE,
};

/** Turns questions into paragraphs and tables of a Word document. */
export class QuestionWriter {
  readonly #files: QuestionFiles;
  readonly #notes: ExportNotes;
  readonly #words: PaperWords;
  /** Width of a column of text, twentieths of a point. */
  readonly #width: number;

  constructor(files: QuestionFiles, notes: ExportNotes, words: PaperWords, width: number) {
    this.#files = files;
    this.#notes = notes;
    this.#words = words;
    this.#width = width;
  }

  /** `showsScore`: the points stand before each question, because they differ. */
  item(item: NumberedItem, showsScore: boolean): Block[] {
    return isMaterial(item) ? this.#material(item, showsScore) : this.#question(item, showsScore);
  }

  /** Paragraphs of a content behind a mark such as a number; the media stand below. */
  content(
    { paragraphs, media = [] }: Content,
    before: readonly ParagraphChild[] = [],
    numbers?: GapNumbers,
  ): Paragraph[] {
    const lines = paragraphs.map(({ runs }) => docxRuns(runs, this.#notes, numbers));
    if (lines.length === 0 && before.length > 0) lines.push([]);
    const hanging = before.length > 0 ? { indent: { left: INDENT, hanging: INDENT } } : {};
    return [
      ...lines.map(
        (line, index) =>
          new Paragraph(
            index === 0
              ? { children: [...before, ...line], ...hanging }
              : { children: line, indent: { left: INDENT } },
          ),
      ),
      ...this.#pictures({ paragraphs: [], media }).map(
        (picture) => new Paragraph({ children: [picture], indent: { left: INDENT } }),
      ),
    ];
  }

  #pictures({ media = [] }: Content): ParagraphChild[] {
    return media.flatMap(
      (medium) => docxPicture(medium, this.#files, this.#width - INDENT, this.#notes) ?? [],
    );
  }

  #material({ from, to, texts, passage, questions }: NumberedMaterial, showsScore: boolean): Block[] {
    const shown = texts.map((text) => withRange(text, from, to));
    const lead = hasRange(shown[0], from, to)
      ? []
      : [new Paragraph({ children: [new TextRun(this.#words.material(from, to))], keepNext: true })];
    let next = from;
    const own = passage ? this.#parts(passage.printed, [], () => next++, from) : [];
    return [
      ...lead,
      ...shown.flatMap((text) => this.content(text)),
      ...own,
      ...questions.flatMap((question) => this.#question(question, showsScore)),
    ];
  }

  #question({ number, printed, score }: NumberedQuestion, showsScore: boolean): Block[] {
    const before = [new TextRun(`${number}. ${showsScore ? this.#words.score(score) : ''}`)];
    return this.#parts(printed, before);
  }

  #parts(printed: Printed, before: readonly ParagraphChild[], numbers?: GapNumbers, from = 1): Block[] {
    const { texts, hasBrackets, choices, gapChoices, pairs, grid, bank, lines = 0 } = printed;
    const [first = { paragraphs: [] }, ...rest] = hasBrackets ? withBrackets(texts) : texts;
    return [
      ...this.content(first, before, numbers),
      ...rest.flatMap((text) => this.content(text, [], numbers)),
      ...(bank ? [this.#bank(bank)] : []),
      ...(choices ? this.#choices(choices) : []),
      ...(gapChoices ?? []).flatMap((list, index) => this.#choices(list, `${from + index}. `)),
      ...(pairs ? [this.#pairs(pairs)] : []),
      ...(grid ? [this.#grid(grid)] : []),
      ...Array.from({ length: lines }, () => new Paragraph({})),
    ];
  }

  /** Choices in rows of four, two or one. `before`: a number in front of the first row. */
  #choices(choices: readonly Content[], before = ''): Paragraph[] {
    const columns = choiceColumns(choices, (this.#width - INDENT) / CHARACTER);
    const step = Math.floor((this.#width - INDENT) / columns);
    const rows = Array.from({ length: Math.ceil(choices.length / columns) }, (_, row) =>
      choices.slice(row * columns, (row + 1) * columns),
    );
    return rows.flatMap((row, index) => {
      const children = row.flatMap((choice, at) => [
        ...(at > 0 ? [new TextRun({ children: [new Tab()] })] : []),
        new TextRun(`${index === 0 && at === 0 ? before : ''}${letterOf(index * columns + at)}. `),
        ...this.#inline(choice),
      ]);
      const tabStops = Array.from({ length: columns - 1 }, (_, at) => ({
        type: 'left' as const,
        position: INDENT + step * (at + 1),
      }));
      const others = columns === 1 ? (row[0]?.paragraphs ?? []).slice(1) : [];
      return [
        new Paragraph({ children, indent: { left: INDENT }, tabStops }),
        ...others.map(
          ({ runs }) =>
            new Paragraph({ children: docxRuns(runs, this.#notes), indent: { left: 2 * INDENT } }),
        ),
      ];
    });
  }

  /** The first line of a content, with its pictures. */
  #inline(content: Content): ParagraphChild[] {
    return [...docxRuns(content.paragraphs[0]?.runs ?? [], this.#notes), ...this.#pictures(content)];
  }

  #bank(bank: readonly Content[]): Paragraph {
    const words = bank.flatMap((word, index) => [
      ...(index > 0 ? [new TextRun('；')] : []),
      ...this.#inline(word),
    ]);
    return new Paragraph({ children: [new TextRun(this.#words.bank), ...words], indent: { left: INDENT } });
  }

  #pairs(pairs: NonNullable<Printed['pairs']>): Table {
    const cell = (mark: string, content: Content | undefined) =>
      this.#cell(content ? [new TextRun(mark), ...this.#inline(content)] : [], NO_BORDERS);
    const rows = pairs.map(
      ([left, right], index) =>
        new TableRow({ children: [cell(`${index + 1}. `, left), cell(`${letterOf(index)}. `, right)] }),
    );
    return new Table({ rows, borders: NO_BORDERS, width: { size: 90, type: WidthType.PERCENTAGE } });
  }

  #grid({ columns, rows }: NonNullable<Printed['grid']>): Table {
    const head = [this.#cell([]), ...columns.map((column) => this.#cell(this.#inline(column)))];
    const lines = rows.map((row) => [this.#cell(this.#inline(row)), ...columns.map(() => this.#cell([]))]);
    return new Table({
      rows: [head, ...lines].map((children) => new TableRow({ children })),
      width: { size: 100, type: WidthType.PERCENTAGE },
    });
  }

  #cell(children: readonly ParagraphChild[], borders?: typeof NO_BORDERS): TableCell {
    return new TableCell({
      children: [new Paragraph({ children: [...children] })],
      ...(borders ? { borders } : {}),
    });
  }
}

/** 判断题: brackets for a sign behind the last text. */
function withBrackets(texts: readonly Content[]): Content[] {
  const last = texts.at(-1) ?? { paragraphs: [] };
  const paragraph = last.paragraphs.at(-1) ?? { runs: [] };
  const closed = { ...paragraph, runs: [...paragraph.runs, { type: 'text' as const, text: '（　　）' }] };
  return [...texts.slice(0, -1), { ...last, paragraphs: [...last.paragraphs.slice(0, -1), closed] }];
}

/** A material whose text names the numbers of its questions names those of this paper. */
function withRange(content: Content, from: number, to: number): Content {
  const [first, ...others] = content.paragraphs;
  if (!first) return content;
  const runs = first.runs.map((run) =>
    run.type === 'text'
      ? {
          ...run,
          text: wellFormed(
            run.text.replace(/\d{1,3}\s?[～~\-–—至到]\s?\d{1,3}(?=\s?(?:小|各)?题)/, `${from}～${to}`),
          ),
        }
      : run,
  );
  return { ...content, paragraphs: [{ ...first, runs }, ...others] };
}

/** Whether a material begins with a line that names the numbers of its questions. */
function hasRange(content: Content | undefined, from: number, to: number): boolean {
  const [first] = content?.paragraphs ?? [];
  const words = plainTextOf({ paragraphs: first ? [first] : [] });
  return /^(?:阅读|朗读|根据|听|read)/i.test(words) && words.includes(`${from}～${to}`);
}
