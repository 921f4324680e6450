import type { ChartPlot } from '@lectern/courseware';
import { type MarkAxes, plotMarks, zeroLabels } from '../chart-marks.ts';
import { chartFill, chartStroke } from '../chart-paint.ts';
import type { ChartScope, PlotRoom } from '../chart-scope.ts';
import { type AxisScale, placeAt, reachOf } from './axis-scale.ts';
import { boxCategories, boxReach } from './box-plot.ts';
import { cartesianSeries, isStacked, type SeriesPlace } from './cartesian-series.ts';
import { type AxisSituation, axisOf, categoryAxis, namesWidth, scaleOf, valueAxis } from './chart-axes.ts';
import { onDates } from './date-axis.ts';

/** Bars, lines, areas, points and bubbles over one or two pairs of axes. */
export function cartesianParts(scope: ChartScope, room: PlotRoom) {
  const { chart, design } = scope;
  const count = chart.plots.reduce((sum, plot) => sum + plot.series.length, 0);
  const pairs = chart.plots.some((plot) => plot.secondary) ? [false, true] : [false];
  const xAxis: object[] = [];
  const yAxis: object[] = [];
  const series: object[] = [];
  for (const second of pairs) {
    const pair = pairOf(scope, room, second);
    xAxis.push(pair.lying ? pair.upright : pair.across);
    yAxis.push(pair.lying ? pair.across : pair.upright);
    if (pair.zeroLabels) series.push(pair.zeroLabels);
    for (const { plot, first, at } of pair.plots) {
      const place: SeriesPlace = { plotIndex: at, first, count, foot: footOf(pair.scale), axes: pair.axes };
      const drawn = plot.series.map((one, index) => cartesianSeries(scope, plot, one, index, place));
      series.push(...(pair.backwards && !isStacked(plot) ? drawn.reverse() : drawn).flat());
      series.push(...plotMarks(scope, plot, pair.axes, place.foot));
    }
  }
  const plotFill = chartFill(chart.plotFill, design);
  const edge = chartStroke(chart.plotLine, design);
  const inner = chart.layout !== undefined && !chart.layoutOuter;
  return {
    grid: {
      ...room,
      outerBoundsMode: inner ? ('none' as const) : ('same' as const),
      outerBoundsContain: 'all' as const,
      show: edge !== undefined || (plotFill !== undefined && plotFill !== 'transparent'),
      backgroundColor: plotFill ?? 'transparent',
      borderWidth: edge?.width ?? 0,
      borderColor: edge?.color,
    },
    xAxis,
    yAxis,
    series,
  };
}

/** The value at which bars and drop lines begin. */
function footOf({ min, max }: AxisScale): number {
  return Math.min(Math.max(0, min), max);
}

function pairOf(scope: ChartScope, room: PlotRoom, second: boolean) {
  const { chart, size } = scope;
  let first = 0;
  const own = chart.plots.flatMap((plot, at) => {
    const from = first;
    first += plot.series.length;
    return Boolean(plot.secondary) === second ? [{ plot, at, first: from }] : [];
  });
  const plots = own.map(({ plot }) => plot);
  const lying = plots.some((plot) => plot.type === 'bar' && plot.horizontal);
  const byNumbers =
    plots.length > 0 && plots.every((plot) => plot.type === 'scatter' || plot.type === 'bubble');
  const width = Math.max(1, size.w - room.left - room.right);
  const height = Math.max(1, size.h - room.top - room.bottom);
  const main = axisOf(chart, second, byNumbers ? 'across' : 'category');
  const values = axisOf(chart, second, byNumbers ? 'upright' : 'value');
  const dates = main?.kind === 'date' && !byNumbers ? onDates(plots, main) : undefined;
  const shown = dates ? own.map((one, index) => ({ ...one, plot: dates.plots[index] ?? one.plot })) : own;
  const percent = plots.length > 0 && plots.every((plot) => plot.grouping === 'percentStacked');
  const valueReach = {
    values: plots.flatMap((plot) => (plot.type === 'boxWhisker' ? boxReach(plot) : reachOf(plot))),
    percent,
  };
  const source = shown[0]?.plot.series.find((series) => series.categories.length > 0);
  const longest = Math.max(
    0,
    ...shown.flatMap(({ plot }) => plot.series.map((series) => series.values.length)),
  );
  const boxes = plots.find((plot) => plot.type === 'boxWhisker');
  const categories = boxes
    ? boxCategories(boxes)
    : Array.from({ length: Math.max(longest, source?.categories.length ?? 0) }, (_, index) =>
        source ? (source.categories[index] ?? '') : index + 1,
      );
  // In a horizontal bar chart the category names take width from the axis below.
  const along = lying ? Math.max(1, width - namesWidth(scope, main, categories)) : height;
  const valuePlace = { lies: lying, length: along };
  const mainPlace = { lies: !lying, length: lying ? height : width };
  const scale = scaleOf(scope, values, valueReach, valuePlace);
  const mainSituation: AxisSituation = { ...mainPlace, second, partner: values, partnerScale: scale };
  const placeScale = byNumbers
    ? scaleOf(scope, main, { values: placesOf(plots), percent: false }, mainPlace)
    : undefined;
  const valueSituation: AxisSituation = { ...valuePlace, second, partner: main, partnerScale: placeScale };
  const atZero =
    !byNumbers &&
    scale.min < 0 &&
    scale.max > 0 &&
    !values?.logBase &&
    (main?.labels ?? 'nextTo') === 'nextTo' &&
    main?.crosses === undefined;
  const axes: MarkAxes = { pair: second ? 1 : 0, lying, byNumbers, categories: categories.length };
  return {
    lying,
    // ECharts places bars of a category from left to right and downwards, for either direction of the categories.
    backwards: lying !== (main?.reversed === true),
    axes,
    scale,
    plots: shown,
    zeroLabels:
      atZero && main && !main.hidden
        ? zeroLabels(scope, main, categories, axes, mainPlace.length)
        : undefined,
    upright: valueAxis(scope, values, scale, percent, valueSituation),
    across: placeScale
      ? valueAxis(scope, main, placeScale, false, mainSituation)
      : categoryAxis(
          scope,
          main,
          { plots, categories, levels: source?.levels, step: dates?.step, labelsElsewhere: atZero },
          mainSituation,
        ),
  };
}

/** The x positions of the points. */
function placesOf(plots: readonly ChartPlot[]): number[] {
  return plots.flatMap((plot) =>
    plot.series.flatMap((series) => series.values.map((_, at) => placeAt(series.categories, at))),
  );
}
