import type { Chart } from '../../records/chart.ts';
import { withValueAt } from './chart-cells.ts';
import { chartRows } from './chart-columns.ts';
import { withEachSeries } from './chart-series.ts';

/** More points than this would make every edit of the chart slow. */
export const MOST_CHART_ROWS = 1000;

/** The chart with an additional point without values. */
export function withChartPoint(chart: Chart): Chart {
  const rows = chartRows(chart);
  if (rows >= MOST_CHART_ROWS) return chart;
  return withEachSeries(chart, (series) => ({
    ...series,
    categories: series.categories.length > 0 ? withValueAt(series.categories, rows, null) : series.categories,
    values: withValueAt(series.values, rows, null),
    ...(series.sizes ? { sizes: withValueAt(series.sizes, rows, null) } : {}),
    ...(series.levels ? { levels: series.levels.map((level) => withValueAt(level, rows, null)) } : {}),
  }));
}

/** The chart without a point; formats and labels of later points move with them. */
export function withoutChartPoint(chart: Chart, row: number): Chart {
  const cut = <T>(cells: readonly T[]) => cells.filter((_, at) => at !== row);
  const moved = <T extends { index: number }>(list: readonly T[] | undefined) =>
    list
      ?.filter((one) => one.index !== row)
      .map((one) => (one.index > row ? { ...one, index: one.index - 1 } : one));
  return withEachSeries(chart, (series) => {
    const { levels: _, ...rest } = series;
    const points = moved(series.points);
    const own = moved(series.labels?.own);
    return {
      ...rest,
      categories: cut(series.categories),
      values: cut(series.values),
      ...(series.sizes ? { sizes: cut(series.sizes) } : {}),
      ...(points ? { points } : {}),
      ...(series.labels && own ? { labels: { ...series.labels, own } } : {}),
    };
  });
}
