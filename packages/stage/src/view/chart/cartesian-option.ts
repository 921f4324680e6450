import type { ChartPlot, ChartSeries } from '@lectern/courseware';
import { reachOf } from './axis-scale.ts';
import { axisOf, categoryAxis, type ValueReach, valueAxis } from './chart-axes.ts';
import { accentColor, chartFill, chartStroke, chartText } from './chart-paint.ts';
import type { ChartScope, PlotRoom } from './chart-scope.ts';
import { dataLabel, labelPosition } from './data-label.ts';

/** Bars, lines, areas, points and bubbles over one or two pairs of axes. */
export function cartesianParts(scope: ChartScope, room: PlotRoom) {
  const { chart, design } = scope;
  const lying = chart.plots.some((plot) => plot.type === 'bar' && plot.horizontal);
  const byNumbers = chart.plots.every((plot) => plot.type === 'scatter' || plot.type === 'bubble');
  const secondary = chart.plots.some((plot) => plot.secondary);
  const pairs = secondary ? [false, true] : [false];
  const categories = chart.plots[0]?.series[0]?.categories ?? [];
  const width = scope.size.w - room.left - room.right;
  const height = scope.size.h - room.top - room.bottom;
  const reach = (second: boolean, length: number): ValueReach => {
    const plots = chart.plots.filter((plot) => Boolean(plot.secondary) === second);
    return {
      values: plots.flatMap(reachOf),
      length,
      percent: plots.some((plot) => plot.grouping === 'percentStacked'),
    };
  };
  const across = pairs.map((second) => {
    const axis = axisOf(chart, second, byNumbers ? 'across' : 'category');
    return byNumbers
      ? valueAxis(scope, axis, { values: placesOf(chart.plots), length: width, percent: false }, second)
      : categoryAxis(scope, axis, categories, second, { width });
  });
  const upright = pairs.map((second) =>
    valueAxis(
      scope,
      axisOf(chart, second, byNumbers ? 'upright' : 'value'),
      reach(second, lying ? width : height),
      second,
    ),
  );
  let index = 0;
  const series: object[] = chart.plots.flatMap((plot, plotIndex): object[] =>
    plot.type === 'stock' && plot.series.length >= 3
      ? [stockSeries(plot, scope)]
      : plot.series.map((one, at) => seriesOf(scope, plot, plotIndex, one, at, index++)),
  );
  const plotFill = chartFill(chart.plotFill, design);
  const laidOut = chart.layout !== undefined;
  return {
    grid: {
      ...room,
      outerBoundsMode: laidOut ? 'none' : 'same',
      containLabel: laidOut ? undefined : true,
      show: plotFill !== undefined && plotFill !== 'transparent',
      backgroundColor: plotFill ?? 'transparent',
      borderWidth: 0,
    },
    xAxis: lying ? upright : across,
    yAxis: lying ? across : upright,
    series,
  };
}

/** Where points lie along the horizontal axis. */
function placesOf(plots: readonly ChartPlot[]): number[] {
  return plots.flatMap((plot) =>
    plot.series.flatMap((series) => series.values.map((_, at) => numberOr(series.categories[at], at + 1))),
  );
}

function seriesOf(
  scope: ChartScope,
  plot: ChartPlot,
  plotIndex: number,
  series: ChartSeries,
  at: number,
  index: number,
) {
  const { chart, design } = scope;
  const stacked = plot.grouping === 'stacked' || plot.grouping === 'percentStacked';
  const lying = plot.type === 'bar' && plot.horizontal === true;
  const text = (props: Parameters<typeof chartText>[2]) => chartText(design, 10, chart.text, props);
  const axis = plot.secondary ? 1 : 0;
  const common = {
    name: series.name ?? `${index + 1}`,
    silent: true,
    xAxisIndex: lying ? 0 : axis,
    yAxisIndex: lying ? axis : axis,
    label: {
      ...dataLabel(series.labels, text, plot.grouping === 'percentStacked' ? series.values : undefined),
      position: labelPosition(
        series.labels?.position,
        plot.type === 'bar' && !stacked ? 'top' : plot.type === 'bar' ? 'inside' : 'right',
        lying,
      ),
    },
    stack: stacked ? `plot${plotIndex}` : undefined,
  };
  const values = plot.grouping === 'percentStacked' ? shares(plot, at) : series.values;
  const color = chartFill(series.fill, design) ?? accentColor(index, design);
  switch (plot.type) {
    case 'bar':
      return { ...common, ...barParts(scope, plot, series, values, color) };
    case 'scatter':
    case 'bubble':
      return { ...common, ...pointParts(scope, plot, series, index) };
    default:
      return { ...common, ...lineParts(scope, plot, series, values, index) };
  }
}

/** Each value as its share of its category's total. */
function shares(plot: ChartPlot, at: number): (number | null)[] {
  return (plot.series[at]?.values ?? []).map((value, point) => {
    const total = plot.series.reduce((sum, one) => sum + Math.abs(one.values[point] ?? 0), 0);
    return value === null || total === 0 ? value : value / total;
  });
}

