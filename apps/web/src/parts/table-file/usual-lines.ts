import { arrangementOf, isWhole } from './arrangement.ts';
import { type ColumnRules, columnNamed } from './column-kinds.ts';
import { pastedTable } from './pasted-rows.ts';
import { linesOfTable, type TableLines } from './table-lines.ts';
import { sheetOf, type TableFault, type TableRead, type TableSheet } from './table-sheet.ts';

type LinesRead<Id extends string> =
  | ({ readonly kind: 'lines' } & TableLines<Id>)
  | { readonly kind: 'fault'; readonly fault: TableFault | 'noColumns' };

/** The lines of a table in its default arrangement. */
export function linesOfRead<Id extends string>(given: TableRead, rules: ColumnRules<Id>): LinesRead<Id> {
  if (given.kind === 'fault') return given;
  const sheets = given.sheets.map((sheet) => namesOfOneLine(sheet, rules));
  const arrangement = arrangementOf(sheets, rules);
  if (!isWhole(arrangement, rules)) return { kind: 'fault', fault: 'noColumns' };
  return { kind: 'lines', ...linesOfTable(sheets[arrangement.sheet], arrangement, rules) };
}

export function pastedLines<Id extends string>(text: string, rules: ColumnRules<Id>): LinesRead<Id> {
  return linesOfRead(pastedTable(text), rules);
}

/** Several names in one line, as in a chat message: each becomes a row. */
export function namesOfOneLine<Id extends string>(
  sheet: TableSheet,
  { kinds, main }: ColumnRules<Id>,
): TableSheet {
  const [row, ...others] = sheet.rows;
  if (row === undefined || others.length > 0) return sheet;
  if (row.cells.some((cell) => columnNamed(cell, kinds)?.id === main)) return sheet;
  const names =
    row.cells.length > 1 ? row.cells.filter((cell) => cell !== '') : namesOfCell(row.cells[0] ?? '');
  if (names.length < 3 || names.some((name) => /\d/.test(name))) return sheet;
  return sheetOf({ name: sheet.name, cells: names.map((name) => [name]) });
}

function namesOfCell(cell: string): readonly string[] {
  const names = cell.split('、').map((name) => name.trim());
  if (names.length > 1) return names.filter((name) => name !== '');
  // Only Chinese names are separated by a space: other names contain spaces.
  const words = cell.split(/\s+/);
  return words.every((word) => /^\p{Script=Han}{2,4}$/u.test(word)) ? words : [];
}
