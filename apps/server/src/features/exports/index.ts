export { sweepExports } from './exports.service.ts';
export { writeShow } from './html-show/write-show.ts';
export { exportNote, picturedQuestions } from './make-export.ts';
export type { Printable } from './print/printable.ts';
export { StagePrinter } from './print/stage-printer.ts';
export { registerExports } from './register-exports.ts';
