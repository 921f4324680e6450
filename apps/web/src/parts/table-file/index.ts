export { pastedRows, ROWS_MAX, type Rows } from './pasted-rows.ts';
export { readTableFile } from './read-table-file.ts';
export type { WorkbookFault, WorkbookRead } from './read-workbook.ts';
