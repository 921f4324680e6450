import type { Chart, ChartPlot } from '../../records/chart.ts';
import { byNumbers, type Cell, type ChartColumn } from './chart-columns.ts';
import { withEachSeries } from './chart-series.ts';

/**
 * Number that a teacher typed: with thousands separators, percent sign or full-width digits; null for an empty text,
 * undefined for no number.
 */
export function numberTyped(text: string): number | null | undefined {
  const plain = text.normalize('NFKC').replace(/[,\s]/g, '');
  if (plain === '') return null;
  const percent = plain.endsWith('%');
  const number = Number(percent ? plain.slice(0, -1) : plain);
  return Number.isFinite(number) ? (percent ? number / 100 : number) : undefined;
}

/** The chart with another value in one cell; unchanged if the cell needs a number and the text is no number. */
export function withChartCell(chart: Chart, column: ChartColumn, row: number, text: string): Chart {
  const words = column.field === 'categories' && !byNumbers(chart.plots[column.plot] ?? NO_PLOT);
  const number = numberTyped(text);
  const cell: Cell | undefined = words ? (text.trim() === '' ? null : text.trim().slice(0, 4096)) : number;
  if (cell === undefined) return chart;
  const meant = chart.plots[column.plot]?.series[column.series];
  const shared = JSON.stringify(meant?.categories);
  return withEachSeries(chart, (series, plot, at) => {
    const own = plot === column.plot && at === column.series;
    if (column.field === 'categories') {
      if (!own && JSON.stringify(series.categories) !== shared) return series;
      // Categories of several levels are dropped, because they contain the old names as well.
      const { levels: _, ...rest } = series;
      return { ...rest, categories: withValueAt(series.categories, row, cell) };
    }
    if (!own) return series;
    const value = typeof cell === 'number' ? cell : null;
    return column.field === 'sizes'
      ? { ...series, sizes: withValueAt(series.sizes ?? [], row, value) }
      : { ...series, values: withValueAt(series.values, row, value) };
  });
}

const NO_PLOT: ChartPlot = { type: 'bar', series: [] };

/** The chart with another name for the column's series. */
export function withSeriesName(chart: Chart, column: ChartColumn, name: string): Chart {
  return withEachSeries(chart, (series, plot, at) =>
    plot === column.plot && at === column.series ? { ...series, name: name.trim().slice(0, 4096) } : series,
  );
}

/** The cells with one value replaced; missing cells before it become empty. */
export function withValueAt<T>(cells: readonly (T | null)[], row: number, cell: T | null): (T | null)[] {
  return Array.from({ length: Math.max(cells.length, row + 1) }, (_, at) =>
    at === row ? cell : (cells[at] ?? null),
  );
}
