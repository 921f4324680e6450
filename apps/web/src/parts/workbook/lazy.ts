export { saveAs, writeWorkbook } from './write-workbook.ts';
