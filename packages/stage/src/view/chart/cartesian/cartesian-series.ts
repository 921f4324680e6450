import type { ChartPlot, ChartSeries } from '@lectern/courseware';
import { curveMark, curveWords, errorMarks, type MarkAxes } from '../chart-marks.ts';
import { chartFill, chartStroke, drawnStroke, surfaceFill } from '../chart-paint.ts';
import { type ChartScope, seriesColor } from '../chart-scope.ts';
import { labelPosition, labelText, movedLabels, pointLabel } from '../data-label.ts';
import { markId } from '../mark-id.ts';
import { placeAt } from './axis-scale.ts';
import { boxSeries, outlierSeries } from './box-plot.ts';
import { fitTrendLine, type Place } from './trend-line.ts';

/** The position of a series in its chart. */
export interface SeriesPlace {
  readonly plotIndex: number;
  /** Index of the plot's first series in the chart, and the number of series in the chart. */
  readonly first: number;
  readonly count: number;
  /** The value at which bars begin. */
  readonly foot: number;
  readonly axes: MarkAxes;
}

/** The name of a series inside the drawing, for two series may have the same name. */
export function seriesKey(number: number): string {
  return `series ${number}`;
}

/** The name of a fitted curve inside the drawing. */
export function trendKey(number: number, which: number): string {
  return `trend ${number}.${which}`;
}

/** The ECharts options of a series, with its error bars and the curves fitted to it. */
export function cartesianSeries(
  scope: ChartScope,
  plot: ChartPlot,
  series: ChartSeries,
  at: number,
  place: SeriesPlace,
): object[] {
  const { axes } = place;
  const number = place.first + at;
  const stacked = isStacked(plot);
  const common = {
    name: seriesKey(number),
    silent: true,
    xAxisIndex: axes.pair,
    yAxisIndex: axes.pair,
    labelLayout: movedLabels(scope, series),
    stack: stacked ? `plot${place.plotIndex}` : undefined,
    stackStrategy: plot.type === 'bar' ? ('samesign' as const) : ('all' as const),
  };
  const color = seriesColor(scope, series.colorIndex ?? number, place.count);
  const drawn = (): object => {
    switch (plot.type) {
      case 'bar':
        return barParts(scope, plot, series, at, color, axes.lying);
      case 'scatter':
        return pointParts(scope, plot, series, color);
      case 'bubble':
        return bubbleParts(scope, plot, series, color);
      case 'boxWhisker':
        return boxSeries(scope, plot, series, color);
      default:
        return lineParts(scope, plot, series, at, color);
    }
  };
  const outliers = plot.type === 'boxWhisker' ? outlierSeries(plot, series, color) : undefined;
  return [
    { ...common, ...drawn() },
    ...(outliers ? [{ ...common, stack: undefined, ...outliers }] : []),
    ...additions(scope, plot, series, at, place, color),
  ].map((one, which) => ({ ...one, id: markId(number, which === 0 ? '' : `beside ${which}`) }));
}

/** Whether the plot's series are stacked. */
export function isStacked({ grouping }: ChartPlot): boolean {
  return grouping === 'stacked' || grouping === 'percentStacked';
}

