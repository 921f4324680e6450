import { describe, expect, it } from 'vitest';
import type { Arrangement } from './arrangement.ts';
import type { ColumnRules } from './column-kinds.ts';
import { linesOfTable } from './table-lines.ts';
import type { SheetRow, TableSheet } from './table-sheet.ts';

type Id = 'name' | 'number';
const rules: ColumnRules<Id> = {
  kinds: [
    { id: 'name', heads: [/^姓名$/, /^name$/] },
    { id: 'number', heads: [/^学号$/, /^number$/] },
  ],
  needs: ['name'],
  tells: ['name', 'number'],
  main: 'name',
};

function sheetOf(cells: readonly (readonly string[])[], more: Record<number, Partial<SheetRow>> = {}) {
  const rows = cells.map((each, index): SheetRow => {
    const row = { number: index + 1, cells: each, continued: new Set<number>(), isHidden: false };
    return { ...row, ...more[index] };
  });
  return { name: '', isHidden: false, rows, hiddenColumns: new Set(), isTooLong: false } as TableSheet;
}
const two: Arrangement<Id> = { sheet: 0, head: 0, columns: ['name', 'number'], withHidden: false };

function read(sheet: TableSheet | undefined, arrangement = two) {
  const { lines, left } = linesOfTable(sheet, arrangement, rules);
  return {
    lines: lines.map(({ row, cell }) => [row, cell('name'), cell('number')]),
    left: left.map(({ row, words, why }) => [row, words, why]),
  };
}

describe('the lines of a table', () => {
  it('are the rows below the column names', () => {
    expect(
      read(
        sheetOf([
          ['姓名', '学号'],
          ['王一', '1'],
          ['李二', ''],
        ]),
      ),
    ).toEqual({
      lines: [
        [2, '王一', '1'],
        [3, '李二', ''],
      ],
      left: [],
    });
  });

  it('are all rows when no row names the columns', () => {
    const { lines } = read(sheetOf([['王一', '1']]), { ...two, head: undefined });
    expect(lines).toEqual([[1, '王一', '1']]);
  });

  it('are empty without a sheet', () => {
    expect(read(undefined)).toEqual({ lines: [], left: [] });
  });

  it('return undefined for a column that the table lacks', () => {
    expect(read(sheetOf([['姓名'], ['王一']]), { ...two, columns: ['name'] }).lines).toEqual([
      [2, '王一', undefined],
    ]);
  });

  it('follow list by list when several lists are side by side', () => {
    const cells = [
      ['姓名', '学号', '姓名', '学号'],
      ['王一', '1', '赵三', '3'],
      ['李二', '2', '', ''],
    ];
    const { lines, left } = read(sheetOf(cells), { ...two, columns: ['name', 'number', 'name', 'number'] });
    expect(lines.map(([, name]) => name)).toEqual(['王一', '李二', '赵三']);
    expect(left).toEqual([]);
  });
});

describe('a row is left out', () => {
  const leftOf = (row: readonly string[], more: Partial<SheetRow> = {}, arrangement = two) =>
    read(sheetOf([['姓名', '学号'], row], { 1: more }), arrangement).left;

  it('above the column names, with its text', () => {
    expect(
      read(
        sheetOf([
          ['三班', '三班'],
          ['姓名', '学号'],
        ]),
        { ...two, head: 1 },
      ).left,
    ).toEqual([[1, '三班', 'above']]);
  });

  it('when it is hidden, unless hidden rows are included', () => {
    expect(leftOf(['王一', '1'], { isHidden: true })).toEqual([[2, '王一 · 1', 'hidden']]);
    expect(leftOf(['王一', '1'], { isHidden: true }, { ...two, withHidden: true })).toEqual([]);
  });

  it('when it names the columns again, also in another language', () => {
    expect(leftOf(['姓名', '学号'])).toEqual([[2, '姓名 · 学号', 'head']]);
    expect(leftOf(['Name', 'Number'])).toEqual([[2, 'Name · Number', 'head']]);
    // A pupil whose only known cell equals a column name.
    expect(leftOf(['姓名', ''])).toEqual([]);
    expect(leftOf(['姓名'], {}, { ...two, columns: ['name'] })).toEqual([[2, '姓名', 'head']]);
  });

  it.each([
    '合计：45人',
    '共 45 人',
    '男生：20 人',
    '班 主 任：王老师',
    '第 2 页',
    'Total: 45',
    'page 3',
    'Notes: a',
  ])('below the list: %s', (words) => {
    expect(leftOf(['', words])[0]?.[2]).toBe('footer');
  });

  it.each(['共一', '班主任', 'Totalino', '合计生'])('not for the name %s', (name) => {
    expect(leftOf([name, '1'])).toEqual([]);
  });

  it('when its name is the error of a formula', () => {
    expect(leftOf(['#N/A', '1'])).toEqual([[2, '#N/A · 1', 'error']]);
    expect(leftOf(['#王', '1'])).toEqual([]);
  });

  it('when it is the second row of a merged name', () => {
    expect(leftOf(['王一', '2'], { continued: new Set([0]) })).toEqual([[2, '王一 · 2', 'continued']]);
  });

  it('when no column that tells has its own text', () => {
    expect(leftOf(['', ''])).toEqual([[2, '', 'noWords']]);
    expect(leftOf(['', '7'], { continued: new Set([1]) })).toEqual([[2, '7', 'noWords']]);
    expect(leftOf(['', '7'])).toEqual([]);
  });

  it('with at most 80 characters of its text', () => {
    expect(leftOf(['x'.repeat(100), '1'], { isHidden: true })[0]?.[1]).toBe('x'.repeat(80));
  });
});
