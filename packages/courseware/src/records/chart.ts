import * as z from 'zod/mini';
import { color, fill, line } from './paint.ts';
import { fraction } from './scalar.ts';
import { runProps } from './text.ts';

const cell = z.union([z.number(), z.string().check(z.maxLength(4096)), z.null()]);

const caption = z.string().check(z.maxLength(4096));
const index = z.int();
/** A part's place in the chart, as fractions of the chart's size. */
const place = z.object({ x: fraction, y: fraction, w: z.optional(fraction), h: z.optional(fraction) });

/** A bar each way from a value that says how sure it is (21.2.2.55). */
const errorBars = z.object({
  direction: z.optional(z.enum(['x', 'y'])),
  sides: z.enum(['both', 'plus', 'minus']),
  kind: z.enum(['fixed', 'percent', 'deviation', 'standardError', 'own']),
  /** The amount, percent, or number of standard deviations. */
  value: z.optional(z.number()),
  /** One amount a point, of the kind `own`. */
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
  /** Of a polynomial, 2 to 6. */
  order: z.optional(z.int()),
  /** Points that a moving average takes together. */
  period: z.optional(z.int()),
  /** How far it goes on beyond the points, in units of the axis. */
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

/** What bars with depth look like (21.2.3.42). */
const barShape = z.enum(['box', 'cylinder', 'cone', 'coneToMax', 'pyramid', 'pyramidToMax']);

export const chartSeries = z.object({
  /** Its number among the chart's colours; its place among the series where none is said. */
  colorIndex: z.optional(z.int().check(z.gte(0), z.lte(10_000))),
  name: z.optional(caption),
  /** Categories (or x values) and values, one a point; `null` is a gap. */
  categories: z.array(cell).check(z.maxLength(100_000)),
  /**
   * Categories of several levels, from the innermost out, an outer entry at the first point that it holds for.
   * `categories` then says the levels joined.
   */
  levels: z.optional(z.array(z.array(cell).check(z.maxLength(100_000))).check(z.maxLength(16))),
  values: z.array(z.nullable(z.number())).check(z.maxLength(100_000)),
  /** Bubble sizes. */
  sizes: z.optional(z.array(z.nullable(z.number())).check(z.maxLength(100_000))),
  fill: z.optional(fill),
  /** What bars below zero are filled with when that is not `fill`. */
  negativeFill: z.optional(fill),
  line: z.optional(line),
  marker: z.optional(marker),
  smooth: z.optional(z.boolean()),
  shape: z.optional(barShape),
  /** How far a pie's slices stand out, percent of its radius. */
  explosion: z.optional(z.number()),
  /** Looks of single points, by index. */
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
      /** Between the parts of a label; a comma where none is said. */
      separator: z.optional(z.string().check(z.maxLength(16))),
      /** Lines from labels that stand away to their points. */
      leaders: z.optional(z.boolean()),
      /** Points, by index, that go without. */
      except: z.optional(z.array(index)),
      /** Points whose label is another: its words, or what it shows. */
      own: z.optional(
        z.array(
          z.object({
            ...labelShows,
            index,
            words: z.optional(caption),
            /** How far it was moved from where it would stand, as fractions of the chart. */
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

/** Series drawn the same way over one pair of axes; a combination has several. */
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
  /** Between rows of bars, percent of their depth. */
  gapDepth: z.optional(z.number()),
  shape: z.optional(barShape),
  holeSize: z.optional(z.number()),
  firstAngle: z.optional(z.number()),
  style: z.optional(z.string().check(z.maxLength(24))),
  /** A line chart whose series without a marker of their own have one. */
  markers: z.optional(z.boolean()),
  varyColors: z.optional(z.boolean()),
  secondary: z.optional(z.boolean()),
  /** Lines from points to the axis, and between the highest and the lowest of each category. */
  dropLines: z.optional(line),
  highLowLines: z.optional(line),
  /** Bars from the first series to the last: `up` where it rises. */
  upDownBars: z.optional(
    z.object({ gapWidth: z.optional(z.number()), up: z.optional(bars), down: z.optional(bars) }),
  ),
  /** Bubbles: percent of the usual size, whether the size is the width, and those below zero. */
  bubbleScale: z.optional(z.number()),
  sizeIsWidth: z.optional(z.boolean()),
  negativeBubbles: z.optional(z.boolean()),
  /** Which points of a pie-of-pie stand in the second one. */
  split: z.optional(
    z.object({
      by: z.enum(['position', 'value', 'percent', 'own']),
      /** How many last points, or below which value or percent. */
      at: z.optional(z.number()),
      points: z.optional(z.array(index)),
    }),
  ),
  /** The second pie's size, percent of the first's. */
  secondSize: z.optional(z.number()),
  wireframe: z.optional(z.boolean()),
  /** Quartiles of a box plot without the median among the halves. */
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
  /** Of a date axis: what a step is, and what `majorUnit` counts. */
  baseUnit: z.optional(timeUnit),
  majorTimeUnit: z.optional(timeUnit),
  logBase: z.optional(z.number()),
  reversed: z.optional(z.boolean()),
  /** Where it crosses the other axis: at an end, or at a value (or category) there. */
  crosses: z.optional(z.union([z.enum(['min', 'max']), z.number()])),
  /** Values stand on the category's marks, not between them. */
  onMarks: z.optional(z.boolean()),
  gridlines: z.optional(line),
  minorGridlines: z.optional(line),
  majorTick: z.optional(tickMark),
  minorTick: z.optional(tickMark),
  labels: z.optional(z.enum(['none', 'low', 'high', 'nextTo'])),
  /** One label for so many categories. */
  labelStep: z.optional(z.int()),
  /** Degrees clockwise. */
  labelRotation: z.optional(z.number()),
  /** Values are shown divided by this. */
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
      /** Entries, by index, that are left out. */
      except: z.optional(z.array(index)),
      place: z.optional(place),
      fill: z.optional(fill),
      line: z.optional(line),
    }),
  ),
  /** One of the 48 looks of 2007 (21.2.2.227), which colours what has no colour of its own; 2 where none is said. */
  style: z.optional(z.int()),
  /** The colours of series or points that have none of their own, in turn; the theme's accents where none are said. */
  palette: z.optional(z.array(color).check(z.maxLength(24))),
  fill: z.optional(fill),
  line: z.optional(line),
  rounded: z.optional(z.boolean()),
  plotFill: z.optional(fill),
  plotLine: z.optional(line),
  text: z.optional(runProps),
  dataTable: z.optional(z.boolean()),
  blanks: z.optional(z.enum(['gap', 'zero', 'span'])),
  /** How charts with depth are looked at (21.2.2.228), and the walls of their room. */
  threeD: z.optional(
    z.object({
      /** Degrees: up over the chart, and round it. */
      rotX: z.optional(z.number()),
      rotY: z.optional(z.number()),
      rightAngles: z.optional(z.boolean()),
      /** Percent of the width; as it fits where none is said. */
      height: z.optional(z.number()),
      /** Percent of what is usual. */
      depth: z.optional(z.number()),
      /** Twice the eye's field of view, degrees. */
      perspective: z.optional(z.number()),
      floor: z.optional(bars),
      sideWall: z.optional(bars),
      backWall: z.optional(bars),
    }),
  ),
  layout: z.optional(z.object({ x: fraction, y: fraction, w: fraction, h: fraction })),
  /** `layout` holds the axes' labels as well. */
  layoutOuter: z.optional(z.boolean()),
});
export type Chart = z.infer<typeof chart>;
