import {
  AlignmentType,
  Document,
  Footer,
  Packer,
  PageBreak,
  PageNumber,
  PageOrientation,
  Paragraph,
  TextRun,
} from 'docx';
import type { ExportedFile, QuestionFiles } from '../build/export-notes.ts';
import { ExportNotes } from '../build/export-notes.ts';
import type { ReportLine } from '../import-report.ts';
import { keyParagraphs } from './docx-key.ts';
import { type Block, QuestionWriter } from './docx-question.ts';
import { wellFormed } from './docx-runs.ts';
import { sheetBlocks } from './docx-sheet.ts';
import { type NumberedSection, numberedSections, type PaperSectionInput, questionsOf } from './numbered.ts';
import { COLUMN_GAP, columnWidth, MARGIN, PAGE_SIZES, type PaperSize } from './page-sizes.ts';
import { PAPER_WORDS, type PaperLanguage, type PaperWords } from './paper-words.ts';

/** An exercise as it is printed. Questions without a heading stand in a section with an empty title. */
export interface PaperExercise {
  readonly title: string;
  readonly sections: readonly PaperSectionInput[];
}

export interface PaperOptions {
  readonly size: PaperSize;
  readonly language: PaperLanguage;
  /** `end`: key and analysis stand behind the questions, on a page of their own. `apart`: in a file of their own. */
  readonly key: 'end' | 'apart' | 'none';
  readonly answerSheet: boolean;
}

export interface PaperFile extends Omit<ExportedFile, 'lines'> {
  readonly part: 'paper' | 'key' | 'answer-sheet';
}

/** The Word files of a paper, and lines about what they cannot hold. `question` counts through all sections. */
export interface PaperFiles {
  readonly files: readonly PaperFile[];
  readonly lines: readonly ReportLine[];
}

const FONT = { ascii: 'Times New Roman', hAnsi: 'Times New Roman', eastAsia: '宋体', cs: 'Times New Roman' };
const SIZE = 21;
const TITLE_SIZE = 32;
const LINE = 330;

/** Writes an exercise as Word documents: the paper, its key, and an answer sheet. */
export async function writePaper(
  exercise: PaperExercise,
  files: QuestionFiles,
  options: PaperOptions,
): Promise<PaperFiles> {
  const words = PAPER_WORDS[options.language];
  const notes = new ExportNotes();
  const sections = numberedSections(exercise.sections, notes);
  const writer = new QuestionWriter(files, notes, words, columnWidth(PAGE_SIZES[options.size]));
  const keys = options.key === 'none' ? [] : keyParagraphs(sections, writer, notes, words);
  const title = wellFormed(exercise.title);
  const head = (text: string) =>
    new Paragraph({
      alignment: AlignmentType.CENTER,
      spacing: { after: 120 },
      children: [new TextRun({ text, bold: true, size: TITLE_SIZE })],
    });
  const paper: Block[] = [
    head(title),
    infoLine(words),
    ...sections.flatMap((section, index) => sectionBlocks(section, index, writer, words)),
  ];
  if (options.key === 'end' && keys.length > 0)
    paper.push(new Paragraph({ children: [new PageBreak()] }), head(words.key), ...keys);
  const made = [{ part: 'paper' as const, blocks: paper }];
  const others: { readonly part: PaperFile['part']; readonly blocks: readonly Block[] }[] = [
    ...(options.key === 'apart'
      ? [{ part: 'key' as const, blocks: [head(`${title} ${words.key}`), ...keys] }]
      : []),
    ...(options.answerSheet
      ? [
          {
            part: 'answer-sheet' as const,
            blocks: [head(`${title} ${words.answerSheet}`), infoLine(words), ...sheetBlocks(sections, words)],
          },
        ]
      : []),
  ];
  const written: PaperFile[] = [];
  for (const { part, blocks } of [...made, ...others]) {
    const bytes = await Packer.pack(documentOf(blocks, title, options.size, words), 'uint8array');
    written.push({
      part,
      bytes,
      mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      extension: 'docx',
    });
  }
  return { files: written, lines: notes.lines() };
}

function infoLine(words: PaperWords): Paragraph {
  const fields = [words.className, words.name, words.number, words.points].map(
    (field) => `${field}：____________`,
  );
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: { after: 160 },
    children: [new TextRun(fields.join('  '))],
  });
}

/** 大题: its heading with the points, and its questions. */
function sectionBlocks(
  section: NumberedSection,
  index: number,
  writer: QuestionWriter,
  words: PaperWords,
): Block[] {
  const scores = section.items.flatMap((item) => questionsOf(item)).map(({ score }) => score);
  if (scores.length === 0) return [];
  const total = scores.reduce((sum, score) => sum + score, 0);
  const hasPoints = /\d\s?(?:分|points?|marks?)/.test(section.title);
  const [first = 0] = scores;
  const isEven =
    section.title !== '' &&
    !hasPoints &&
    scores.every((score) => score === first) &&
    !section.items.some((item) => questionsOf(item).some(({ printed }) => printed.isNumbered));
  const points = hasPoints ? '' : isEven && scores.length > 1 ? words.each(first, total) : words.total(total);
  const heading =
    section.title === ''
      ? []
      : [
          new Paragraph({
            keepNext: true,
            spacing: { before: 160, after: 60 },
            children: [
              new TextRun({
                text: wellFormed(words.section(index, `${section.title}${points}`)),
                bold: true,
              }),
            ],
          }),
        ];
  return [...heading, ...section.items.flatMap((item) => writer.item(item, !isEven))];
}

function documentOf(blocks: readonly Block[], title: string, size: PaperSize, words: PaperWords): Document {
  const { width, height, columns } = PAGE_SIZES[size];
  const isAcross = width > height;
  const [before, between, after] = words.page;
  const footer = new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [
      new TextRun({
        children: [before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES, after],
        size: 18,
      }),
    ],
  });
  return new Document({
    title,
    styles: {
      default: {
        document: {
          run: { font: FONT, size: SIZE },
          // A line with a fraction is higher; without this rule LibreOffice cuts the formula off.
          paragraph: { spacing: { line: LINE, lineRule: 'atLeast' } },
        },
      },
    },
    sections: [
      {
        properties: {
          // The library turns the sides of a page that lies across.
          page: {
            size: isAcross
              ? { width: height, height: width, orientation: PageOrientation.LANDSCAPE }
              : { width, height },
            margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
          },
          ...(columns > 1 ? { column: { count: columns, space: COLUMN_GAP, separate: true } } : {}),
        },
        footers: { default: new Footer({ children: [footer] }) },
        children: [...blocks],
      },
    ],
  });
}
