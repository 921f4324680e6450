export { arrangementOf } from './arrangement.ts';
export { nameText } from './cell-text.ts';
export type { ColumnRules } from './column-kinds.ts';
export { isFamily, isNameColumn } from './name-columns.ts';
export { pastedRows, pastedTable, type Rows } from './pasted-rows.ts';
export { TableImport } from './table-import.tsx';
export { linesOfTable, type TableLine } from './table-lines.ts';
export { ROWS_MAX } from './table-sheet.ts';
export { type TableOnItsWay, useTableImport } from './use-table-import.ts';