function barParts(
  { design }: ChartScope,
  plot: ChartPlot,
  series: ChartSeries,
  values: readonly (number | null)[],
  color: ReturnType<typeof chartFill>,
) {
  const stacked = plot.grouping === 'stacked' || plot.grouping === 'percentStacked';
  const count = stacked ? 1 : plot.series.length;
  const overlap = stacked ? 0 : (plot.overlap ?? 0);
  const gap = plot.gapWidth ?? 150;
  const bars = count * 100 - (count - 1) * overlap;
  const line = chartStroke(series.line, design);
  const varied = plot.varyColors === true && plot.series.length === 1 && series.fill === undefined;
  return {
    type: 'bar' as const,
    barGap: `${-overlap}%`,
    barCategoryGap: `${(100 * gap) / (gap + bars)}%`,
    itemStyle: { color, borderColor: line?.color, borderWidth: line?.width ?? 0 },
    data: values.map((value, at) => {
      const point = series.points?.find((one) => one.index === at);
      const own = chartFill(point?.fill, design) ?? (varied ? accentColor(at, design) : undefined);
      const edge = chartStroke(point?.line, design);
      return own || edge
        ? {
            value,
            itemStyle: { color: own ?? color, borderColor: edge?.color, borderWidth: edge?.width ?? 0 },
          }
        : value;
    }),
  };
}

const SYMBOLS: Readonly<Record<string, string>> = {
  circle: 'circle',
  square: 'rect',
  diamond: 'diamond',
  triangle: 'triangle',
  dash: 'rect',
  none: 'none',
};

function marker(scope: ChartScope, series: ChartSeries, usual: string, color: unknown) {
  const { design } = scope;
  const look = series.marker;
  return {
    symbol: SYMBOLS[look?.symbol ?? usual] ?? 'circle',
    symbolSize: (look?.size ?? 5) * (96 / 72),
    showSymbol: (look?.symbol ?? usual) !== 'none',
    itemStyle: {
      color: chartFill(look?.fill, design) ?? color,
      borderColor: chartStroke(look?.line, design)?.color,
    },
  };
}

function lineParts(
  scope: ChartScope,
  plot: ChartPlot,
  series: ChartSeries,
  values: readonly (number | null)[],
  index: number,
) {
  const { chart, design } = scope;
  const stroke = chartStroke(series.line, design);
  const accent = accentColor(index, design);
  const area = plot.type === 'area';
  const drawn = series.line?.fill?.type !== 'none' && !area;
  return {
    type: 'line' as const,
    ...marker(scope, series, plot.style === 'marker' ? 'circle' : 'none', stroke?.color ?? accent),
    smooth: series.smooth ? 0.3 : false,
    connectNulls: chart.blanks === 'span',
    lineStyle: stroke ?? { color: accent, width: drawn ? 3 : 0 },
    areaStyle: area ? { color: chartFill(series.fill, design) ?? accent, opacity: 1 } : undefined,
    data: chart.blanks === 'zero' ? values.map((value) => value ?? 0) : [...values],
  };
}

function pointParts(scope: ChartScope, plot: ChartPlot, series: ChartSeries, index: number) {
  const { design } = scope;
  const accent = accentColor(index, design);
  const stroke = chartStroke(series.line, design);
  const data = series.values.map((value, at) => [numberOr(series.categories[at], at + 1), value ?? 0]);
  if (plot.type === 'bubble') {
    const largest = Math.max(1e-9, ...(series.sizes ?? []).map((size) => size ?? 0));
    const reach = Math.min(scope.size.w, scope.size.h) / 4;
    return {
      type: 'scatter' as const,
      // The area tells the size.
      symbolSize: (_: unknown, point: { dataIndex: number }) =>
        Math.sqrt((series.sizes?.[point.dataIndex] ?? largest) / largest) * reach,
      itemStyle: { color: chartFill(series.fill, design) ?? accent, opacity: 0.85 },
      data,
    };
  }
  const joined = stroke !== undefined || (plot.style ?? '').toLowerCase().includes('line');
  const looks = marker(
    scope,
    series,
    (plot.style ?? 'marker').toLowerCase().includes('marker') ? 'circle' : 'none',
    stroke?.color ?? accent,
  );
  if (!joined || series.line?.fill?.type === 'none') return { type: 'scatter' as const, ...looks, data };
  return {
    type: 'line' as const,
    ...looks,
    smooth: series.smooth ?? (plot.style ?? '').startsWith('smooth'),
    lineStyle: stroke ?? { color: accent, width: 2.5 },
    data,
  };
}

function numberOr(value: unknown, otherwise: number): number {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : otherwise;
}

/** High, low and close, with or without an opening price before them. */
function stockSeries(plot: ChartPlot, { design }: ChartScope) {
  const [first, second, third, fourth] = plot.series;
  const opens = fourth ? first : third;
  const [high, low, close] = fourth ? [second, third, fourth] : [first, second, third];
  const dark = chartStroke(high?.line, design)?.color ?? '#404040';
  return {
    type: 'candlestick' as const,
    silent: true,
    itemStyle: { color: '#ffffff', color0: dark, borderColor: dark, borderColor0: dark },
    data: (close?.values ?? []).map((value, at) => [
      opens?.values[at] ?? 0,
      value ?? 0,
      low?.values[at] ?? 0,
      high?.values[at] ?? 0,
    ]),
  };
}
