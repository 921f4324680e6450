import type { Chart, ChartPlot, ChartSeries } from '../../records/chart.ts';
import type { Color, Fill, Line } from '../../records/paint.ts';
import { withEachSeries } from './chart-series.ts';

type Axis = Chart['axes'][number];
type Legend = NonNullable<Chart['legend']>;
type Labels = NonNullable<ChartSeries['labels']>;

/**
 * Theme colour sets, the first eight chart styles of PowerPoint 2007 (21.2.2.227): shades of the text colour, all
 * accents in turn, and shades of each accent.
 */
export const CHART_COLORS = [2, 1, 3, 4, 5, 6, 7, 8] as const;
export type ChartColors = (typeof CHART_COLORS)[number];

/** The set that applies to parts without their own colour; undefined when the file has a palette that is no set. */
export function chartColorsOf(chart: Chart): ChartColors | undefined {
  if (chart.palette && chart.palette.length > 0) return undefined;
  const column = (((chart.style ?? 2) - 1) % 8) + 1;
  return CHART_COLORS.find((one) => one === column);
}

/** The chart with all series and points coloured by a set; their own colours are dropped, line widths stay. */
export function withChartColors(chart: Chart, colors: ChartColors): Chart {
  const { palette: _palette, ...rest } = withEachSeries(chart, uncolored);
  return { ...rest, style: colors };
}

function uncolored(series: ChartSeries): ChartSeries {
  const { fill: _fill, line, negativeFill: _negative, marker, points, colorIndex: _index, ...rest } = series;
  const left = line && withoutFill(line);
  const kept = points
    ?.map(({ fill: _own, line: _line, marker: _marker, ...point }) => point)
    .filter((point) => point.explosion !== undefined);
  return {
    ...rest,
    ...(left ? { line: left } : {}),
    ...(marker ? { marker: plainMarker(marker) } : {}),
    ...(kept && kept.length > 0 ? { points: kept } : {}),
  };
}

function withoutFill(line: Line): Line | undefined {
  // "No line" is no colour: points of a scatter chart stay unconnected.
  if (line.fill?.type === 'none') return line;
  const { fill: _, ...rest } = line;
  return Object.keys(rest).length > 0 ? rest : undefined;
}

function plainMarker(marker: NonNullable<ChartSeries['marker']>): NonNullable<ChartSeries['marker']> {
  const { fill: _fill, line: _line, ...rest } = marker;
  return rest;
}

/** A series, or a slice of a pie. */
export interface ColoredPart {
  readonly plot: number;
  readonly series: number;
  /** Index of the slice in a pie or doughnut, where each point has a colour. */
  readonly point?: number;
  readonly name: string;
  /** The part's own fill; undefined when its colour comes from the set. */
  readonly fill: Fill | undefined;
  /** Index of the part's colour among the chart's colours. */
  readonly colorIndex: number;
}

/** Parts of the chart with a colour each, in the order of the legend. */
export function coloredParts(chart: Chart): readonly ColoredPart[] {
  let number = 0;
  return chart.plots.flatMap((plot, plotAt) =>
    isRound(plot)
      ? (plot.series[0]?.values ?? []).map((_, point) => ({
          plot: plotAt,
          series: 0,
          point,
          name: String(plot.series[0]?.categories[point] ?? point + 1),
          fill: plot.series[0]?.points?.find(({ index }) => index === point)?.fill,
          colorIndex: point,
        }))
      : plot.series.map((series, at) => ({
          plot: plotAt,
          series: at,
          name: series.name ?? String(at + 1),
          fill: isDrawnByLine(plot) ? series.line?.fill : series.fill,
          colorIndex: series.colorIndex ?? number++,
        })),
  );
}

function isRound({ type }: ChartPlot): boolean {
  return type === 'pie' || type === 'doughnut' || type === 'ofPie';
}

/** Whether the series of a plot are drawn as lines with markers rather than areas. */
function isDrawnByLine({ type, style }: ChartPlot): boolean {
  return (
    type === 'line' || type === 'scatter' || type === 'stock' || (type === 'radar' && style !== 'filled')
  );
}

