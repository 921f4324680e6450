import { newId } from '@lectern/base';
import { type PaperFields, questionsFromFields, type ReportLine } from '@lectern/questions';
import type { ImportReport } from '../import-report.ts';
import { type Column, columnOf } from './columns.ts';
import { type Book, readSeparated, readSheets, type Sheet } from './read-sheets.ts';

/** Codes that the reader of workbooks reports beside those of the recogniser, with their states. */
export const EXCEL_CODES = {
  /** No sheet has a row of heads with 题干. */
  'no-header': 'refused',
  /** A row has texts but no stem. */
  'row-without-stem': 'refused',
  /** A sheet, `detail`, has more rows than are read. */
  'sheet-too-long': 'refused',
  /** Pictures of the workbook belong to no cell. */
  'pictures-left-out': 'lost',
  'book-damaged': 'refused',
} as const;

/** Rows in which the heads may stand. */
const HEAD_ROWS = 20;
const SEPARATED_CHOICES = /\n|[;；|]/;

/**
 * Reads questions from a workbook (.xlsx) with our template's columns: 题型, 题干, A to J, 答案, 解析, 知识点, 难度, 分值, in any
 * order. A sheet without a column 题干 is left out. Throws LecternError FILE_CORRUPT and FILE_EXPLODES.
 */
export function readExcel(bytes: Uint8Array, makeId: () => string = newId): ImportReport {
  return questionsOfBook(readSheets(bytes), makeId);
}

/** Reads questions from a text with separated cells (.csv), as from a workbook with one sheet. Never throws. */
export function readCsv(text: string, makeId: () => string = newId): ImportReport {
  return questionsOfBook(readSeparated(text), makeId);
}

function questionsOfBook(book: Book | undefined, makeId: () => string): ImportReport {
  const files = new Map();
  if (!book) return { questions: [], lines: [lineOf('book-damaged')], files };
  const lines: ReportLine[] = [];
  const rows = book.sheets.flatMap((sheet) => fieldsOf(sheet, lines));
  if (rows === undefined || !book.sheets.some(hasHead))
    return { questions: [], lines: [lineOf('no-header')], files };
  const read = questionsFromFields(rows, makeId);
  if (book.hasPictures) lines.push(lineOf('pictures-left-out'));
  return { questions: read.questions, lines: [...read.lines, ...lines], files };
}

function lineOf(code: keyof typeof EXCEL_CODES, place?: string, detail?: string): ReportLine {
  return {
    code,
    ...(place ? { place } : {}),
    ...(detail ? { detail: detail.slice(0, 60).toWellFormed() } : {}),
    state: EXCEL_CODES[code],
  };
}

function hasHead(sheet: Sheet): boolean {
  return headOf(sheet) !== undefined;
}

/** The first row that names a stem, and its columns by index. */
function headOf({
  rows,
}: Sheet): { readonly row: number; readonly columns: readonly (Column | undefined)[] } | undefined {
  for (const [row, cells] of rows.slice(0, HEAD_ROWS).entries()) {
    const columns = cells.map(columnOf);
    if (columns.includes('stem') && columns.some((column) => column !== undefined && column !== 'stem'))
      return { row, columns };
  }
  return undefined;
}

function fieldsOf(sheet: Sheet, lines: ReportLine[]): PaperFields[] {
  const head = headOf(sheet);
  if (!head) return [];
  if (sheet.isTooLong) lines.push(lineOf('sheet-too-long', undefined, sheet.name));
  return sheet.rows.slice(head.row + 1).flatMap((cells, index) => {
    const place = head.row + index + 2;
    if (cells.every((cell) => cell.trim() === '')) return [];
    const fields = rowFields(cells, head.columns, place);
    if (fields.stem.trim() !== '') return [fields];
    lines.push(
      lineOf(
        'row-without-stem',
        `${sheet.name} ${place}`,
        cells.find((cell) => cell.trim() !== ''),
      ),
    );
    return [];
  });
}

function rowFields(
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
  place: number,
): PaperFields {
  const text = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const own = Array.from({ length: 10 }, (_, index) => text(index));
  const choices = own.some((choice) => choice.trim() !== '') ? own : separated(text('choices'));
  const fields = (['kind', 'answer', 'analysis', 'knowledge', 'difficulty', 'score', 'source'] as const).map(
    (field) => [field, text(field)] as const,
  );
  return {
    place,
    stem: text('stem'),
    choices,
    ...Object.fromEntries(fields.filter(([, words]) => words.trim() !== '')),
  };
}

/** Choices in one cell, one a line or between separators, with or without letters. */
function separated(text: string): string[] {
  if (text.trim() === '') return [];
  return text
    .split(SEPARATED_CHOICES)
    .map((choice) => choice.trim().replace(/^[A-J]\s?[.．、:：)）]\s*/, ''))
    .filter((choice) => choice !== '')
    .slice(0, 10);
}
