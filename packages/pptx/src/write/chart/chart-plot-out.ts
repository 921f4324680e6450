import type { ChartPlot } from '@lectern/courseware';
import type { OutScope } from '../package/out-scope.ts';
import { tag, type Xml } from '../xml/xml-out.ts';
import { AXES } from './chart-axes-out.ts';
import { seriesXml } from './chart-series-out.ts';
import type { ChartSheet } from './chart-sheet.ts';
import { chartShapeXml, value } from './chart-text-out.ts';

/** Kinds of charts without axes. */
export const ROUND = new Set<ChartPlot['type']>(['pie', 'doughnut', 'ofPie', 'treemap', 'sunburst']);

/** Whether a plot is written in its 3-D form; other kinds cannot have a third axis. */
export function isSolid({ type, threeD }: ChartPlot): boolean {
  return threeD === true && (type === 'bar' || type === 'line' || type === 'area' || type === 'pie');
}

/**
 * Whether the series of a plot are arranged in depth, along a separate axis: lines with depth always have that axis.
 */
export function hasSeriesAxis({ type, grouping, threeD }: ChartPlot): boolean {
  if (threeD !== true) return false;
  const usual = type === 'bar' ? 'clustered' : 'standard';
  return type === 'line' || ((type === 'bar' || type === 'area') && (grouping ?? usual) === 'standard');
}

/** Input of the writer of a plot. */
interface PlotOut {
  readonly plot: ChartPlot;
  readonly series: readonly Xml[];
  readonly vary: Xml;
  readonly axes: readonly Xml[];
  readonly scope: OutScope;
}

/** One plot (c:barChart and similar elements, 21.2.2); `indices`: the c:idx of each of its series. */
export function plotXml(
  plot: ChartPlot,
  indices: readonly number[],
  firstSeries: number,
  sheet: ChartSheet,
  scope: OutScope,
): Xml {
  const series = plot.series.map((each, i) => {
    const order = firstSeries + i;
    return seriesXml(each, plot, { index: indices[i] ?? order, order }, sheet, scope);
  });
  const vary = value('varyColors', plot.varyColors || ROUND.has(plot.type) ? 1 : 0);
  const pair = plot.secondary ? AXES.secondary : AXES.primary;
  const axes = [...pair, ...(hasSeriesAxis(plot) ? [AXES.series] : [])].map((id) => value('axId', id));
  return PLOTS[plot.type]({ plot, series, vary, axes, scope });
}

/** The writer of each kind of plot. */
const PLOTS: Readonly<Record<ChartPlot['type'], (out: PlotOut) => Xml>> = {
  bar: barXml,
  // Box plots need another kind of part, which is not written: their values are written as columns.
  boxWhisker: barXml,
  line: lineXml,
  surface: lineXml,
  area: areaXml,
  pie: pieXml,
  // Treemaps and sunbursts need another kind of part, too: their values are written as slices.
  treemap: pieXml,
  sunburst: pieXml,
  ofPie: ofPieXml,
  // The standard's schema allows holes of 1 to 90, PowerPoint 10 to 90.
  doughnut: ({ plot, series, vary }) =>
    tag(
      'c:doughnutChart',
      {},
      vary,
      ...series,
      angleXml(plot),
      value('holeSize', between(plot.holeSize ?? 50, 10, 90)),
    ),
  scatter: ({ plot, series, vary, axes }) =>
    tag(
      'c:scatterChart',
      {},
      value('scatterStyle', oneOf(plot.style, SCATTER_STYLES, 'lineMarker')),
      vary,
      ...series,
      ...axes,
    ),
  bubble: bubbleXml,
  radar: ({ plot, series, vary, axes }) =>
    tag(
      'c:radarChart',
      {},
      value('radarStyle', oneOf(plot.style, RADAR_STYLES, 'marker')),
      vary,
      ...series,
      ...axes,
    ),
  stock: stockXml,
};

function barXml({ plot, series, vary, axes }: PlotOut): Xml {
  const solid = isSolid(plot);
  return tag(
    solid ? 'c:bar3DChart' : 'c:barChart',
    {},
    value('barDir', plot.horizontal ? 'bar' : 'col'),
    value('grouping', plot.grouping ?? 'clustered'),
    vary,
    ...series,
    plot.gapWidth !== undefined && value('gapWidth', between(plot.gapWidth, 0, 500)),
    !solid &&
      value('overlap', between(plot.overlap ?? (plot.grouping?.includes('tacked') ? 100 : 0), -100, 100)),
    solid && plot.gapDepth !== undefined && value('gapDepth', between(plot.gapDepth, 0, 500)),
    solid && plot.shape !== undefined && value('shape', plot.shape),
    ...axes,
  );
}