/** Error bars and fitted curves. */
function additions(
  scope: ChartScope,
  plot: ChartPlot,
  series: ChartSeries,
  at: number,
  { axes, first }: SeriesPlace,
  color: string,
): object[] {
  if (!series.errorBars && !series.trendLines) return [];
  const byNumbers = plot.type === 'scatter' || plot.type === 'bubble';
  const below = isStacked(plot) ? plot.series.slice(0, at) : [];
  const places = series.values.map((value, index): Place | undefined => {
    if (value === null) return undefined;
    const base = below.reduce((sum, one) => sum + (one.values[index] ?? 0), 0);
    return { x: byNumbers ? placeAt(series.categories, index) : index, y: base + value };
  });
  const known = places.filter((place) => place !== undefined);
  const bars = (series.errorBars ?? []).map((one) =>
    errorMarks(scope, one, places, axes, barShift(plot, at)),
  );
  const curves = (series.trendLines ?? []).flatMap((trend, which) => {
    // Categories count from 1 in the equation.
    const fitted = fitTrendLine(trend, byNumbers ? known : known.map(({ x, y }) => ({ x: x + 1, y })));
    const stroke = drawnStroke(trend.line ?? { dash: 'sysDot' }, scope.design, color, 1.5);
    if (!fitted || !stroke) return [];
    const points = byNumbers ? fitted.points : fitted.points.map(({ x, y }) => ({ x: x - 1, y }));
    const words = [
      trend.equation ? fitted.equation : undefined,
      trend.fitQuality && fitted.quality !== undefined
        ? `R² = ${Number(fitted.quality.toFixed(4))}`
        : undefined,
    ].filter((one) => one !== undefined);
    const end = points.at(-1);
    return [
      curveMark(axes, points, stroke, trendKey(first + at, which)),
      ...(end && words.length > 0 ? [curveWords(axes, end, words.join('\n'), labelText(scope))] : []),
    ];
  });
  return [...bars, ...curves];
}

/** The distance from the middle of the category to the middle of a bar, in categories. */
function barShift(plot: ChartPlot, at: number): number {
  const count = plot.series.length;
  if (plot.type !== 'bar' || isStacked(plot) || count < 2) return 0;
  const step = 1 - (plot.overlap ?? 0) / 100;
  const bars = 1 + (count - 1) * step;
  const width = 1 / (bars + (plot.gapWidth ?? 150) / 100);
  return (at * step + 0.5 - bars / 2) * width;
}

/** Each value as its share of its category's total. */
function shares(plot: ChartPlot, at: number): (number | null)[] {
  return (plot.series[at]?.values ?? []).map((value, point) => {
    const total = plot.series.reduce((sum, one) => sum + Math.abs(one.values[point] ?? 0), 0);
    return value === null || total === 0 ? value : value / total;
  });
}

function drawnValues(plot: ChartPlot, series: ChartSeries, at: number): readonly (number | null)[] {
  return plot.grouping === 'percentStacked' ? shares(plot, at) : series.values;
}

function labelOf(scope: ChartScope, series: ChartSeries, index: number, usual: string, lying: boolean) {
  if (!series.labels) return undefined;
  const value = series.values[index] ?? null;
  const label = pointLabel(scope, series.labels, index, {
    series: series.name ?? '',
    category: String(series.categories[index] ?? ''),
    value,
    size: series.sizes?.[index],
  });
  if (!label.show) return label;
  return { ...label, position: labelPosition(label.position, usual, lying, (value ?? 0) < 0) };
}

function barParts(
  scope: ChartScope,
  plot: ChartPlot,
  series: ChartSeries,
  at: number,
  accent: string,
  lying: boolean,
) {
  const { design } = scope;
  const stacked = isStacked(plot);
  const count = stacked ? 1 : plot.series.length;
  const overlap = stacked ? 0 : (plot.overlap ?? 0);
  const gap = plot.gapWidth ?? 150;
  const bars = count * 100 - (count - 1) * overlap;
  const line = chartStroke(series.line, design);
  const color = surfaceFill(series.fill, design) ?? accent;
  const negative = surfaceFill(series.negativeFill, design);
  const varied = plot.varyColors === true && plot.series.length === 1 && series.fill === undefined;
  const values = drawnValues(plot, series, at);
  return {
    type: 'bar' as const,
    // When bars overlap, the later bar is in front, in any order of the series for ECharts.
    z: 2 + at / 1000,
    barGap: `${-overlap}%`,
    barCategoryGap: `${(100 * gap) / (gap + bars)}%`,
    itemStyle: { color, borderColor: line?.color, borderWidth: line?.width ?? 0 },
    data: values.map((value, index) => {
      const point = series.points?.find((one) => one.index === index);
      const own =
        surfaceFill(point?.fill, design) ??
        (negative !== undefined && (value ?? 0) < 0 ? negative : undefined) ??
        (varied ? seriesColor(scope, index, values.length) : undefined);
      // A negative bar that is inverted and has no line gets an edge, so that it is visible.
      const turned =
        negative !== undefined && own === negative && !line ? { color: accent, width: 1 } : undefined;
      const edge = chartStroke(point?.line, design) ?? line ?? turned;
      return {
        value,
        itemStyle:
          own || edge
            ? { color: own ?? color, borderColor: edge?.color, borderWidth: edge?.width ?? 0 }
            : undefined,
        label: labelOf(scope, series, index, stacked ? 'inside' : 'top', lying),
      };
    }),
  };
}

