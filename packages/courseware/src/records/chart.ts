import * as z from 'zod/mini';
import { color, fill, line } from './paint.ts';
import { fraction } from './scalar.ts';
import { runProps } from './text.ts';

const cell = z.union([z.number(), z.string().check(z.maxLength(4096)), z.null()]);

const caption = z.string().check(z.maxLength(4096));
const index = z.int();
/** Position and size of a part, as fractions of the chart's size. */
const place = z.object({ x: fraction, y: fraction, w: z.optional(fraction), h: z.optional(fraction) });

/** Error bars (21.2.2.55). */
const errorBars = z.object({
  direction: z.optional(z.enum(['x', 'y'])),
  sides: z.enum(['both', 'plus', 'minus']),
  kind: z.enum(['fixed', 'percent', 'deviation', 'standardError', 'own']),
  /** Amount, percent, or number of standard deviations. */
  value: z.optional(z.number()),
  /** An amount for each point, for the kind `own`. */
  plus: z.optional(z.array(z.nullable(z.number())).check(z.maxLength(100_000))),
  minus: z.optional(z.array(z.nullable(z.number())).check(z.maxLength(100_000))),
  noCap: z.optional(z.boolean()),
  line: z.optional(line),
});
export type ErrorBars = z.infer<typeof errorBars>;

/** A curve fitted to a series (21.2.2.211). */
const trendLine = z.object({
  type: z.enum(['linear', 'exponential', 'logarithmic', 'power', 'polynomial', 'movingAverage']),
  name: z.optional(caption),
  /** Order of a polynomial, 2 to 6. */
  order: z.optional(z.int()),
  /** Number of points that a moving average includes. */
  period: z.optional(z.int()),
  /** Distance by which the trend line extends beyond the points, in units of the axis. */
  forward: z.optional(z.number()),
  backward: z.optional(z.number()),
  intercept: z.optional(z.number()),
  equation: z.optional(z.boolean()),
  fitQuality: z.optional(z.boolean()),
  line: z.optional(line),
});
export type TrendLine = z.infer<typeof trendLine>;

const labelShows = {
  value: z.optional(z.boolean()),
  category: z.optional(z.boolean()),
  series: z.optional(z.boolean()),
  percent: z.optional(z.boolean()),
  size: z.optional(z.boolean()),
  position: z.optional(z.string().check(z.maxLength(16))),
  format: z.optional(z.string().check(z.maxLength(128))),
  text: z.optional(runProps),
  fill: z.optional(fill),
  line: z.optional(line),
};

const marker = z.object({
  symbol: z.string().check(z.maxLength(16)),
  size: z.optional(z.number()),
  fill: z.optional(fill),
  line: z.optional(line),
});

/** Shape of bars in a chart with depth (21.2.3.42). */
const barShape = z.enum(['box', 'cylinder', 'cone', 'coneToMax', 'pyramid', 'pyramidToMax']);

