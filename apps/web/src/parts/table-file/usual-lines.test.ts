import { describe, expect, it } from 'vitest';
import type { ColumnRules } from './column-kinds.ts';
import { sheetOf } from './table-sheet.ts';
import { linesOfRead, namesOfOneLine, pastedLines } from './usual-lines.ts';

const rules: ColumnRules<'name' | 'number'> = {
  kinds: [
    { id: 'name', heads: [/^姓名$/] },
    { id: 'number', heads: [/^学号$/] },
  ],
  needs: ['name'],
  tells: ['name'],
  main: 'name',
};
const names = (...cells: string[]) =>
  namesOfOneLine(sheetOf({ name: 'x', cells: [cells] }), rules).rows.map((row) => row.cells);

describe('namesOfOneLine', () => {
  it('returns a row for each of three or more names in one cell', () => {
    expect(names('王芳、李明 、张伟、')).toEqual([['王芳'], ['李明'], ['张伟']]);
    expect(names('王芳 李明  欧阳修')).toEqual([['王芳'], ['李明'], ['欧阳修']]);
    expect(names('王芳、李明')).toEqual([['王芳、李明']]);
  });

  it('returns a row for each of three or more cells', () => {
    expect(names('Tom Li', '', 'Ann', 'Bob')).toEqual([['Tom Li'], ['Ann'], ['Bob']]);
    expect(names('Tom', 'Ann')).toEqual([['Tom', 'Ann']]);
  });

  it('keeps a line that is no list of names', () => {
    expect(names('Tom Ann Bob')).toEqual([['Tom Ann Bob']]);
    expect(names('王芳 李明 Tom')).toEqual([['王芳 李明 Tom']]);
    expect(names('王芳、李明、3班')).toEqual([['王芳、李明、3班']]);
    expect(names('学号', '姓名', '性别')).toEqual([['学号', '姓名', '性别']]);
  });

  it('keeps a table of several rows, and an empty one', () => {
    const two = sheetOf({ name: '', cells: [['王芳、李明、张伟'], ['刘洋']] });
    expect(namesOfOneLine(two, rules)).toBe(two);
    const none = sheetOf({ name: '', cells: [] });
    expect(namesOfOneLine(none, rules)).toBe(none);
  });
});

describe('linesOfRead', () => {
  it('returns the lines of a table, and the fault of one that has none', () => {
    const read = pastedLines('学号\t姓名\n1\t王芳', rules);
    expect(
      read.kind === 'lines' && read.lines.map(({ row, cell }) => [row, cell('name'), cell('number')]),
    ).toEqual([[2, '王芳', '1']]);
    expect(pastedLines('学号\t性别\n1\t女', rules)).toEqual({ kind: 'fault', fault: 'noColumns' });
    expect(linesOfRead({ kind: 'fault', fault: 'locked' }, rules)).toEqual({
      kind: 'fault',
      fault: 'locked',
    });
  });
});
