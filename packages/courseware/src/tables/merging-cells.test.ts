import { describe, expect, it } from 'vitest';
import { cell, tableOf } from '../../test/tables.ts';
import { wordsOf } from './cell-values.ts';
import { gridOf } from './grid.ts';
import { canMerge, hasMerged, mergeCells, splitCell, unmergeCells } from './merging-cells.ts';

const shown = (table: ReturnType<typeof tableOf>) =>
  gridOf(table).tiles.map(
    ({ cell: own, rows, columns }) => `${own ? wordsOf(own.text) : '-'} ${rows}x${columns}`,
  );
const area = (row: number, column: number, rows: number, columns: number) => ({ row, column, rows, columns });
const table = tableOf([
  ['a', 'b', 'c'],
  ['d', 'e', 'f'],
]);

describe('mergeCells', () => {
  it('joins the texts of an area in the first cell', () => {
    expect(shown(mergeCells(table, area(0, 0, 2, 2)))).toEqual(['a\nb\nd\ne 2x2', 'c 1x1', 'f 1x1']);
  });

  it('keeps the format of the first cell and the first picture', () => {
    const fill = { type: 'picture', asset: 'x', mode: { type: 'stretch' } } as const;
    const own = tableOf([
      [
        cell('a', { anchor: 'b', fill: { type: 'none' } }),
        cell('b', { fill, pictureFit: 'contain' }),
        cell('c', { fill: { ...fill, asset: 'y' } }),
      ],
    ]);
    expect(mergeCells(own, area(0, 0, 1, 3)).cells['1:A']).toMatchObject({
      anchor: 'b',
      fill,
      pictureFit: 'contain',
      colSpan: 3,
    });
    const plain = tableOf([[cell('a', { fill: { type: 'none' } }), 'b']]);
    expect(mergeCells(plain, area(0, 0, 1, 2)).cells['1:A']?.fill).toEqual({ type: 'none' });
  });

  it('merges only the cells between the edges of the area', () => {
    const nine = tableOf([
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
      ['g', 'h', 'i'],
    ]);
    const rest = (...area: [number, number, number, number]) =>
      shown(mergeCells(nine, { row: area[0], column: area[1], rows: area[2], columns: area[3] })).join(' ');
    expect(rest(1, 0, 1, 2)).toBe('a 1x1 b 1x1 c 1x1 d\ne 1x2 f 1x1 g 1x1 h 1x1 i 1x1');
    expect(rest(0, 2, 2, 1)).toBe('a 1x1 b 1x1 c\nf 2x1 d 1x1 e 1x1 g 1x1 h 1x1 i 1x1');
  });

  it('returns the same table for a single cell', () => {
    expect(mergeCells(table, area(0, 0, 1, 1))).toBe(table);
    const merged = mergeCells(table, area(0, 0, 1, 2));
    expect(mergeCells(merged, area(0, 1, 1, 1))).toBe(merged);
    expect([canMerge(merged, area(0, 1, 1, 1)), canMerge(merged, area(0, 1, 1, 2))]).toEqual([false, true]);
  });
});

it('hasMerged returns whether a cell that begins in the area is merged', () => {
  const merged = mergeCells(table, area(0, 1, 2, 1));
  expect([hasMerged(merged, area(0, 0, 2, 1)), hasMerged(merged, area(0, 1, 1, 1))]).toEqual([false, true]);
  expect(hasMerged(mergeCells(table, area(0, 0, 1, 2)), area(0, 0, 1, 1))).toBe(true);
});

it('unmergeCells splits merged cells in the area, with the text in the first', () => {
  const merged = mergeCells(mergeCells(table, area(0, 0, 1, 2)), area(0, 2, 2, 1));
  expect(shown(unmergeCells(merged, area(0, 0, 1, 2)))).toEqual([
    'a\nb 1x1',
    ' 1x1',
    'c\nf 2x1',
    'd 1x1',
    'e 1x1',
  ]);
});

describe('splitCell', () => {
  it('divides the rows and columns of a cell, which others then span', () => {
    const split = splitCell(table, '1:B', 2, 1);
    expect(shown(split)).toEqual(['a 2x1', 'b 1x1', 'c 2x1', ' 1x1', 'd 1x1', 'e 1x1', 'f 1x1']);
    expect(split.rows.map(({ height }) => height)).toEqual([15, 15, 30]);
    expect(splitCell(table, '1:B', 1, 2).columns.map(({ width }) => width)).toEqual([100, 50, 50, 100]);
  });

  it('distributes the rows that a merged cell covers', () => {
    const merged = mergeCells(
      tableOf([
        ['a', '1'],
        ['b', '2'],
        ['c', '3'],
      ]),
      area(0, 0, 3, 1),
    );
    expect(shown(splitCell(merged, '1:A', 2, 1))).toEqual(['a\nb\nc 2x1', '1 1x1', '2 1x1', ' 1x1', '3 1x1']);
    const four = splitCell(merged, '1:A', 4, 1);
    expect(four.rows.map(({ height }) => height)).toEqual([15, 15, 30, 30]);
    expect(shown(four).filter((each) => each.startsWith('1'))).toEqual(['1 2x1']);
  });

  it('returns an equal table for a missing cell and for one part', () => {
    expect(splitCell(table, '9:Z', 2, 2)).toEqual(table);
    expect(splitCell(table, '1:A', 1, 1)).toEqual(table);
  });
});
