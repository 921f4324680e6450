import { expect, it } from 'vitest';
import type { Chart } from '../../records/chart.ts';
import { chartColumns, chartRows } from './chart-columns.ts';
import { withPastedCells } from './chart-paste.ts';

const chart: Chart = {
  plots: [{ type: 'bar', series: [{ name: 'a', categories: ['x', 'y'], values: [1, 2] }] }],
  axes: [],
};
const grid = (of: Chart) => chartColumns(of).map(({ name, cells }) => [name, ...cells]);

it('withPastedCells writes names, categories and values from a cell on', () => {
  expect(grid(withPastedCells(chart, { column: 0, row: -1 }, 'odd\tA\nX\t9'))).toEqual([
    [undefined, 'X', 'y'],
    ['A', 9, 2],
  ]);
  expect(grid(withPastedCells(chart, { column: 1, row: 1 }, '7'))).toEqual([
    [undefined, 'x', 'y'],
    ['a', 1, 7],
  ]);
});

it('withPastedCells adds missing series and points', () => {
  expect(grid(withPastedCells(chart, { column: 1, row: 1 }, '7\t8\n9\t10\n'))).toEqual([
    [undefined, 'x', 'y', null],
    ['a', 1, 7, 9],
    ['', null, 8, 10],
  ]);
});

it('withPastedCells keeps cells whose pasted text is no number', () => {
  expect(grid(withPastedCells(chart, { column: 1, row: 0 }, 'odd\n5'))[1]).toEqual(['a', 1, 5]);
});

it('withPastedCells ends at the largest number of points', () => {
  const long = withPastedCells(chart, { column: 1, row: 998 }, '1\n2\n3\n4');
  expect(chartRows(long)).toBe(1000);
  expect(chartColumns(long)[1]?.cells.slice(997)).toEqual([null, 1, 2]);
});

it('withPastedCells returns the chart without plots', () => {
  expect(withPastedCells({ plots: [], axes: [] }, { column: 0, row: -1 }, 'a\tb')).toEqual({
    plots: [],
    axes: [],
  });
});
