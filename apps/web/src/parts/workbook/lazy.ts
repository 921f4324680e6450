export { writeWorkbook } from './write-workbook.ts';
