import { describe, expect, it } from 'vitest';
import type { Chart, ChartSeries } from '../../records/chart.ts';
import { MOST_CHART_ROWS, withChartPoint, withoutChartPoint } from './chart-points.ts';

const chartOf = (...series: ChartSeries[]): Chart => ({ plots: [{ type: 'bar', series }], axes: [] });
const first = (chart: Chart) => chart.plots[0]?.series[0];

describe('withChartPoint', () => {
  it('adds an empty point to categories, values, sizes and levels', () => {
    const chart = chartOf(
      { categories: ['x'], values: [1, 2], sizes: [3, 4], levels: [['l', 'm']] as never },
      { categories: [], values: [9] },
    );
    expect(withChartPoint(chart).plots[0]?.series).toEqual([
      {
        categories: ['x', null, null],
        values: [1, 2, null],
        sizes: [3, 4, null],
        levels: [['l', 'm', null]],
      },
      { categories: [], values: [9, null, null] },
    ]);
  });

  it('adds none beyond the largest number of points', () => {
    const rows = (count: number) => chartOf({ categories: [], values: Array(count).fill(1) });
    const full = rows(MOST_CHART_ROWS);
    expect(withChartPoint(full)).toBe(full);
    expect(first(withChartPoint(rows(MOST_CHART_ROWS - 1)))?.values).toHaveLength(MOST_CHART_ROWS);
  });
});

describe('withoutChartPoint', () => {
  it('removes a point everywhere, and moves the formats and labels of later points', () => {
    const fill = { type: 'none' } as const;
    const chart = chartOf({
      categories: ['x', 'y', 'z'],
      values: [1, 2, 3],
      sizes: [4, 5, 6],
      levels: [['l']] as never,
      points: [0, 1, 2].map((index) => ({ index, fill })),
      labels: { value: true, own: [{ index: 2 }, { index: 1 }] } as never,
    });
    expect(first(withoutChartPoint(chart, 1))).toEqual({
      categories: ['x', 'z'],
      values: [1, 3],
      sizes: [4, 6],
      points: [
        { index: 0, fill },
        { index: 1, fill },
      ],
      labels: { value: true, own: [{ index: 1 }] },
    });
  });

  it('adds no formats and labels to a series without them', () => {
    const chart = chartOf({ categories: ['x'], values: [1], labels: { value: true } as never });
    expect(first(withoutChartPoint(chart, 0))).toEqual({
      categories: [],
      values: [],
      labels: { value: true },
    });
  });
});
