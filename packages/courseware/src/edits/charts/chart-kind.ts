import type { Chart, ChartPlot, ChartSeries } from '../../records/chart.ts';

/** Kinds of charts that the editor offers. */
export const CHART_KINDS = [
  'column',
  'stackedColumn',
  'bar',
  'stackedBar',
  'line',
  'area',
  'pie',
  'doughnut',
  'radar',
  'scatter',
] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** Kind of the chart; undefined for combinations and for kinds that the editor does not offer. */
export function chartKindOf(chart: Chart): ChartKind | undefined {
  const [plot] = chart.plots;
  if (!plot || chart.plots.length > 1) return undefined;
  const stacked = plot.grouping === 'stacked' || plot.grouping === 'percentStacked';
  if (plot.type === 'bar') {
    if (plot.horizontal) return stacked ? 'stackedBar' : 'bar';
    return stacked ? 'stackedColumn' : 'column';
  }
  return CHART_KINDS.find((kind) => kind === plot.type);
}

/** The same data as another kind of chart; axes are added if it had no axes. */
export function withChartKind(chart: Chart, kind: ChartKind): Chart {
  const [plot] = chart.plots;
  if (!plot) return chart;
  const upright = kind === 'column' || kind === 'stackedColumn';
  const lying = kind === 'bar' || kind === 'stackedBar';
  const stacked = kind === 'stackedColumn' || kind === 'stackedBar';
  const type = upright || lying ? 'bar' : (kind as ChartPlot['type']);
  const round = type === 'pie' || type === 'doughnut';
  const made: ChartPlot = {
    type,
    ...(type === 'bar'
      ? { grouping: stacked ? 'stacked' : 'clustered', gapWidth: plot.gapWidth ?? 100 }
      : {}),
    ...(stacked ? { overlap: 100 } : {}),
    ...(type === 'line' || type === 'area' ? { grouping: 'standard' } : {}),
    ...(type === 'line' ? { markers: true } : {}),
    ...(type === 'scatter' || type === 'radar' ? { style: type === 'radar' ? 'marker' : 'lineMarker' } : {}),
    ...(lying ? { horizontal: true } : {}),
    ...(round ? { varyColors: true } : {}),
    series: plot.series.map((series) => (round ? withoutLook(series) : withoutPlaces(series))),
  };
  const axes: Chart['axes'] =
    chart.axes.length > 0 && (kind === 'scatter') === (plot.type === 'scatter')
      ? chart.axes.map(({ position: _position, crosses: _crosses, onMarks: _onMarks, ...axis }) => axis)
      : [{ kind: kind === 'scatter' ? 'value' : 'category' }, { kind: 'value', gridlines: {} }];
  const sides = lying ? (['l', 'b'] as const) : (['b', 'l'] as const);
  return {
    ...chart,
    plots: [made],
    axes: axes.map((axis, at) => ({ ...axis, position: sides[at === 0 ? 0 : 1] })),
    legend: chart.legend ?? (round ? { position: 'r' } : undefined),
  };
}

/** A series colour is dropped for a pie: it would give all slices the same colour. */
function withoutLook(series: ChartSeries): ChartSeries {
  const { fill: _fill, line: _line, ...rest } = withoutPlaces(series);
  return rest;
}

/** Label positions are dropped: they differ between kinds of charts. */
function withoutPlaces(series: ChartSeries): ChartSeries {
  if (!series.labels?.position) return series;
  const { position: _, ...labels } = series.labels;
  return { ...series, labels };
}
