import { describe, expect, it } from 'vitest';
import { cell, tableOf } from '../../test/tables.ts';
import { allOf, cellKey, gridOf, tilesIn, wholeArea } from './grid.ts';

const shape = (table: ReturnType<typeof tableOf>) =>
  gridOf(table).tiles.map(({ key, rows, columns }) => `${key} ${rows}x${columns}`);

describe('gridOf', () => {
  it('has a tile for each cell and for each unwritten position', () => {
    const table = tableOf([
      [cell('a', { colSpan: 2 }), undefined],
      [undefined, 'b'],
    ]);
    expect(shape(table)).toEqual(['1:A 1x2', '2:A 1x1', '2:B 1x1']);
    expect(gridOf(table)).toBe(gridOf(table));
    expect(gridOf(table).of('2:A')?.cell).toBeUndefined();
    expect(gridOf(table).of('1:B')).toBeUndefined();
  });

  it('cuts spans at the edges and at earlier spans', () => {
    expect(
      shape(
        tableOf([
          [cell('a', { colSpan: 9, rowSpan: 9 }), 'b'],
          ['c', 'd'],
        ]),
      ),
    ).toEqual(['1:A 2x2']);
    const overlapping = tableOf([
      ['a', cell('b', { rowSpan: 2 }), 'c'],
      [cell('d', { colSpan: 3, rowSpan: 2 }), 'e', 'f'],
      ['g', 'h', cell('i', { colSpan: 2 })],
    ]);
    expect(shape(overlapping)).toEqual([
      '1:A 1x1',
      '1:B 2x1',
      '1:C 1x1',
      '2:A 2x1',
      '2:C 1x1',
      '3:B 1x1',
      '3:C 1x1',
    ]);
    const below = tableOf([
      [cell('a', { rowSpan: 3 }), 'b'],
      ['c', cell('d', { rowSpan: 2 })],
      ['e', 'f'],
    ]);
    expect(shape(below)).toEqual(['1:A 3x1', '1:B 1x1', '2:B 2x1']);
  });

  it('finds the tile at a position, and none outside', () => {
    const grid = gridOf(
      tableOf([
        ['a', cell('b', { rowSpan: 2 })],
        ['c', undefined],
      ]),
    );
    expect(grid.at(1, 1)?.key).toBe('1:B');
    expect([grid.at(-1, 0), grid.at(0, -1), grid.at(2, 0), grid.at(0, 2)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it('cellKey returns the ids of row and column', () => {
  expect(cellKey(tableOf([['a', 'b']]), 0, 1)).toBe('1:B');
});

const merged = tableOf([
  ['a', cell('b', { rowSpan: 2 }), 'c'],
  [cell('d', { rowSpan: 2 }), undefined, 'e'],
  [undefined, 'f', 'g'],
]);

it('tilesIn returns the tiles that begin in the area', () => {
  const keys = (row: number, column: number, rows: number, columns: number) =>
    tilesIn(merged, { row, column, rows, columns }).map(({ key }) => key);
  expect(keys(1, 0, 1, 3)).toEqual(['2:A', '2:C']);
  expect(keys(0, 1, 2, 1)).toEqual(['1:B']);
  expect(keys(2, 0, 1, 1)).toEqual([]);
});

describe('wholeArea', () => {
  const single = (row: number, column: number) => ({ row, column, rows: 1, columns: 1 });

  it('grows until it cuts no merged cell', () => {
    expect(wholeArea(merged, single(0, 1))).toEqual({ row: 0, column: 1, rows: 2, columns: 1 });
    expect(wholeArea(merged, single(2, 0))).toEqual({ row: 1, column: 0, rows: 2, columns: 1 });
    expect(wholeArea(merged, single(0, 0), single(0, 1))).toEqual({ row: 0, column: 0, rows: 3, columns: 2 });
    expect(wholeArea(merged, single(2, 2), single(1, 2))).toEqual({ row: 1, column: 2, rows: 2, columns: 1 });
    expect(allOf(merged)).toEqual({ row: 0, column: 0, rows: 3, columns: 3 });
  });
});
