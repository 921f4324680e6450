import { describe, expect, it } from 'vitest';
import type { Chart, ChartPlot, ChartSeries } from '../../records/chart.ts';
import { chartColumns } from './chart-columns.ts';
import { MOST_CHART_SERIES, withChartSeries, withEachSeries, withoutChartSeries } from './chart-series.ts';

const chartOf = (...plots: ChartPlot[]): Chart => ({ plots, axes: [] });
const series = (name: string, more: Partial<ChartSeries> = {}): ChartSeries => ({
  name,
  categories: ['x', 'y'],
  values: [1, 2],
  ...more,
});
const names = (chart: Chart) => chart.plots.map((plot) => plot.series.map(({ name }) => name));
const chart = chartOf(
  { type: 'bar', series: [series('a'), series('b')] },
  { type: 'line', series: [series('c')] },
);

describe('withChartSeries', () => {
  it('adds a series without values to the last plot', () => {
    const next = withChartSeries(chart, 'new');
    expect(names(next)).toEqual([
      ['a', 'b'],
      ['c', 'new'],
    ]);
    expect(next.plots[1]?.series[1]).toEqual({ name: 'new', categories: ['x', 'y'], values: [null, null] });
  });

  it('takes labels, marker symbol and smoothing from the series before, and sizes of 1', () => {
    const like = series('a', {
      labels: { value: true, own: [{ index: 0 }], except: [1] } as never,
      marker: { symbol: 'circle', size: 9 } as never,
      smooth: false,
      sizes: [5, 6],
    });
    expect(withChartSeries(chartOf({ type: 'bubble', series: [like] }), 'new').plots[0]?.series[1]).toEqual({
      name: 'new',
      categories: ['x', 'y'],
      values: [null, null],
      labels: { value: true },
      marker: { symbol: 'circle' },
      smooth: false,
      sizes: [1, 1],
    });
  });

  it('numbers the points of an empty plot', () => {
    const empty = chartOf({ type: 'bar', series: [series('a')] }, { type: 'line', series: [] });
    expect(withChartSeries(empty, 'new').plots[1]?.series[0]).toEqual({
      name: 'new',
      categories: [1, 2],
      values: [null, null],
    });
  });

  it('returns the same chart without a plot, and with the largest number of series', () => {
    expect(withChartSeries(chartOf(), 'new')).toEqual(chartOf());
    const many = (count: number) =>
      chartOf({ type: 'bar', series: Array.from({ length: count }, () => series('a')) });
    const full = many(MOST_CHART_SERIES);
    expect(withChartSeries(full, 'new')).toBe(full);
    expect(withChartSeries(many(MOST_CHART_SERIES - 1), 'new').plots[0]?.series).toHaveLength(
      MOST_CHART_SERIES,
    );
  });
});

describe('withoutChartSeries', () => {
  const without = (of: Chart, plot: number, at: number) => {
    const column = chartColumns(of).find((each) => each.plot === plot && each.series === at);
    return column ? withoutChartSeries(of, column) : of;
  };

  it('removes a series, and its plot with the last series', () => {
    expect(names(without(chart, 0, 1))).toEqual([['a'], ['c']]);
    expect(names(without(chart, 1, 0))).toEqual([['a', 'b']]);
    expect(names(without(chartOf({ type: 'bar', series: [series('a'), series('b')] }), 0, 0))).toEqual([
      ['b'],
    ]);
  });

  it('keeps the last series of a chart', () => {
    const one = chartOf({ type: 'bar', series: [series('a')] });
    expect(without(one, 0, 0)).toBe(one);
  });
});

it('withEachSeries passes the index of the plot and the index in it', () => {
  const next = withEachSeries(chart, (each, plot, at) => ({ ...each, name: `${plot}${at}` }));
  expect(names(next)).toEqual([['00', '01'], ['10']]);
});
