import { describe, expect, it } from 'vitest';
import { COLUMNS_MAX, ROWS_MAX, sheetOf } from './table-sheet.ts';

const cellsOf = (...args: Parameters<typeof sheetOf>) => sheetOf(...args).rows.map(({ cells }) => cells);

describe('sheetOf', () => {
  it('returns the rows with content and their numbers', () => {
    const sheet = sheetOf({ name: '一班', cells: [['姓名'], undefined, ['', ' '], [undefined, ' 王 芳 ']] });
    expect(sheet).toEqual({
      name: '一班',
      isHidden: false,
      rows: [
        { number: 1, cells: ['姓名'], continued: new Set(), isHidden: false },
        { number: 4, cells: ['', '王 芳'], continued: new Set(), isHidden: false },
      ],
      hiddenColumns: new Set(),
      isTooLong: false,
    });
  });

  it('repeats the text of merged cells in the rows below', () => {
    const sheet = sheetOf({
      name: '',
      cells: [
        ['一组', '王芳'],
        [undefined, '李明'],
        [undefined, '张伟'],
        ['二组', '刘洋'],
      ],
      merged: [{ row: 0, column: 0, rows: 3 }],
    });
    expect(sheet.rows.map(({ cells }) => cells)).toEqual([
      ['一组', '王芳'],
      ['一组', '李明'],
      ['一组', '张伟'],
      ['二组', '刘洋'],
    ]);
    expect(sheet.rows.map(({ continued }) => [...continued])).toEqual([[], [0], [0], []]);
  });

  it('leaves out rows that only continue merged cells, and ends these at the last row', () => {
    const merged = [{ row: 0, column: 1, rows: 1_000_000 }];
    expect(cellsOf({ name: '', cells: [['a', 'x'], [], ['b']], merged })).toEqual([
      ['a', 'x'],
      ['b', 'x'],
    ]);
  });

  it('ignores merged cells that are empty or beyond the last column that is read', () => {
    const cells = [
      [' ', 'a'],
      [undefined, 'b'],
    ];
    const sheet = sheetOf({ name: '', cells, merged: [{ row: 0, column: 0, rows: 2 }] });
    expect(sheet.rows.map(({ continued }) => continued.size)).toEqual([0, 0]);
    const wide = [Array.from({ length: COLUMNS_MAX + 5 }, (_, at) => `${at}`), ['b']];
    const far = sheetOf({ name: '', cells: wide, merged: [{ row: 0, column: COLUMNS_MAX, rows: 2 }] });
    expect(far.rows[1]?.continued.size).toBe(0);
    const last = sheetOf({ name: '', cells: wide, merged: [{ row: 0, column: COLUMNS_MAX - 1, rows: 2 }] });
    expect([...(last.rows[1]?.continued ?? [])]).toEqual([COLUMNS_MAX - 1]);
  });

  it('reads no more cells of a row than a list may have', () => {
    const row = Array.from({ length: COLUMNS_MAX + 5 }, () => 'x');
    expect(cellsOf({ name: '', cells: [row] })[0]).toHaveLength(COLUMNS_MAX);
  });

  it('has no rows when there are more than a list may have', () => {
    const rows = (count: number) => sheetOf({ name: '', cells: Array.from({ length: count }, () => ['x']) });
    expect(rows(ROWS_MAX)).toMatchObject({ isTooLong: false });
    expect(rows(ROWS_MAX).rows).toHaveLength(ROWS_MAX);
    expect(rows(ROWS_MAX + 1)).toMatchObject({ isTooLong: true, rows: [] });
  });

  it('marks hidden sheets, rows and columns', () => {
    const sheet = sheetOf({
      name: '',
      isHidden: true,
      cells: [['a'], ['b']],
      hiddenRows: new Set([1]),
      hiddenColumns: new Set([3]),
    });
    expect(sheet.isHidden).toBe(true);
    expect(sheet.rows.map(({ isHidden }) => isHidden)).toEqual([false, true]);
    expect([...sheet.hiddenColumns]).toEqual([3]);
  });
});
