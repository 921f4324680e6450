import writeExcelFile from 'write-excel-file/universal';

/** A text or a number; a text is never a formula, even if it begins like a formula. */
export type WorkbookCell = string | number;

export interface WorkbookSheet {
  readonly title: string;
  /** The header row; without it the first column is the header. */
  readonly head?: readonly string[];
  readonly rows: readonly (readonly WorkbookCell[])[];
}

/** Limits of Excel for the title of a sheet and the text of a cell, characters. */
const TITLE_MAX = 31;
const CELL_MAX = 32_767;
/** Characters that are forbidden in titles of sheets, and characters forbidden in XML. */
const NOT_IN_TITLES = /[[\]:*?/\\']/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: names that were typed may hold them
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Writes a workbook (.xlsx); a text is never a formula, even if it begins like a formula. */
export function writeWorkbook(sheets: readonly WorkbookSheet[]): Promise<Blob> {
  const titles = new Set<string>();
  return writeExcelFile(
    sheets.map(({ title, head, rows }) => ({
      sheet: ownTitle(title, titles),
      data: head
        ? [head.map(headCell), ...rows.map((row) => row.map(cell))]
        : rows.map(([first = '', ...rest]) => [headCell(String(first)), ...rest.map(cell)]),
      columns: (head ?? rows[0] ?? []).map((_, index) => ({ width: index === 0 ? 24 : 14 })),
      ...(head && { stickyRowsCount: 1 }),
    })),
  ).toBlob();
}

function headCell(value: string) {
  return { value: written(value), type: String, fontWeight: 'bold' as const };
}

function cell(value: WorkbookCell) {
  return typeof value === 'number' ? { value, type: Number } : { value: written(value), type: String };
}

function written(text: string): string {
  return text.toWellFormed().replace(NOT_IN_XML, '').slice(0, CELL_MAX).toWellFormed();
}

/** Excel refuses two sheets with the same title. */
function ownTitle(title: string, taken: Set<string>): string {
  const clean = written(title).replace(NOT_IN_TITLES, ' ').trim() || '1';
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : ` ${number}`;
    const own = clean.slice(0, TITLE_MAX - end.length).toWellFormed() + end;
    if (taken.has(own.toLowerCase())) continue;
    taken.add(own.toLowerCase());
    return own;
  }
}
