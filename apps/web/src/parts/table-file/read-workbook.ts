import { readZipDirectory } from '@lectern/base';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { cellText, ROWS_MAX, type Rows } from './pasted-rows.ts';

/** Bytes of a workbook once unpacked: a list of names needs a hundredth of it. */
const UNPACKED_MAX = 80_000_000;
const ENTRIES_MAX = 2000;
/** Cells of a row that are looked at. */
const COLUMNS_MAX = 50;

export type WorkbookFault = 'oldWorkbook' | 'noWorkbook' | 'tooLarge' | 'tooSlow' | 'tooManyRows';

/** `formulas`: some cells are computed; what Excel computed last stands for them. */
export type WorkbookRead =
  | { readonly kind: 'rows'; readonly rows: Rows; readonly formulas: boolean }
  | { readonly kind: 'fault'; readonly fault: WorkbookFault };

const fault = (why: WorkbookFault): WorkbookRead => ({ kind: 'fault', fault: why });

/** The first sheet of an .xlsx file as texts. Answers a fault for whatever else it is given. */
export async function readWorkbook(bytes: ArrayBuffer): Promise<WorkbookRead> {
  const view = new Uint8Array(bytes);
  // A compound file (MS-CFB 2.2): Excel's form until 2003, and that of locked workbooks.
  if (view[0] === 0xd0 && view[1] === 0xcf) return fault('oldWorkbook');
  const entries = readZipDirectory(view, ENTRIES_MAX)?.entries;
  if (entries === undefined) return fault('noWorkbook');
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  if (unpacked > UNPACKED_MAX || entries.length > ENTRIES_MAX) return fault('tooLarge');
  try {
    const sheet = firstSheet(view);
    // Known before the rows are read, which takes long where they are many.
    if (filledRows(sheet) > ROWS_MAX) return fault('tooManyRows');
    const formulas = FORMULA.test(sheet);
    const rows = (await readSheet(bytes)).map((row) => row.slice(0, COLUMNS_MAX).map(textOf));
    return { kind: 'rows', rows: asNumbered(rows), formulas };
  } catch {
    return fault('noWorkbook');
  }
}

/** Rows as Excel counts them, empty ones among them, but for those at the end, and unless that makes a short list a long one. */
function asNumbered(rows: Rows): Rows {
  const isFilled = (row: Rows[number]) => row.some((cell) => cell !== '');
  const last = rows.findLastIndex(isFilled);
  return last < ROWS_MAX ? rows.slice(0, last + 1) : rows.filter(isFilled);
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cellText(String(cell));
}

/** ECMA-376 part 1, 18.3.1.40: a computed cell holds an element `f`. */
const FORMULA = /<(\w+:)?f[\s>/]/;
/** 18.3.1.96 and 18.3.1.53: a cell that says something holds a value or a text. */
const VALUE = /<(\w+:)?(v|is)>/;

/** The XML of the sheet that is read; empty where the archive has none under the usual name. */
function firstSheet(bytes: Uint8Array): string {
  const sheets = unzipSync(bytes, { filter: ({ name }) => name === 'xl/worksheets/sheet1.xml' });
  const [sheet] = Object.values(sheets);
  return sheet === undefined ? '' : new TextDecoder().decode(sheet);
}

function filledRows(sheet: string): number {
  return sheet.split(/<(?:\w+:)?row[\s>]/).filter((row) => VALUE.test(row)).length;
}
