import type { Chart, ChartSeries } from '../../records/chart.ts';
import { type ChartColumn, chartRows } from './chart-columns.ts';

/** More series than this no chart shows apart. */
export const MOST_CHART_SERIES = 64;

/** One more series in the last plot, named `name`, with the look that its place gives. */
export function withChartSeries(chart: Chart, name: string): Chart {
  const last = chart.plots.at(-1);
  const like = last?.series.at(-1);
  if (!last || chart.plots.reduce((sum, plot) => sum + plot.series.length, 0) >= MOST_CHART_SERIES)
    return chart;
  const rows = chartRows(chart);
  const added: ChartSeries = {
    name,
    categories: like?.categories ?? Array.from({ length: rows }, (_, at) => at + 1),
    values: new Array<null>(rows).fill(null),
    ...(like?.labels ? { labels: plainLabels(like.labels) } : {}),
    ...(like?.marker ? { marker: { symbol: like.marker.symbol } } : {}),
    ...(like?.smooth === undefined ? {} : { smooth: like.smooth }),
    ...(like?.sizes ? { sizes: new Array<number>(rows).fill(1) } : {}),
  };
  return {
    ...chart,
    plots: chart.plots.map((plot) => (plot === last ? { ...plot, series: [...plot.series, added] } : plot)),
  };
}

function plainLabels(labels: NonNullable<ChartSeries['labels']>): NonNullable<ChartSeries['labels']> {
  const { own: _own, except: _except, ...rest } = labels;
  return rest;
}

/** Without a series, and without its plot when that was its last; the last of all stays. */
export function withoutChartSeries(chart: Chart, column: ChartColumn): Chart {
  const count = chart.plots.reduce((sum, plot) => sum + plot.series.length, 0);
  if (count < 2) return chart;
  const plots = chart.plots
    .map((plot, at) =>
      at === column.plot
        ? { ...plot, series: plot.series.filter((_, index) => index !== column.series) }
        : plot,
    )
    .filter((plot) => plot.series.length > 0);
  return { ...chart, plots };
}

/** Each series changed; `plot` and `at` are its places among the plots and in its plot. */
export function withEachSeries(
  chart: Chart,
  change: (series: ChartSeries, plot: number, at: number) => ChartSeries,
): Chart {
  return {
    ...chart,
    plots: chart.plots.map((plot, plotAt) => ({
      ...plot,
      series: plot.series.map((series, at) => change(series, plotAt, at)),
    })),
  };
}
