import { arrangementOf, isWhole } from './arrangement.ts';
import type { ColumnRules } from './column-kinds.ts';
import { namesOfOneLine } from './one-line.ts';
import { pastedTable } from './pasted-rows.ts';
import { linesOfTable, type TableLines } from './table-lines.ts';
import type { TableFault, TableRead } from './table-sheet.ts';

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
