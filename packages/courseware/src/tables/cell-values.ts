import type { Table, TableCell } from '../records/table.ts';
import type { Paragraph, Run, TextBody } from '../records/text.ts';
import { allOf, type CellArea, cellKey, gridOf, tilesIn, wholeArea } from './grid.ts';
import { insertLines } from './lines.ts';
import { withoutWords } from './whole-table.ts';

/** Plain text of a cell, a line for each paragraph. */
export function wordsOf(text: TextBody): string {
  return text.paragraphs.map(({ runs }) => runs.map(wordsOfRun).join('')).join('\n');
}

/** The text of a formula is its LaTeX. */
function wordsOfRun(run: Run): string {
  if (run.type === 'break') return '\n';
  return run.type === 'formula' ? run.latex : run.type === 'text' ? run.text : '';
}

const NUMBER = /^[-+−]?(\d{1,3}(,\d{3})+|\d+)?(\.\d+)?$/;

/** The number in a cell's text: `1,200`, `-3.5`, `85%`, `¥30`, `30元`; undefined for other texts. */
export function numberIn(words: string): number | undefined {
  const plain = words
    .trim()
    .replace(/^[¥￥$€£]\s*/, '')
    .replace(/\s*(%|％|元|分|人|个|次)$/, '');
  if (plain === '' || !NUMBER.test(plain) || !/\d/.test(plain)) return undefined;
  const value = Number(plain.replace(/,/g, '').replace('−', '-'));
  return /[%％]$/.test(words.trim()) ? value / 100 : value;
}

/** Rows between the header row and the totals row. */
export function bodyRows(table: Table): { readonly from: number; readonly count: number } {
  const from = table.firstRow && table.rows.length > 1 ? 1 : 0;
  const end = table.rows.length - (table.lastRow && table.rows.length - from > 1 ? 1 : 0);
  return { from, count: end - from };
}

/** Whether rows can be sorted: no merged cell covers several of them. */
export function canSort(table: Table): boolean {
  const { from, count } = bodyRows(table);
  return (
    count > 1 &&
    gridOf(table).tiles.every(({ row, rows }) => rows === 1 || row + rows <= from || row >= from + count)
  );
}

/**
 * The table with its rows sorted by a column: numbers by size, then texts by `compare`, and empty cells last in both
 * directions. Equal rows keep their order.
 */
export function sortRows(
  table: Table,
  column: number,
  direction: 'up' | 'down',
  compare: (a: string, b: string) => number,
): Table {
  if (!canSort(table)) return table;
  const { from, count } = bodyRows(table);
  const grid = gridOf(table);
  const sign = direction === 'up' ? 1 : -1;
  const rows = table.rows.slice(from, from + count).map((row, index) => {
    const cell = grid.at(from + index, column)?.cell;
    const words = cell ? wordsOf(cell.text).trim() : '';
    return { row, words, number: numberIn(words) };
  });
  rows.sort((a, b) => {
    if (a.words === '' || b.words === '') return Number(a.words === '') - Number(b.words === '');
    if (a.number !== undefined && b.number !== undefined) return sign * (a.number - b.number);
    if (a.number !== undefined || b.number !== undefined) return sign * (a.number !== undefined ? -1 : 1);
    return sign * compare(a.words, b.words);
  });
  const sorted = rows.map(({ row }) => row);
  return { ...table, rows: [...table.rows.slice(0, from), ...sorted, ...table.rows.slice(from + count)] };
}

export type Total = 'sum' | 'mean';

/** Numbers of a column between header row and totals row. */
export function numbersIn(table: Table, column: number): readonly number[] {
  const { from, count } = bodyRows(table);
  return tilesIn(table, { row: from, column, rows: Math.max(1, count), columns: 1 }).flatMap(({ cell }) => {
    const value = cell && numberIn(wordsOf(cell.text));
    return value === undefined ? [] : [value];
  });
}

/**
 * The table with sums or means of the area's columns in its totals row, which is added if it is missing; undefined when
 * no column has a number. `name` is written into the row's first cell if that is empty.
 */