const SYMBOLS: Readonly<Record<string, string>> = {
  circle: 'circle',
  square: 'rect',
  diamond: 'diamond',
  triangle: 'triangle',
  dash: 'path://M0 4h10v2H0z',
  dot: 'path://M0 4h5v2H0z',
  plus: 'path://M4.4 0h1.2v4.4H10v1.2H5.6V10H4.4V5.6H0V4.4h4.4z',
  x: 'path://M0 .8.8 0 5 4.2 9.2 0l.8.8L5.8 5 10 9.2l-.8.8L5 5.8.8 10 0 9.2 4.2 5z',
  star: 'path://M4.5 0h1v3.8L9 1.4l.6.8L6.2 5l3.4 2.8-.6.8-3.5-2.4V10h-1V6.2L1 8.6l-.6-.8L3.8 5 .4 2.2l.6-.8 3.5 2.4z',
  none: 'none',
};

/** The markers that series get in turn by default. */
const TURN = ['diamond', 'square', 'triangle', 'x', 'star', 'circle', 'plus', 'dot', 'dash'];

function marker(scope: ChartScope, look: ChartSeries['marker'], usual: string, color: unknown) {
  const { design } = scope;
  const symbol = symbolOf(look, usual);
  const edge = chartStroke(look?.line, design);
  return {
    symbol: SYMBOLS[symbol] ?? 'circle',
    symbolSize: (look?.size ?? 5) * (96 / 72),
    showSymbol: symbol !== 'none',
    itemStyle: {
      color: chartFill(look?.fill, design) ?? color,
      borderColor: edge?.color,
      borderWidth: edge?.width ?? 0,
    },
  };
}

function symbolOf(look: ChartSeries['marker'], usual: string): string {
  return look?.symbol === undefined || look.symbol === 'auto' ? usual : look.symbol;
}

/** The marker of the points of a line without a marker setting. */
function lineSymbol(plot: ChartPlot, at: number): string {
  return plot.markers || plot.style === 'marker' ? (TURN[at % TURN.length] ?? 'circle') : 'none';
}

/** The marker of the points of a scatter chart; the chart's style decides whether it is drawn. */
function pointSymbol(plot: ChartPlot, hasLine: boolean): string {
  return /marker/i.test(plot.style ?? 'lineMarker') || !hasLine ? 'circle' : 'none';
}

/** Whether the points of a line or scatter series have markers, which the legend then shows. */
export function drawsMarkers(plot: ChartPlot, series: ChartSeries, at: number): boolean {
  const usual = plot.type === 'scatter' ? pointSymbol(plot, true) : lineSymbol(plot, at);
  return symbolOf(series.marker, usual) !== 'none';
}

function lineParts(scope: ChartScope, plot: ChartPlot, series: ChartSeries, at: number, accent: string) {
  const { chart, design } = scope;
  const area = plot.type === 'area';
  const bare = area || (plot.type === 'stock' && series.line === undefined);
  const stroke = bare ? undefined : drawnStroke(series.line, design, accent, 3);
  const symbols = lineSymbol(plot, at);
  const values = drawnValues(plot, series, at);
  const dated = scope.chart.axes.some((axis) => axis.kind === 'date');
  const zero = !dated && (chart.blanks === 'zero' || (area && chart.blanks !== 'span'));
  const look = marker(scope, series.marker, symbols, stroke?.color ?? accent);
  return {
    type: 'line' as const,
    ...look,
    // Without symbols ECharts would leave the labels out, too.
    showSymbol: true,
    showAllSymbol: true,
    smooth: series.smooth ? 0.3 : false,
    connectNulls: chart.blanks === 'span' || (dated && !area),
    lineStyle: stroke ?? { width: 0 },
    areaStyle: area ? { color: surfaceFill(series.fill, design) ?? accent, opacity: 1 } : undefined,
    data: values.map((value, index) => ({
      value: value ?? (zero ? 0 : '-'),
      ...pointLook(scope, series, index, symbols, stroke?.color ?? accent),
    })),
  };
}