function areaXml({ plot, series, vary, axes }: PlotOut): Xml {
  const solid = isSolid(plot);
  return tag(
    solid ? 'c:area3DChart' : 'c:areaChart',
    {},
    value('grouping', grouping(plot)),
    vary,
    ...series,
    solid && plot.gapDepth !== undefined && value('gapDepth', between(plot.gapDepth, 0, 500)),
    ...axes,
  );
}

function pieXml({ plot, series, vary }: PlotOut): Xml {
  return isSolid(plot)
    ? tag('c:pie3DChart', {}, vary, ...series)
    : tag('c:pieChart', {}, vary, ...series, angleXml(plot));
}

function angleXml({ firstAngle = 0 }: ChartPlot): Xml {
  return value('firstSliceAng', Math.round(((firstAngle % 360) + 360) % 360));
}

function ofPieXml({ plot, series, vary }: PlotOut): Xml {
  return tag(
    'c:ofPieChart',
    {},
    value('ofPieType', plot.style === 'bar' ? 'bar' : 'pie'),
    vary,
    ...series,
    plot.gapWidth !== undefined && value('gapWidth', between(plot.gapWidth, 0, 500)),
    ...splitXml(plot),
  );
}

function bubbleXml({ plot, series, vary, axes }: PlotOut): Xml {
  return tag(
    'c:bubbleChart',
    {},
    vary,
    ...series,
    plot.bubbleScale !== undefined && value('bubbleScale', between(plot.bubbleScale, 0, 300)),
    plot.negativeBubbles && value('showNegBubbles', 1),
    plot.sizeIsWidth && value('sizeRepresents', 'w'),
    ...axes,
  );
}

/** High, low and close, optionally open: PowerPoint does not open a file with another number of series. */
function stockXml(out: PlotOut): Xml {
  const { plot, series, axes, scope } = out;
  if (series.length !== 3 && series.length !== 4) return lineXml(out);
  return tag(
    'c:stockChart',
    {},
    ...series,
    plot.dropLines && tag('c:dropLines', {}, chartShapeXml(undefined, plot.dropLines, scope)),
    tag('c:hiLowLines', {}, chartShapeXml(undefined, plot.highLowLines, scope)),
    series.length === 4 && upDownXml(plot.upDownBars ?? {}, scope),
    ...axes,
  );
}

const SCATTER_STYLES = ['none', 'line', 'lineMarker', 'marker', 'smooth', 'smoothMarker'];
const RADAR_STYLES = ['standard', 'marker', 'filled'];

function oneOf(said: string | undefined, known: readonly string[], otherwise: string): string {
  return said !== undefined && known.includes(said) ? said : otherwise;
}

export function between(number: number, low: number, high: number): number {
  return Math.round(Math.min(high, Math.max(low, number)));
}

function splitXml({ split, secondSize }: ChartPlot): (Xml | false)[] {
  const names = { position: 'pos', value: 'val', percent: 'percent', own: 'cust' } as const;
  return [
    split !== undefined && value('splitType', names[split.by]),
    split?.at !== undefined && value('splitPos', split.at),
    split?.points !== undefined &&
      tag('c:custSplit', {}, ...split.points.map((point) => value('secondPiePt', Math.max(0, point)))),
    secondSize !== undefined && value('secondPieSize', between(secondSize, 5, 200)),
  ];
}

function upDownXml(bars: NonNullable<ChartPlot['upDownBars']>, scope: OutScope): Xml {
  return tag(
    'c:upDownBars',
    {},
    value('gapWidth', between(bars.gapWidth ?? 150, 0, 500)),
    tag('c:upBars', {}, chartShapeXml(bars.up?.fill, bars.up?.line, scope)),
    tag('c:downBars', {}, chartShapeXml(bars.down?.fill, bars.down?.line, scope)),
  );
}

function lineXml({ plot, vary, series, axes, scope }: PlotOut): Xml {
  if (plot.type === 'line' && isSolid(plot))
    return tag(
      'c:line3DChart',
      {},
      value('grouping', grouping(plot)),
      vary,
      ...series,
      plot.gapDepth !== undefined && value('gapDepth', between(plot.gapDepth, 0, 500)),
      ...axes,
    );
  return tag(
    'c:lineChart',
    {},
    value('grouping', grouping(plot)),
    vary,
    ...series,
    plot.dropLines && tag('c:dropLines', {}, chartShapeXml(undefined, plot.dropLines, scope)),
    plot.highLowLines && tag('c:hiLowLines', {}, chartShapeXml(undefined, plot.highLowLines, scope)),
    plot.upDownBars && upDownXml(plot.upDownBars, scope),
    value('marker', plot.markers ? 1 : 0),
    ...axes,
  );
}

/** Lines and areas have no clustered grouping. */
function grouping(plot: ChartPlot): string {
  return plot.grouping === undefined || plot.grouping === 'clustered' ? 'standard' : plot.grouping;
}