export function withTotals(table: Table, area: CellArea, total: Total, name: string): Table | undefined {
  const columns = Array.from({ length: area.columns }, (_, index) => area.column + index).filter(
    (column) => numbersIn(table, column).length > 0,
  );
  if (columns.length === 0) return undefined;
  const end = table.rows.length;
  const withRow = table.lastRow ? table : { ...insertLines(table, 'rows', end, 1, end - 1), lastRow: true };
  const last = withRow.rows.length - 1;
  const cells = { ...withRow.cells };
  const say = (column: number, words: string) => {
    const tile = gridOf(withRow).at(last, column);
    const cell = tile && cells[tile.key];
    if (tile && cell) cells[tile.key] = saying(cell, words);
  };
  for (const column of columns) {
    const values = numbersIn(table, column);
    const isShare = valuesAreShares(table, column);
    const sum = values.reduce((all, value) => all + value, 0);
    say(column, written(total === 'sum' ? sum : sum / values.length, isShare));
  }
  const first = cells[cellKey(withRow, last, 0)];
  if (first && !columns.includes(0) && wordsOf(first.text).trim() === '') say(0, name);
  return { ...withRow, cells };
}

function valuesAreShares(table: Table, column: number): boolean {
  const { from, count } = bodyRows(table);
  const area = { row: from, column, rows: Math.max(1, count), columns: 1 };
  const words = tilesIn(table, area).map(({ cell }) => (cell ? wordsOf(cell.text).trim() : ''));
  const numbers = words.filter((each) => numberIn(each) !== undefined);
  return numbers.every((each) => /[%％]$/.test(each));
}

/** Rounded to two decimals, without floating-point errors. */
function written(value: number, isShare: boolean): string {
  return isShare ? `${Number((value * 100).toFixed(2))}%` : String(Number(value.toFixed(2)));
}

/** The cell with another text in the format of its first letter. */
export function saying(cell: TableCell, words: string): TableCell {
  const bare = withoutWords(cell.text);
  const [like] = bare.paragraphs;
  const paragraphs = words.split('\n').map(
    (line): Paragraph => ({
      ...like,
      runs:
        line === '' ? [] : [{ type: 'text', text: line, ...(like?.endProps && { props: like.endProps }) }],
    }),
  );
  return { ...cell, text: { ...bare, paragraphs } };
}

/** Text of an area for spreadsheets: a line per row, cells separated by tabs; covered positions are empty. */
export function tabbedWords(table: Table, chosen: CellArea = allOf(table)): string {
  const area = wholeArea(table, chosen);
  const lines: string[] = [];
  for (let row = area.row; row < area.row + area.rows; row++) {
    const words: string[] = [];
    for (let column = area.column; column < area.column + area.columns; column++) {
      const tile = gridOf(table).at(row, column);
      const own = tile && tile.row === row && tile.column === column ? tile.cell : undefined;
      words.push(own ? quoted(wordsOf(own.text)) : '');
    }
    lines.push(words.join('\t'));
  }
  return lines.join('\n');
}

/** Text with a tab or line break is quoted, as in spreadsheets. */
function quoted(words: string): string {
  return /[\t\n"]/.test(words) ? `"${words.replace(/"/g, '""')}"` : words;
}

/** Rows and cells of tab-separated text from a spreadsheet; a final line break only ends the last row. */
export function cellsOfTabbed(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const clean = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  let at = 0;
  while (at <= clean.length) {
    let words = '';
    if (clean[at] === '"' && closes(clean, at)) {
      const end = closes(clean, at);
      words = clean.slice(at + 1, end).replace(/""/g, '"');
      at = end + 1;
    } else {
      const from = at;
      while (at < clean.length && clean[at] !== '\t' && clean[at] !== '\n') at += 1;
      words = clean.slice(from, at);
    }
    rows.at(-1)?.push(words);
    if (at >= clean.length) break;
    if (clean[at] === '\n') rows.push([]);
    at += 1;
  }
  return rows;
}

/**
 * Index of the quote that closes one at `from` at the end of a cell; 0 if the quote at `from` is an ordinary character.
 */
function closes(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] !== '"') continue;
    if (text[at + 1] === '"') at += 1;
    else return at + 1 === text.length || text[at + 1] === '\t' || text[at + 1] === '\n' ? at : 0;
  }
  return 0;
}