/** The marker and the label of one point; a label without a marker is attached to an invisible marker. */
function pointLook(scope: ChartScope, series: ChartSeries, index: number, symbols: string, color: unknown) {
  const point = series.points?.find((one) => one.index === index);
  const own = point?.marker && marker(scope, { ...series.marker, ...point.marker }, symbols, color);
  const fill = chartFill(point?.fill, scope.design);
  const label = labelOf(scope, series, index, 'right', false);
  const symbol = own?.symbol ?? marker(scope, series.marker, symbols, color).symbol;
  const unseen = symbol === 'none' && label?.show === true;
  return {
    ...(own ? { symbol: own.symbol, symbolSize: own.symbolSize, itemStyle: own.itemStyle } : {}),
    ...(fill && !own ? { itemStyle: { color: fill } } : {}),
    ...(unseen ? { symbol: 'circle', symbolSize: 1, itemStyle: { opacity: 0 } } : {}),
    label,
  };
}

function pointParts(scope: ChartScope, plot: ChartPlot, series: ChartSeries, accent: string) {
  const { design } = scope;
  const style = (plot.style ?? 'lineMarker').toLowerCase();
  // PowerPoint writes the style `lineMarker` for every scatter chart; the line of the series decides whether a line is
  // drawn.
  const stroke =
    /line|smooth/.test(style) || series.line ? drawnStroke(series.line, design, accent, 2.5) : undefined;
  const symbols = pointSymbol(plot, stroke !== undefined);
  const looks = marker(scope, series.marker, symbols, stroke?.color ?? accent);
  const data = series.values.flatMap((value, index) =>
    value === null
      ? []
      : [
          {
            value: [placeAt(series.categories, index), value],
            ...pointLook(scope, series, index, symbols, stroke?.color ?? accent),
          },
        ],
  );
  if (!stroke) return { type: 'scatter' as const, ...looks, data };
  return {
    type: 'line' as const,
    ...looks,
    showSymbol: true,
    showAllSymbol: true,
    smooth: (series.smooth ?? style.startsWith('smooth')) ? 0.3 : false,
    lineStyle: stroke,
    data,
  };
}

/** Bubbles, whose area (or width) shows the size; negative bubbles are hollow, or left out. */
function bubbleParts(scope: ChartScope, plot: ChartPlot, series: ChartSeries, accent: string) {
  const { design } = scope;
  const sizes = plot.series.flatMap((one) => one.sizes ?? []).map((size) => Math.abs(size ?? 0));
  const largest = Math.max(1e-9, ...sizes);
  const reach = (Math.min(scope.size.w, scope.size.h) / 4) * ((plot.bubbleScale ?? 100) / 100);
  const edge = chartStroke(series.line, design);
  const color = chartFill(series.fill, design) ?? accent;
  const data = series.values.flatMap((value, index) => {
    const size = series.sizes ? (series.sizes[index] ?? 0) : largest;
    if (value === null || (size <= 0 && !(size < 0 && plot.negativeBubbles))) return [];
    const share = Math.abs(size) / largest;
    const point = series.points?.find((one) => one.index === index);
    const fill = chartFill(point?.fill, design);
    const hollow = size < 0 ? { color: '#ffffff', borderColor: accent, borderWidth: 1 } : undefined;
    return [
      {
        value: [placeAt(series.categories, index), value],
        symbolSize: (plot.sizeIsWidth ? share : Math.sqrt(share)) * reach,
        ...(hollow ? { itemStyle: hollow } : fill ? { itemStyle: { color: fill } } : {}),
        label: labelOf(scope, series, index, 'right', false),
      },
    ];
  });
  return {
    type: 'scatter' as const,
    itemStyle: { color, opacity: 0.85, borderColor: edge?.color, borderWidth: edge?.width ?? 0 },
    data,
  };
}
