import { expect, it } from 'vitest';
import type { Chart, ChartPlot } from '../../records/chart.ts';
import { byNumbers, chartColumns, chartRows } from './chart-columns.ts';

const chartOf = (...plots: ChartPlot[]): Chart => ({ plots, axes: [] });

it('byNumbers returns true for points in a plane', () => {
  const types = ['scatter', 'bubble', 'bar', 'line'] as const;
  expect(types.map((type) => byNumbers({ type, series: [] }))).toEqual([true, true, false, false]);
});

it('chartColumns lists shared categories once, other categories before their series, and sizes behind', () => {
  const columns = chartColumns(
    chartOf(
      {
        type: 'bar',
        series: [
          { name: 'a', categories: ['x', 'y'], values: [1] },
          { categories: ['x', 'y'], values: [2, 3, 4] },
          { name: 'c', categories: [], values: [] },
        ],
      },
      { type: 'bubble', series: [{ name: 'd', categories: [7], values: [8], sizes: [9] }] },
    ),
  );
  expect(
    columns.map(({ plot, series, field, name, cells }) => [plot, series, field, name, ...cells]),
  ).toEqual([
    [0, 0, 'categories', undefined, 'x', 'y', null],
    [0, 0, 'values', 'a', 1, null, null],
    [0, 1, 'values', '', 2, 3, 4],
    [0, 2, 'values', 'c', null, null, null],
    [1, 0, 'categories', undefined, 7, null, null],
    [1, 0, 'values', 'd', 8, null, null],
    [1, 0, 'sizes', undefined, 9, null, null],
  ]);
});

it('chartRows returns the length of the longest series or categories', () => {
  const bar = (categories: string[], values: number[]): Chart =>
    chartOf({ type: 'bar', series: [{ categories, values }] });
  expect([chartRows(bar(['x'], [1, 2])), chartRows(bar(['x', 'y', 'z'], [1])), chartRows(chartOf())]).toEqual(
    [2, 3, 0],
  );
});