export const chartSeries = z.object({
  /** Index among the chart's colours; the index of the series when left out. */
  colorIndex: z.optional(z.int().check(z.gte(0), z.lte(10_000))),
  name: z.optional(caption),
  /** Categories (or x values) and values, one for each point; `null` is a gap. */
  categories: z.array(cell).check(z.maxLength(100_000)),
  /**
   * Categories of several levels, from the innermost out; an outer entry is at the first point that it applies to.
   * `categories` then has the levels joined.
   */
  levels: z.optional(z.array(z.array(cell).check(z.maxLength(100_000))).check(z.maxLength(16))),
  values: z.array(z.nullable(z.number())).check(z.maxLength(100_000)),
  /** Bubble sizes. */
  sizes: z.optional(z.array(z.nullable(z.number())).check(z.maxLength(100_000))),
  fill: z.optional(fill),
  /** Fill of bars below zero if it differs from `fill`. */
  negativeFill: z.optional(fill),
  line: z.optional(line),
  marker: z.optional(marker),
  smooth: z.optional(z.boolean()),
  shape: z.optional(barShape),
  /** Distance of a pie's slices from the centre, percent of its radius. */
  explosion: z.optional(z.number()),
  /** Formats of single points, by index. */
  points: z.optional(
    z.array(
      z.object({
        index,
        fill: z.optional(fill),
        line: z.optional(line),
        marker: z.optional(marker),
        explosion: z.optional(z.number()),
      }),
    ),
  ),
  labels: z.optional(
    z.object({
      ...labelShows,
      /** Separator of the parts of a label; a comma when left out. */
      separator: z.optional(z.string().check(z.maxLength(16))),
      /** Lines from labels to their points if they are apart. */
      leaders: z.optional(z.boolean()),
      /** Indices of points without a label. */
      except: z.optional(z.array(index)),
      /** Points with a different label: the text, or the parts that it shows. */
      own: z.optional(
        z.array(
          z.object({
            ...labelShows,
            index,
            words: z.optional(caption),
            /** Offset from the automatic position, as fractions of the chart. */
            offset: z.optional(z.object({ x: z.number(), y: z.number() })),
          }),
        ),
      ),
    }),
  ),
  errorBars: z.optional(z.array(errorBars).check(z.maxLength(2))),
  trendLines: z.optional(z.array(trendLine).check(z.maxLength(16))),
});
export type ChartSeries = z.infer<typeof chartSeries>;

const bars = z.object({ fill: z.optional(fill), line: z.optional(line) });

/** Series drawn as one kind over one pair of axes; a combination chart has several plots. */
export const chartPlot = z.object({
  type: z.enum([
    'bar',
    'line',
    'area',
    'pie',
    'doughnut',
    'ofPie',
    'scatter',
    'bubble',
    'radar',
    'stock',
    'surface',
    'treemap',
    'sunburst',
    'boxWhisker',
  ]),
  horizontal: z.optional(z.boolean()),
  grouping: z.optional(z.enum(['clustered', 'standard', 'stacked', 'percentStacked'])),
  threeD: z.optional(z.boolean()),
  gapWidth: z.optional(z.number()),
  overlap: z.optional(z.number()),
  /** Gap between rows of bars, percent of their depth. */
  gapDepth: z.optional(z.number()),
  shape: z.optional(barShape),
  holeSize: z.optional(z.number()),
  firstAngle: z.optional(z.number()),
  style: z.optional(z.string().check(z.maxLength(24))),
  /** In a line chart, series without a marker setting have markers. */
  markers: z.optional(z.boolean()),
  varyColors: z.optional(z.boolean()),
  secondary: z.optional(z.boolean()),
  /** Lines from points to the axis, and between the highest and the lowest value of each category. */
  dropLines: z.optional(line),
  highLowLines: z.optional(line),
  /** Bars from the first series to the last; `up` is the format where the value rises. */
  upDownBars: z.optional(
    z.object({ gapWidth: z.optional(z.number()), up: z.optional(bars), down: z.optional(bars) }),
  ),
  /**
   * Bubble charts: percent of the default size, whether the value is the width, and whether negative bubbles are shown.
   */
  bubbleScale: z.optional(z.number()),
  sizeIsWidth: z.optional(z.boolean()),
  negativeBubbles: z.optional(z.boolean()),
  /** Which points of a pie-of-pie are in the second pie. */
  split: z.optional(
    z.object({
      by: z.enum(['position', 'value', 'percent', 'own']),
      /** Number of last points, or the value or percentage below which points move to the second pie. */
      at: z.optional(z.number()),
      points: z.optional(z.array(index)),
    }),
  ),
  /** Size of the second pie, percent of the first. */
  secondSize: z.optional(z.number()),
  wireframe: z.optional(z.boolean()),
  /** The median is excluded from the halves when quartiles of a box plot are computed. */
  exclusive: z.optional(z.boolean()),
  series: z.array(chartSeries).check(z.maxLength(256)),
});
export type ChartPlot = z.infer<typeof chartPlot>;

const tickMark = z.enum(['none', 'in', 'out', 'cross']);
const timeUnit = z.enum(['days', 'months', 'years']);

