// Reads a table in one go, for whoever does not ask how: the code that reads workbooks is brought when it is needed.
export { readTable } from './read-table.ts';
export { linesOfRead, pastedLines } from './usual-lines.ts';
