import { describe, expect, it } from 'vitest';
import { cell, tableOf } from '../../test/tables.ts';
import { wordsOf } from './cell-values.ts';
import { gridOf } from './grid.ts';
import { type CarriedCells, copyCells, parseCarriedCells, pasteCells, tableOfCells } from './pasted-cells.ts';

const shown = (table: ReturnType<typeof tableOf>) =>
  gridOf(table).tiles.map(({ cell: own, rows, columns }) => {
    const words = own ? wordsOf(own.text) : '-';
    return rows > 1 || columns > 1 ? `${words} ${rows}x${columns}` : words;
  });
const area = (row: number, column: number, rows: number, columns: number) => ({ row, column, rows, columns });
const table = tableOf([
  ['a', 'b', 'c'],
  ['d', 'e', 'f'],
  ['g', 'h', 'i'],
]);
const plain = (put: CarriedCells): CarriedCells => ({
  ...put,
  cells: put.cells.map(({ look: _, ...one }) => one),
});

describe('copyCells', () => {
  it('copies texts, formats and spans with positions from the corner, and sizes', () => {
    const own = tableOf([
      ['a', 'b'],
      ['c', cell('d', { anchor: 'b', colSpan: 1 })],
      [undefined, 'e'],
    ]);
    expect(copyCells(own, area(1, 0, 2, 2))).toEqual({
      columns: [100, 100],
      rows: [30, 30],
      cells: [
        { ...area(0, 0, 1, 1), text: cell('c').text, look: {} },
        { ...area(0, 1, 1, 1), text: cell('d').text, look: { anchor: 'b' } },
        { ...area(1, 1, 1, 1), text: cell('e').text, look: {} },
      ],
    });
  });

  it('copies merged cells as a whole', () => {
    const merged = tableOf([
      [cell('a', { rowSpan: 2 }), 'b'],
      [undefined, 'c'],
    ]);
    expect(copyCells(merged, area(1, 0, 1, 1)).cells).toMatchObject([
      { row: 0, column: 0, rows: 2, columns: 1 },
    ]);
  });
});

describe('parseCarriedCells', () => {
  const fill = { type: 'picture', asset: 'a'.repeat(64), mode: { type: 'stretch' } } as const;
  const put = copyCells(tableOf([[cell('a', { fill, pictureFit: 'cover', anchor: 'b' })]]), area(0, 0, 1, 1));

  it('returns copied cells, without pictures whose file is missing', () => {
    expect(parseCarriedCells(JSON.stringify(put), () => true)).toEqual(put);
    expect(parseCarriedCells(JSON.stringify(put), () => false)?.cells[0]?.look).toEqual({ anchor: 'b' });
  });

  it.each(['{', '{}', JSON.stringify({ ...put, columns: [] }), JSON.stringify({ ...put, rows: [-1] })])(
    'returns undefined for %j',
    (json) => {
      expect(parseCarriedCells(json, () => true)).toBeUndefined();
    },
  );
});

describe('pasteCells', () => {
  it('pastes from the corner of the selection, and returns the area', () => {
    const put = copyCells(table, area(0, 0, 2, 2));
    const pasted = pasteCells(table, area(1, 1, 1, 1), put);
    expect(shown(pasted.table)).toEqual(['a', 'b', 'c', 'd', 'a', 'b', 'g', 'd', 'e']);
    expect(pasted.area).toEqual(area(1, 1, 2, 2));
  });

  it('adds missing rows and columns', () => {
    const put = copyCells(table, area(0, 0, 2, 2));
    const { table: grown } = pasteCells(table, area(2, 2, 1, 1), put);
    expect([grown.rows.length, grown.columns.length]).toEqual([4, 4]);
    expect(shown(grown).slice(8)).toEqual(['g', 'h', 'a', 'b', '', '', 'd', 'e']);
  });

  it('pastes a single cell into every selected cell', () => {
    const put = copyCells(table, area(0, 0, 1, 1));
    const pasted = pasteCells(table, area(1, 0, 2, 2), put);
    expect(shown(pasted.table)).toEqual(['a', 'b', 'c', 'a', 'a', 'f', 'a', 'a', 'i']);
    expect(pasted.area).toEqual(area(1, 0, 2, 2));
  });

  it('splits merged cells that overlap the area in part', () => {
    const merged = tableOf([
      [cell('a', { colSpan: 2 }), undefined, 'b'],
      ['c', 'd', 'e'],
    ]);
    const put = copyCells(tableOf([['x'], ['y']]), area(0, 0, 2, 1));
    expect(shown(pasteCells(merged, area(0, 1, 1, 1), put).table)).toEqual(['a', 'x', 'b', 'c', 'y', 'e']);
  });

  it('keeps the format of the target for cells without a format', () => {
    const target = tableOf([[cell('a', { anchor: 'b' }), cell('b', { anchor: 'ctr' })]]);
    const put = copyCells(tableOf([[cell('x', { anchor: 't' }), 'y']]), area(0, 0, 1, 2));
    const anchors = (carried: CarriedCells) =>
      Object.values(pasteCells(target, area(0, 0, 1, 1), carried).table.cells).map(({ anchor }) => anchor);
    expect(anchors(put)).toEqual(['t', undefined]);
    expect(anchors(plain(put))).toEqual(['b', 'ctr']);
  });

  it('cuts spans at the end of the copied area, and leaves out cells beyond it', () => {
    const one = { text: cell('x').text };
    const put: CarriedCells = {
      columns: [1, 1],
      rows: [1, 1],
      cells: [
        { ...one, ...area(0, 1, 5, 5) },
        { ...one, ...area(2, 0, 1, 1) },
      ],
    };
    expect(shown(pasteCells(table, area(0, 0, 1, 1), put).table)).toEqual([
      '',
      'x 2x1',
      'c',
      '',
      'f',
      'g',
      'h',
      'i',
    ]);
  });
});

it('tableOfCells creates a table with the copied sizes, or default sizes', () => {
  const put = { ...copyCells(table, area(0, 0, 1, 2)), columns: [70, undefined], rows: [undefined] };
  const made = tableOfCells(put, { width: 120, height: 48 });
  expect(made.columns.map(({ width }) => width)).toEqual([70, 120]);
  expect(made.rows.map(({ height }) => height)).toEqual([48]);
  expect(shown(made)).toEqual(['a', 'b']);
});
