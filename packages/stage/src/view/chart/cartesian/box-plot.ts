import type { ChartPlot, ChartSeries } from '@lectern/courseware';
import { chartFill, chartStroke } from '../chart-paint.ts';
import type { ChartScope } from '../chart-scope.ts';

/** The five numbers of a box, and the values beyond its whiskers. */
export interface Box {
  readonly low: number;
  readonly first: number;
  readonly median: number;
  readonly third: number;
  readonly high: number;
  readonly outliers: readonly number[];
}

/** Quartiles, with the median counted in both halves (inclusive) or in none; whiskers reach 1.5 times the box. */
export function boxOf(values: readonly number[], exclusive: boolean): Box | undefined {
  const sorted = [...values].sort((one, other) => one - other);
  if (sorted.length === 0) return undefined;
  const quantile = (share: number) => {
    const rank = exclusive ? share * (sorted.length + 1) - 1 : share * (sorted.length - 1);
    const place = Math.min(sorted.length - 1, Math.max(0, rank));
    const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
    return below + (above - below) * (place - Math.floor(place));
  };
  const [first, median, third] = [quantile(0.25), quantile(0.5), quantile(0.75)];
  const reach = (third - first) * 1.5;
  const inside = sorted.filter((value) => value >= first - reach && value <= third + reach);
  return {
    low: inside[0] ?? first,
    first,
    median,
    third,
    high: inside.at(-1) ?? third,
    outliers: sorted.filter((value) => value < first - reach || value > third + reach),
  };
}

/** The distinct categories, in the order of their first occurrence. */
export function boxCategories(plot: ChartPlot): string[] {
  const names = plot.series.flatMap((series) =>
    series.values.map((_, at) => String(series.categories[at] ?? '')),
  );
  return [...new Set(names)];
}

export function boxReach(plot: ChartPlot): number[] {
  return plot.series.flatMap((series) => series.values.filter((value) => value !== null));
}

function boxesOf(plot: ChartPlot, series: ChartSeries): (Box | undefined)[] {
  return boxCategories(plot).map((name) => {
    const own = series.values.flatMap((value, at) =>
      value !== null && String(series.categories[at] ?? '') === name ? [value] : [],
    );
    return boxOf(own, plot.exclusive === true);
  });
}

/** A series with one box per category. */
export function boxSeries(scope: ChartScope, plot: ChartPlot, series: ChartSeries, accent: string): object {
  const color = chartFill(series.fill, scope.design) ?? accent;
  const edge = chartStroke(series.line, scope.design) ?? { color: '#404040', width: 1 };
  const data = boxesOf(plot, series).map((box) =>
    box ? [box.low, box.first, box.median, box.third, box.high] : ['-', '-', '-', '-', '-'],
  );
  return {
    type: 'boxplot',
    stack: undefined,
    itemStyle: { color, borderColor: edge.color, borderWidth: edge.width },
    data,
  };
}

/**
 * The values beyond the whiskers; undefined when there are several series, for then it would not be clear to which one
 * they belong.
 */
export function outlierSeries(plot: ChartPlot, series: ChartSeries, accent: string): object | undefined {
  if (plot.series.length > 1) return undefined;
  const data = boxesOf(plot, series).flatMap((box, at) => (box?.outliers ?? []).map((value) => [at, value]));
  return { type: 'scatter', symbolSize: 5, itemStyle: { color: accent }, data };
}
