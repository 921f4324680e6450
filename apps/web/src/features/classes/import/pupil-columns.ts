import { SEATS_SIDE_MAX, type Seat } from '@lectern/protocol/classes';
import { ROWS_MAX, type Rows } from '../../../parts/table-file/index.ts';

/** A pupil as a line of the table tells of him. What has no column is not said, and stays as it is. */
export interface PupilLine {
  /** From 1, as the table numbers its rows. */
  readonly line: number;
  readonly name: string;
  readonly number?: string;
  readonly nickName?: string;
  readonly group?: string;
  /** Null where the cells are empty; `wrong` where they name no seat. */
  readonly seat?: Seat | null | 'wrong';
}

/** Why a table cannot be read at all. */
type TableFault = 'empty' | 'noNames' | 'tooManyRows';

export type PupilTable =
  | { readonly kind: 'lines'; readonly lines: readonly PupilLine[] }
  | { readonly kind: 'fault'; readonly fault: TableFault };

/** A title may stand above the names of the columns. */
const ROWS_BEFORE_HEAD = 5;

type Column = 'name' | 'number' | 'nickName' | 'group' | 'row' | 'column';

const HEADS: readonly (readonly [Column, RegExp])[] = [
  ['nickName', /^(昵称|小名|nick ?name)$/i],
  ['number', /^(学号|学生学号|班内学号|学生编号|student (number|no\.?|id))$/i],
  ['name', /^(姓名|名字|学生|学生姓名|name|full name|student|student name|real name)$/i],
  ['group', /^(小组|组|分组|组别|组名|group|team)$/i],
  ['row', /^(排|行|座位排|座位行|第几排|row|seat row)$/i],
  ['column', /^(列|座位列|第几列|column|seat column)$/i],
];

/** What stands for the number where none is called so, the better ones first: a list is often counted beside it. */
const NUMBERS: readonly RegExp[] = [
  /^(座号|编号|号码|no\.?|number|id)$/i,
  /^(学籍号|全国学籍号|考号)$/,
  /^(序号|#)$/,
];

/** The pupils of a table: by the names of its columns, or, without any, by what the cells look like. */
export function pupilTable(table: Rows): PupilTable {
  const rows = namesOfOneLine(table) ?? table;
  if (rows.length === 0) return { kind: 'fault', fault: 'empty' };
  if (rows.length > ROWS_MAX) return { kind: 'fault', fault: 'tooManyRows' };
  const head = rows.slice(0, ROWS_BEFORE_HEAD).findIndex((row) => headOf(row).size > 0);
  const columns = head < 0 ? guessed(rows) : headOf(rows[head] ?? []);
  if (!columns.has('name')) return { kind: 'fault', fault: 'noNames' };
  const lines = rows
    .map((row, index) => lineOf(row, index + 1, columns))
    .slice(head + 1)
    .filter((line) => line.name !== '' || (line.number ?? '') !== '');
  return lines.length === 0 ? { kind: 'fault', fault: 'empty' } : { kind: 'lines', lines };
}

/** Names one after the other in a single line, as they stand in a chat: each is a line of the table. */
function namesOfOneLine(rows: Rows): Rows | undefined {
  const [row, ...others] = rows;
  if (row === undefined || others.length > 0 || headOf(row).size > 0) return undefined;
  const names = row.length > 1 ? row.filter((cell) => cell !== '') : namesOfCell(row[0] ?? '');
  return names.length > 2 && names.every((name) => !/\d/.test(name))
    ? names.map((name) => [name])
    : undefined;
}

function namesOfCell(cell: string): readonly string[] {
  const names = cell.split('、').map((name) => name.trim());
  if (names.length > 1) return names.filter((name) => name !== '');
  // Only Chinese names are told apart by a space: others have some within.
  const words = cell.split(/\s+/);
  return words.every((word) => /^\p{Script=Han}{2,4}$/u.test(word)) ? words : [];
}

function headOf(row: readonly string[]): ReadonlyMap<Column, number> {
  const found = new Map<Column, number>();
  const texts = row.map((cell) =>
    cell.replace(/[\s*：:（(].*$/u, (rest) => (/^\s/.test(rest) ? rest : '')).trim(),
  );
  texts.forEach((text, index) => {
    const column = HEADS.find(([, pattern]) => pattern.test(text))?.[0];
    if (column !== undefined && !found.has(column)) found.set(column, index);
  });
  for (const pattern of NUMBERS) {
    const index = texts.findIndex((text) => pattern.test(text));
    if (index >= 0 && !found.has('number')) found.set('number', index);
  }
  return found;
}

/** Without names of columns: one of numbers is the number, the first one with other words the name. */
function guessed(rows: Rows): ReadonlyMap<Column, number> {
  const width = Math.max(...rows.map((row) => row.length));
  const found = new Map<Column, number>();
  for (let index = 0; index < width && index < 3; index++) {
    const cells = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '');
    if (cells.length === 0) continue;
    if (cells.every((cell) => /^\d{1,20}$/.test(cell))) {
      if (!found.has('number')) found.set('number', index);
    } else if (!found.has('name')) found.set('name', index);
  }
  // More than two columns without a name are another table.
  return width > 3 && !found.has('number') ? new Map() : found;
}

function lineOf(row: readonly string[], line: number, columns: ReadonlyMap<Column, number>): PupilLine {
  const cell = (column: Column) => {
    const index = columns.get(column);
    return index === undefined ? undefined : (row[index] ?? '');
  };
  const [number, nickName, group] = [cell('number'), cell('nickName'), cell('group')];
  const seat = seatOf(cell('row'), cell('column'));
  return {
    line,
    name: cell('name') ?? '',
    ...(number !== undefined && { number }),
    ...(nickName !== undefined && { nickName }),
    ...(group !== undefined && { group }),
    ...(seat !== undefined && { seat }),
  };
}

function seatOf(row: string | undefined, column: string | undefined): PupilLine['seat'] {
  if (row === undefined || column === undefined) return undefined;
  if (row === '' && column === '') return null;
  const side = (text: string) => {
    const number = /^第?(\d{1,2})[排行列]?$/.exec(text)?.[1];
    const value = Number(number ?? 0);
    return value >= 1 && value <= SEATS_SIDE_MAX ? value : undefined;
  };
  const [atRow, atColumn] = [side(row), side(column)];
  return atRow === undefined || atColumn === undefined ? 'wrong' : { row: atRow, column: atColumn };
}
