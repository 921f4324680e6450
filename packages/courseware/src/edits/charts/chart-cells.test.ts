import { describe, expect, it } from 'vitest';
import type { Chart, ChartPlot } from '../../records/chart.ts';
import { numberTyped, withChartCell, withSeriesName, withValueAt } from './chart-cells.ts';
import { chartColumns } from './chart-columns.ts';

const categories = ['x', 'y'];
const chartOf = (...plots: ChartPlot[]): Chart => ({ plots, axes: [] });
const bars = chartOf(
  {
    type: 'bar',
    series: [
      { name: 'a', categories, values: [1, 2], levels: [['l']] as never },
      { name: 'b', categories, values: [3, 4] },
    ],
  },
  { type: 'line', series: [{ name: 'c', categories: ['z'], values: [5] }] },
);
const bubbles = chartOf({ type: 'bubble', series: [{ categories: [1, 2], values: [3, 4], sizes: [5, 6] }] });

function typed(chart: Chart, column: number, row: number, text: string) {
  const at = chartColumns(chart)[column];
  if (!at) throw new Error('no column');
  return withChartCell(chart, at, row, text);
}
const series = (chart: Chart) => chart.plots.flatMap((plot) => plot.series);

it.each([
  ['１，２００', 1200],
  ['１２％', 0.12],
  ['-5', -5],
  [' ', null],
  ['%', 0],
  ['1 000', 1000],
  ['a', undefined],
])('numberTyped(%j) returns %s', (text, number) => {
  expect(numberTyped(text)).toBe(number);
});

describe('withChartCell', () => {
  it('changes a value of its series only', () => {
    const next = typed(bars, 2, 1, '9');
    expect(series(next).map(({ values }) => values)).toEqual([[1, 2], [3, 9], [5]]);
    expect(series(typed(bars, 1, 0, ''))[0]?.values).toEqual([null, 2]);
  });

  it('changes a category in all series that share it, trimmed and without levels', () => {
    const next = series(typed(bars, 0, 1, '  w '));
    expect(next.map((each) => each.categories)).toEqual([['x', 'w'], ['x', 'w'], ['z']]);
    expect(next[0]).not.toHaveProperty('levels');
    expect(series(typed(bars, 0, 1, ' ')).map((each) => each.categories[1])).toEqual([null, null, undefined]);
    expect(series(typed(bars, 0, 0, 'w'.repeat(5000)))[0]?.categories[0]).toHaveLength(4096);
  });

  it('changes nothing for a text in place of a number', () => {
    expect(typed(bars, 1, 0, 'x')).toBe(bars);
    expect(typed(bubbles, 0, 0, 'x')).toBe(bubbles);
  });

  it('changes x values and sizes by number', () => {
    expect(series(typed(bubbles, 0, 1, '50%'))[0]?.categories).toEqual([1, 0.5]);
    expect(series(typed(bubbles, 2, 0, '9'))[0]).toMatchObject({ sizes: [9, 6], values: [3, 4] });
  });
});

it('withSeriesName renames one series, trimmed', () => {
  const [, , column] = chartColumns(bars);
  if (!column) throw new Error('no column');
  expect(series(withSeriesName(bars, column, ' new ')).map(({ name }) => name)).toEqual(['a', 'new', 'c']);
  expect(series(withSeriesName(bars, column, 'n'.repeat(5000)))[1]?.name).toHaveLength(4096);
});

it('withValueAt replaces a value, and fills missing values before it', () => {
  expect(withValueAt([1, 2], 0, 9)).toEqual([9, 2]);
  expect(withValueAt([1], 3, 9)).toEqual([1, null, null, 9]);
  expect(withValueAt([1, 2, 3], 1, null)).toEqual([1, null, 3]);
});
