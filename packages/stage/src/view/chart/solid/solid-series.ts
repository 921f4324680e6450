import type { ChartPlot, ChartSeries } from '@lectern/courseware';
import { chartFill } from '../chart-paint.ts';
import { type ChartScope, seriesColor } from '../chart-scope.ts';
import type { SolidFill } from './solid-faces.ts';
import type { RoomAxes } from './solid-room.ts';

/** A series in the chart's space. */
export interface Standing {
  readonly plot: ChartPlot;
  readonly series: ChartSeries;
  /** Index among the series of its plot; `number` is the index among the series of the chart. */
  readonly at: number;
  readonly number: number;
  /** Number of the series' row, counted from the front. */
  readonly row: number;
  readonly color: SolidFill;
}

/** The extent of a point's solid on the value axis, and its value. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

export function standingSeries(scope: ChartScope): Standing[] {
  const count = scope.chart.plots.reduce((sum, plot) => sum + plot.series.length, 0);
  let number = 0;
  let row = 0;
  return scope.chart.plots.flatMap((plot) => {
    const behind = isBehind(plot);
    const first = row;
    row += behind ? plot.series.length : 0;
    return plot.series.map((series, at): Standing => {
      const color =
        chartFill(series.fill, scope.design) ?? seriesColor(scope, series.colorIndex ?? number, count);
      return { plot, series, at, number: number++, row: behind ? first + at : first, color };
    });
  });
}

/** Whether series are placed one behind another: they are when they are neither stacked nor side by side. */
export function isBehind({ type, grouping }: ChartPlot): boolean {
  const usual = type === 'bar' ? 'clustered' : 'standard';
  return (grouping ?? usual) === 'standard' || (type !== 'bar' && grouping === 'clustered');
}

export function isStacked({ grouping }: ChartPlot): boolean {
  return grouping === 'stacked' || grouping === 'percentStacked';
}

/** The extent of a point's solid on the value axis; undefined when the point has no value. */
export function spanOf({ plot, series, at }: Standing, index: number, { scale }: RoomAxes): Span | undefined {
  const value = series.values[index] ?? null;
  if (value === null) return undefined;
  const foot = Math.min(Math.max(0, scale.min), scale.max);
  if (!isStacked(plot)) return { from: foot, to: value, value };
  const all = plot.grouping === 'percentStacked';
  const total = all ? plot.series.reduce((sum, one) => sum + Math.abs(one.values[index] ?? 0), 0) || 1 : 1;
  const below = plot.series
    .slice(0, at)
    .map((one) => one.values[index] ?? 0)
    .filter((one) => plot.type !== 'bar' || one < 0 === value < 0)
    .reduce((sum, one) => sum + one, 0);
  return { from: below / total, to: (below + value) / total, value };
}

/** The part of the space's depth that the solids of a row fill. */
export function rowDepth({ plot, row }: Standing, rows: number): readonly [number, number] {
  const free = (plot.gapDepth ?? 150) / (100 + (plot.gapDepth ?? 150)) / 2;
  const whole = plot.type === 'area' && rows === 1 ? 0.15 : free;
  return [(row + whole) / rows, (row + 1 - whole) / rows];
}
