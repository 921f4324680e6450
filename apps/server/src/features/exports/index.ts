export { exportNote } from './export-notes.ts';
export { writeShow } from './html-show/write-show.ts';
export type { Printable } from './print/printable.ts';
export { StagePrinter } from './print/stage-printer.ts';
export { registerExports } from './register-exports.ts';
export { sweepExports } from './sweep-exports.ts';
