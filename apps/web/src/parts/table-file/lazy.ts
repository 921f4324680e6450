// Reads a table in one call, without showing a check to the user; the code that reads workbooks is loaded on demand.
export { readTable } from './read-table.ts';
export { linesOfRead, pastedLines } from './usual-lines.ts';
