import type { Chart } from '../../records/chart.ts';
import { cellsOfTabbed } from '../../tables/cell-values.ts';
import { withChartCell, withSeriesName } from './chart-cells.ts';
import { chartColumns, chartRows } from './chart-columns.ts';
import { MOST_CHART_ROWS, withChartPoint } from './chart-points.ts';
import { MOST_CHART_SERIES, withChartSeries } from './chart-series.ts';

/**
 * The chart with cells copied from a spreadsheet, pasted from one cell of the grid on; `row` is −1 for the names of the
 * series.
 */
export function withPastedCells(
  chart: Chart,
  from: { readonly column: number; readonly row: number },
  text: string,
): Chart {
  const lines = cellsOfTabbed(text).slice(0, MOST_CHART_ROWS + 1);
  const wide = lines.reduce((most, line) => Math.max(most, line.length), 0);
  let pasted = chart;
  while (chartColumns(pasted).length < Math.min(from.column + wide, MOST_CHART_SERIES)) {
    const wider = withChartSeries(pasted, '');
    if (chartColumns(wider).length === chartColumns(pasted).length) break;
    pasted = wider;
  }
  while (chartRows(pasted) < Math.min(from.row + lines.length, MOST_CHART_ROWS))
    pasted = withChartPoint(pasted);
  lines.forEach((line, down) => {
    line.forEach((cell, across) => {
      const column = chartColumns(pasted)[from.column + across];
      const row = from.row + down;
      if (!column || row >= MOST_CHART_ROWS) return;
      if (row >= 0) pasted = withChartCell(pasted, column, row, cell);
      else if (column.field === 'values') pasted = withSeriesName(pasted, column, cell);
    });
  });
  return pasted;
}
