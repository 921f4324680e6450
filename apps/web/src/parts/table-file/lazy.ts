// Reads a table in one call, without questions: the code that reads workbooks is loaded when it is needed.
export { readTable } from './read-table.ts';
export { linesOfRead, pastedLines } from './usual-lines.ts';
