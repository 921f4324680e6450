import { SEATS_SIDE_MAX, type Seat } from '@lectern/protocol/classes';
import {
  type ColumnRules,
  isFamily,
  isNameColumn,
  nameText,
  type TableLine,
} from '../../../parts/table-file/index.ts';

/** A pupil in a line of the table. A property without a column is undefined and stays unchanged. */
export interface PupilLine {
  /** Row of the table, counted from 1. */
  readonly line: number;
  readonly name: string;
  readonly number?: string;
  readonly nickName?: string;
  readonly group?: string;
  /** Null when the cells are empty; `wrong` when they are no valid seat. */
  readonly seat?: Seat | null | 'wrong';
}

export type PupilColumn = 'name' | 'number' | 'nickName' | 'group' | 'row' | 'column';

/** Rules for the columns of a table of pupils. */
export const pupilRules: ColumnRules<PupilColumn> = {
  main: 'name',
  needs: ['name'],
  tells: ['name', 'number'],
  kinds: [
    { id: 'nickName', heads: [/^(昵称|暱稱|小名|nick ?name)$/] },
    {
      id: 'number',
      // Names that identify a pupil better come first: a running number is often beside the pupil's number.
      heads: [
        /^(学号|學號|学生学号|班内学号|学生编号|学生id|student (number|no\.?|id))$/,
        /^(座号|座號|座位号|编号|編號|号码|no\.?|number|id)$/,
        /^(学籍号|全国学籍号|學籍號|考号|考生号|准考证号)$/,
        /^(序号|序號|#)$/,
      ],
    },
    {
      id: 'name',
      heads: [
        /^(姓名|学生姓名|學生姓名|中文姓名|真实姓名|full name|student name|real name)$/,
        /^(名字|学生|學生|name|student)$/,
      ],
    },
    { id: 'group', heads: [/^(小组|小組|组|分组|组别|組別|组名|所在小组|学习小组|group|team)$/] },
    { id: 'row', heads: [/^(排|行|座位排|座位行|第几排|row|seat row)$/] },
    { id: 'column', heads: [/^(列|座位列|第几列|column|seat column)$/] },
  ],
  guess: guessed,
};

/** Converts the lines of a table to pupils. */
export function pupilLines(lines: readonly TableLine<PupilColumn>[]): readonly PupilLine[] {
  return lines.map(({ row, cell }) => {
    const [number, nickName, group] = [cell('number'), cell('nickName'), cell('group')];
    const seat = seatOf(cell('row'), cell('column'));
    return {
      line: row,
      name: nameText(cell('name') ?? ''),
      ...(number !== undefined && { number }),
      ...(nickName !== undefined && { nickName: nameText(nickName) }),
      ...(group !== undefined && { group: nameText(group) }),
      ...(seat !== undefined && { seat }),
    };
  });
}

/**
 * Guesses the columns of a table without column names: a column of digits is the number, columns of Chinese names are
 * names; without such columns, the first column with text is the name.
 */
function guessed(rows: readonly (readonly string[])[]): readonly (PupilColumn | undefined)[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const cells = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ''));
  const isNumber = (column: readonly string[]) => {
    const filled = column.filter((cell) => cell !== '');
    return filled.length > 0 && filled.every((cell) => /^\d{1,20}$/.test(cell));
  };
  const numbers = cells.flatMap((column, at) => (isNumber(column) ? [at] : []));
  const named = cells.flatMap((column, at) => (isNameColumn(column) ? [at] : []));
  // Several columns of names are lists side by side, unless they are parents of the same pupils.
  const [first] = named;
  const lists = named.filter((at) => at === first || !isFamily(cells[first ?? 0] ?? [], cells[at] ?? []));
  const columns: (PupilColumn | undefined)[] = cells.map(() => undefined);
  if (lists.length === 0) {
    const words = cells.findIndex(
      (column, at) => !numbers.includes(at) && column.some((cell) => cell !== ''),
    );
    // A table with more unnamed columns is not a list of pupils.
    if (words < 0 || words > 2 || (width > 3 && numbers.length === 0)) return columns;
    lists.push(words);
  }
  for (const at of lists) columns[at] = 'name';
  const own = numbers.length === lists.length ? numbers : numbers.slice(0, 1);
  for (const at of own) columns[at] = 'number';
  return columns;
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