const axis = z.object({
  kind: z.enum(['category', 'value', 'date', 'series']),
  position: z.optional(z.enum(['l', 't', 'r', 'b'])),
  hidden: z.optional(z.boolean()),
  title: z.optional(caption),
  titleText: z.optional(runProps),
  /** Degrees clockwise. */
  titleRotation: z.optional(z.number()),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  majorUnit: z.optional(z.number()),
  minorUnit: z.optional(z.number()),
  /** Date axis: unit of its steps, and unit of `majorUnit`. */
  baseUnit: z.optional(timeUnit),
  majorTimeUnit: z.optional(timeUnit),
  logBase: z.optional(z.number()),
  reversed: z.optional(z.boolean()),
  /** Place where the axis crosses the other axis: at an end, or at a value (or category). */
  crosses: z.optional(z.union([z.enum(['min', 'max']), z.number()])),
  /** Values are on the category's tick marks, not between them. */
  onMarks: z.optional(z.boolean()),
  gridlines: z.optional(line),
  minorGridlines: z.optional(line),
  majorTick: z.optional(tickMark),
  minorTick: z.optional(tickMark),
  labels: z.optional(z.enum(['none', 'low', 'high', 'nextTo'])),
  /** Number of categories per label. */
  labelStep: z.optional(z.int()),
  /** Degrees clockwise. */
  labelRotation: z.optional(z.number()),
  /** Divisor for displayed values. */
  displayUnit: z.optional(z.number()),
  line: z.optional(line),
  format: z.optional(z.string().check(z.maxLength(128))),
  text: z.optional(runProps),
  secondary: z.optional(z.boolean()),
});

export const chart = z.object({
  title: z.optional(caption),
  titleText: z.optional(runProps),
  titleFill: z.optional(fill),
  titleLine: z.optional(line),
  titleOverlay: z.optional(z.boolean()),
  titlePlace: z.optional(place),
  plots: z.array(chartPlot).check(z.maxLength(32)),
  axes: z.array(axis).check(z.maxLength(8)),
  legend: z.optional(
    z.object({
      position: z.enum(['l', 't', 'r', 'b', 'tr']),
      overlay: z.optional(z.boolean()),
      text: z.optional(runProps),
      /** Indices of entries that are left out. */
      except: z.optional(z.array(index)),
      place: z.optional(place),
      fill: z.optional(fill),
      line: z.optional(line),
    }),
  ),
  /**
   * Number of a chart style of PowerPoint 2007, 1 to 48 (21.2.2.227): it colours parts without their own colour; 2 if
   * omitted.
   */
  style: z.optional(z.int()),
  /** Colours in turn for series or points without their own; the theme's accents when left out. */
  palette: z.optional(z.array(color).check(z.maxLength(24))),
  fill: z.optional(fill),
  line: z.optional(line),
  rounded: z.optional(z.boolean()),
  plotFill: z.optional(fill),
  plotLine: z.optional(line),
  text: z.optional(runProps),
  dataTable: z.optional(z.boolean()),
  blanks: z.optional(z.enum(['gap', 'zero', 'span'])),
  /** View of a chart with depth (21.2.2.228), and its walls. */
  threeD: z.optional(
    z.object({
      /** Elevation and rotation of the view, degrees. */
      rotX: z.optional(z.number()),
      rotY: z.optional(z.number()),
      rightAngles: z.optional(z.boolean()),
      /** Percent of the width; automatic when left out. */
      height: z.optional(z.number()),
      /** Percent of the default depth. */
      depth: z.optional(z.number()),
      /** Twice the field of view, degrees. */
      perspective: z.optional(z.number()),
      floor: z.optional(bars),
      sideWall: z.optional(bars),
      backWall: z.optional(bars),
    }),
  ),
  layout: z.optional(z.object({ x: fraction, y: fraction, w: fraction, h: fraction })),
  /** `layout` includes the axes' labels. */
  layoutOuter: z.optional(z.boolean()),
});
export type Chart = z.infer<typeof chart>;
