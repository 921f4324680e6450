import type { Chart, ChartPlot, ChartSeries } from '../../records/chart.ts';

export type Cell = ChartSeries['categories'][number];
type Field = 'categories' | 'values' | 'sizes';

/** A column of the data grid: names of the points, or numbers of a series. */
export interface ChartColumn {
  readonly plot: number;
  readonly series: number;
  readonly field: Field;
  /** Name of the series; undefined for columns of names and x values. */
  readonly name: string | undefined;
  readonly cells: readonly Cell[];
}

/** Whether the x values are numbers, too. */
export function byNumbers({ type }: ChartPlot): boolean {
  return type === 'scatter' || type === 'bubble';
}

/**
 * Columns of the data grid: the categories of the first series and of series with other categories, and the values of
 * each series. All columns have the length of the longest column.
 */
export function chartColumns(chart: Chart): ChartColumn[] {
  const columns: ChartColumn[] = [];
  let shared: string | undefined;
  chart.plots.forEach((plot, plotAt) => {
    plot.series.forEach((series, at) => {
      const own = JSON.stringify(series.categories);
      if (shared === undefined || (own !== shared && series.categories.length > 0)) {
        columns.push({
          plot: plotAt,
          series: at,
          field: 'categories',
          name: undefined,
          cells: series.categories,
        });
        shared ??= own;
      }
      columns.push({
        plot: plotAt,
        series: at,
        field: 'values',
        name: series.name ?? '',
        cells: series.values,
      });
      if (series.sizes) {
        columns.push({ plot: plotAt, series: at, field: 'sizes', name: undefined, cells: series.sizes });
      }
    });
  });
  const rows = chartRows(chart);
  return columns.map((column) => ({
    ...column,
    cells: Array.from({ length: rows }, (_, row) => column.cells[row] ?? null),
  }));
}

/** Number of points: as many as in the longest series. */
export function chartRows(chart: Chart): number {
  return chart.plots
    .flatMap((plot) => plot.series)
    .reduce((most, { categories, values }) => Math.max(most, categories.length, values.length), 0);
}
