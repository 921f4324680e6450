import { cellText } from './name-columns.ts';
import { separatedCells, separatorsOf } from './separated-cells.ts';
import { COLUMNS_MAX, ROWS_MAX, sheetOf, type TableRead, type TableSheet } from './table-sheet.ts';

/** A table as rows of cell texts. */
export type Rows = readonly (readonly string[])[];

/** `12 白雨桐`, `12. 白雨桐`, `12、白雨桐`: a number and a name in one line. */
const NUMBERED = /^(\d{1,20})\s*[.．、:：)）\s]\s*(\D.*)$/u;
/** Number of lines that are examined in a text without a separator. */
const LINES_MAX = 20_000;

/**
 * Text in the forms that people paste: spreadsheet columns (tabs), a CSV file (commas, semicolons, also Chinese ones,
 * with quotes), columns separated by spaces, or one name per line, perhaps with a number before it.
 */
export function pastedRows(text: string): Rows {
  return textRows(text).filter((row) => row.some((cell) => cell !== ''));
}

/** Returns the same as a table whose row numbers are the text's line numbers. */
export function pastedTable(text: string, name = ''): TableRead {
  const rows = textRows(text);
  const sheet: TableSheet = sheetOf({ name, cells: rows });
  if (sheet.isTooLong) return { kind: 'fault', fault: 'tooManyRows' };
  return sheet.rows.length === 0
    ? { kind: 'fault', fault: 'empty' }
    : { kind: 'table', sheets: [sheet], formulas: false };
}

function textRows(text: string): Rows {
  const plain = text.replace(/^\ufeff/, '');
  const separators = separatorsOf(plain);
  if (separators === undefined) return linesOf(plain);
  const body = plain.replace(/^sep=.(\r\n|\r|\n)/i, '');
  // Empty lines do not count, so this limit is higher than the limit of rows.
  return separatedCells(body, separators, ROWS_MAX * 20).map((row) =>
    row.slice(0, COLUMNS_MAX).map(cellText),
  );
}

function linesOf(text: string): Rows {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/, LINES_MAX).map((line) => cellText(line.slice(0, 2000)));
  return columnsOf(lines) ?? lines.map((line) => numberedCells(line));
}

function numberedCells(line: string): readonly string[] {
  const found = NUMBERED.exec(line);
  return found ? [found[1] ?? '', found[2] ?? ''] : [line];
}

/**
 * Lines with the same number of words are columns separated by spaces, if each has a number, 男 or 女, or several Chinese
 * names. A padded Chinese name (李  四) is one word, and Latin names stay whole.
 */
function columnsOf(lines: readonly string[]): Rows | undefined {
  const rows = lines.map((line) => (line === '' ? [] : line.split(' ')));
  const filled = rows.filter((row) => row.length > 0);
  const [head, ...body] = filled;
  if (head === undefined || head.length < 2 || body.length === 0) return undefined;
  if (filled.some((row) => row.length !== head.length)) return undefined;
  const isRow = (row: readonly string[]) =>
    row.every((word) => /^\p{Script=Han}{2,4}$/u.test(word)) ||
    (row.some((word) => /^(\d+|男|女)$/.test(word)) && row.some((word) => /^\p{Script=Han}{2,}/u.test(word)));
  return body.every(isRow) ? rows : undefined;
}