/** The chart with another colour for one series or slice. */
export function withPartColor(
  chart: Chart,
  part: Pick<ColoredPart, 'plot' | 'series' | 'point'>,
  color: Color,
): Chart {
  const fill: Fill = { type: 'solid', color };
  return withEachSeries(chart, (series, plotAt, at) => {
    const plot = chart.plots[plotAt];
    if (!plot || plotAt !== part.plot || (at !== part.series && part.point === undefined)) return series;
    if (part.point !== undefined) {
      // All rings of a doughnut share the colours of their slices.
      const index = part.point;
      const before = series.points?.find((one) => one.index === index);
      const others = (series.points ?? []).filter((one) => one.index !== index);
      return { ...series, points: [...others, { ...before, index, fill }].sort((a, b) => a.index - b.index) };
    }
    const marker = series.marker && { ...plainMarker(series.marker), fill, line: { fill } };
    return {
      ...series,
      fill,
      ...(isDrawnByLine(plot) ? { line: { ...series.line, fill } } : {}),
      ...(marker ? { marker } : {}),
    };
  });
}

/** The chart with this title; without a title if the text is empty. */
export function withChartTitle(chart: Chart, title: string): Chart {
  const { title: _title, titlePlace, ...rest } = chart;
  if (title.trim() === '') return rest;
  return { ...rest, title, ...(titlePlace ? { titlePlace } : {}) };
}

export type LegendPosition = Legend['position'];

/** The chart with a legend at a side, in PowerPoint's default position; without one for `undefined`. */
export function withChartLegend(chart: Chart, position: LegendPosition | undefined): Chart {
  const { legend, ...rest } = chart;
  if (position === undefined) return rest;
  const { place: _place, overlay: _overlay, ...look } = legend ?? { position };
  return { ...rest, legend: { ...look, position } };
}

/** Contents that data labels can show. */
export const CHART_LABELS = ['value', 'category', 'percent'] as const;
export type ChartLabel = (typeof CHART_LABELS)[number];

/** Contents that the data labels of all series show. */
export function chartLabelsOf(chart: Chart): ReadonlySet<ChartLabel> {
  const all = chart.plots.flatMap(({ series }) => series);
  return new Set(
    CHART_LABELS.filter((shown) => all.length > 0 && all.every(({ labels }) => labels?.[shown] === true)),
  );
}

/** The chart with this content shown or hidden in all data labels; settings of single labels are dropped. */
export function withChartLabel(chart: Chart, shown: ChartLabel, on: boolean): Chart {
  return withEachSeries(chart, (series) => {
    const { labels, ...rest } = series;
    const { own: _own, except: _except, ...look } = labels ?? {};
    const next: Labels = { ...look, [shown]: on };
    const says = next.value || next.category || next.series || next.percent || next.size;
    return says ? { ...rest, labels: next } : rest;
  });
}

/** Axes that can be edited, with their indices; empty for a pie, radar, treemap or sunburst chart. */
export function chartAxes(chart: Chart): readonly { readonly at: number; readonly axis: Axis }[] {
  if (chart.plots.some((plot) => isRound(plot) || /^(treemap|sunburst|radar)$/.test(plot.type))) return [];
  return chart.axes.flatMap((axis, at) => (axis.kind === 'series' ? [] : [{ at, axis }]));
}

/** Changes to an axis; `undefined` makes a property automatic again. */
export interface AxisChange {
  readonly title?: string | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly gridlines?: boolean;
  readonly hidden?: boolean;
}

/** The chart with a changed axis; unchanged if the range between the bounds would be empty. */
export function withChartAxis(chart: Chart, at: number, change: AxisChange): Chart {
  const axis = chart.axes[at];
  if (!axis) return chart;
  const next: Record<string, unknown> = { ...axis };
  const put = (name: keyof Axis, value: Axis[typeof name] | undefined) => {
    if (value === undefined) delete next[name];
    else next[name] = value;
  };
  if ('title' in change) put('title', change.title?.trim() === '' ? undefined : change.title);
  if ('min' in change) put('min', change.min);
  if ('max' in change) put('max', change.max);
  if (change.gridlines !== undefined) put('gridlines', change.gridlines ? (axis.gridlines ?? {}) : undefined);
  if (change.hidden !== undefined) put('hidden', change.hidden || undefined);
  // The cast is safe: only properties of an axis were set or deleted.
  const made = next as unknown as Axis;
  if (made.min !== undefined && made.max !== undefined && made.min >= made.max) return chart;
  if (made.logBase !== undefined && ((made.min ?? 1) <= 0 || (made.max ?? 1) <= 0)) return chart;
  return { ...chart, axes: chart.axes.map((one, index) => (index === at ? made : one)) };
}
