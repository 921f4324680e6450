export type { WorkbookCell, WorkbookSheet } from './workbook-sheet.ts';
