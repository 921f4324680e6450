export type { ReadOptions } from './build/report-builder.ts';
export type { ExportedFile, QuestionFiles } from './export-report.ts';
export { readGift } from './gift/read-gift.ts';
export { writeGift } from './gift/write-gift.ts';
export type { ImportReport, ReportLine } from './import-report.ts';
export { readMoodle } from './moodle/read/read-moodle.ts';
export { writeMoodle } from './moodle/write/write-moodle.ts';
export { readWord } from './word/read-word.ts';
export { WORD_CODES, type WordCode } from './word/word-scope.ts';
