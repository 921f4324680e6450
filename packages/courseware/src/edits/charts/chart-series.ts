import type { Chart, ChartSeries } from '../../records/chart.ts';
import { type ChartColumn, chartRows } from './chart-columns.ts';

/** Maximum number of series that can be distinguished in a chart. */
export const MOST_CHART_SERIES = 64;

/** The chart with an additional series in the last plot, formatted like the series before it. */
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

/** The chart without a series, and without its plot if that becomes empty; the last series of a chart stays. */
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

/** The chart with each series changed; `plot` is the index of its plot, `at` its index there. */
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
