export type { ExportedFile, QuestionFiles } from './build/export-notes.ts';
export type { ReadOptions } from './build/report-builder.ts';
export { EXCEL_CODES } from './excel/read-excel.ts';
export { type ExcelLanguage, writeExcel } from './excel/write-excel.ts';
export { EXCHANGE_CODES, EXPORT_CODES } from './exchange-codes.ts';
export { readGift } from './gift/read-gift.ts';
export { writeGift } from './gift/write-gift.ts';
export { readH5p } from './h5p/read/read-h5p.ts';
export { writeH5p } from './h5p/write/write-h5p.ts';
export type { ImportReport, ReportLine } from './import-report.ts';
export { readMoodle } from './moodle/read/read-moodle.ts';
export { writeMoodle } from './moodle/write/write-moodle.ts';
export type { PaperSize } from './paper/page-sizes.ts';
export type { PaperLanguage } from './paper/paper-words.ts';
export { PRINT_CODES } from './paper/print-codes.ts';
export {
  type PaperExercise,
  type PaperFile,
  type PaperFiles,
  type PaperOptions,
  writePaper,
} from './paper/write-paper.ts';
export { readQti } from './qti/read/read-qti.ts';
export { writeQti } from './qti/write/write-qti.ts';
export { FILE_CODES, readQuestions } from './read-questions.ts';
export { WORD_CODES, type WordCode } from './word/word-scope.ts';
