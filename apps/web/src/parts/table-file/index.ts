export type { ColumnRules } from './column-kinds.ts';
export { isFamily, isNameColumn, nameText } from './name-columns.ts';
export { pastedRows } from './pasted-rows.ts';
export { TableImport } from './table-import.tsx';
export type { TableLine } from './table-lines.ts';
export { useTableImport } from './use-table-import.ts';
