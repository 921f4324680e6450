import type { ChartPlot, ChartSeries } from '@lectern/courseware';
import { expect, it } from 'vitest';
import type { ChartScope } from '../chart-scope.ts';
import { boxCategories, boxOf, boxReach, boxSeries, outlierSeries } from './box-plot.ts';

const scope = { design: { colors: { map: {}, colors: {} } } } as unknown as ChartScope;
const series = (categories: (string | null)[], values: (number | null)[], more: object = {}) =>
  ({ categories, values, ...more }) as ChartSeries;
const plot = (...all: ChartSeries[]) => ({ type: 'boxWhisker', series: all }) as ChartPlot;
const solid = (value: string) => ({ type: 'solid', color: { type: 'rgb', value } });

it('boxOf counts the median in both halves when quartiles are inclusive', () => {
  expect(boxOf([4, 1, 3, 2, 5], false)).toEqual({
    low: 1,
    first: 2,
    median: 3,
    third: 4,
    high: 5,
    outliers: [],
  });
  expect(boxOf([1, 2, 3, 4], false)).toMatchObject({ first: 1.75, median: 2.5, third: 3.25 });
});

it('boxOf counts the median in no half when quartiles are exclusive, and stays within the values', () => {
  expect(boxOf([1, 2, 3, 4, 5], true)).toMatchObject({ first: 1.5, median: 3, third: 4.5 });
  expect(boxOf([1, 3], true)).toMatchObject({ first: 1, median: 2, third: 3 });
});

it('boxOf ends the whiskers at the last values within 1.5 times the box, and returns the others as outliers', () => {
  // The box is from 2 to 4, so the whiskers reach from -1 to 7.
  expect(boxOf([-1, 2, 3, 4, 7], false)).toMatchObject({ low: -1, high: 7, outliers: [] });
  expect(boxOf([-1.1, 2, 3, 4, 7.1], false)).toMatchObject({ low: 2, high: 4, outliers: [-1.1, 7.1] });
});

it('boxOf returns undefined without values, and a flat box for one value', () => {
  expect(boxOf([], false)).toBeUndefined();
  expect(boxOf([7], true)).toEqual({ low: 7, first: 7, median: 7, third: 7, high: 7, outliers: [] });
});

it('boxCategories returns each name once in the order of the points of all series', () => {
  const one = series(['b', 'a', 'b'], [1, 2, 3]);
  expect(boxCategories(plot(one, series(['c', null, 'a'], [1, null, 2])))).toEqual(['b', 'a', 'c', '']);
});

it('boxReach returns the values without gaps', () => {
  expect(boxReach(plot(series(['a', 'a'], [1, null]), series(['a'], [0])))).toEqual([1, 0]);
});

it('boxSeries returns a box per category, and dashes for a category without values', () => {
  const one = series(['a', 'a', 'b'], [1, 3, null]);
  expect(boxSeries(scope, plot(one), one, '#aa0000')).toMatchObject({
    type: 'boxplot',
    itemStyle: { color: '#aa0000', borderColor: '#404040', borderWidth: 1 },
    data: [
      [1, 1.5, 2, 2.5, 3],
      ['-', '-', '-', '-', '-'],
    ],
  });
});

it('boxSeries uses the fill and the line of the series, and the quartiles of the plot', () => {
  const line = { fill: solid('00FF00'), width: 3 };
  const one = series(['a', 'a', 'a', 'a', 'a'], [1, 2, 3, 4, 5], { fill: solid('112233'), line });
  expect(boxSeries(scope, { ...plot(one), exclusive: true }, one, '#aa0000')).toMatchObject({
    itemStyle: { color: '#112233', borderColor: '#00ff00', borderWidth: 3 },
    data: [[1, 1.5, 3, 4.5, 5]],
  });
});

it('outlierSeries returns the outliers with the index of their category, for a single series', () => {
  const one = series(['a', 'b', 'b', 'b', 'b', 'b'], [9, 1, 2, 3, 4, 20]);
  expect(outlierSeries(plot(one), one, '#aa0000')).toMatchObject({
    type: 'scatter',
    itemStyle: { color: '#aa0000' },
    data: [[1, 20]],
  });
  expect(outlierSeries(plot(one, one), one, '#aa0000')).toBeUndefined();
});
