import * as z from 'zod/mini';
import { fill, line } from './paint.ts';
import { fraction } from './scalar.ts';
import { runProps } from './text.ts';

const cell = z.union([z.number(), z.string().check(z.maxLength(4096)), z.null()]);

export const chartSeries = z.object({
  name: z.optional(z.string().check(z.maxLength(4096))),
  /** Categories (or x values) and values, one a point; `null` is a gap. */
  categories: z.array(cell).check(z.maxLength(100_000)),
  values: z.array(z.nullable(z.number())).check(z.maxLength(100_000)),
  /** Bubble sizes. */
  sizes: z.optional(z.array(z.nullable(z.number())).check(z.maxLength(100_000))),
  fill: z.optional(fill),
  line: z.optional(line),
  marker: z.optional(
    z.object({
      symbol: z.string().check(z.maxLength(16)),
      size: z.optional(z.number()),
      fill: z.optional(fill),
      line: z.optional(line),
    }),
  ),
  smooth: z.optional(z.boolean()),
  /** Looks of single points, by index. */
  points: z.optional(
    z.array(
      z.object({
        index: z.int(),
        fill: z.optional(fill),
        line: z.optional(line),
        explosion: z.optional(z.number()),
      }),
    ),
  ),
  labels: z.optional(
    z.object({
      value: z.optional(z.boolean()),
      category: z.optional(z.boolean()),
      series: z.optional(z.boolean()),
      percent: z.optional(z.boolean()),
      position: z.optional(z.string().check(z.maxLength(16))),
      /** Points, by index, that go without. */
      except: z.optional(z.array(z.int())),
      format: z.optional(z.string().check(z.maxLength(128))),
      text: z.optional(runProps),
    }),
  ),
});
export type ChartSeries = z.infer<typeof chartSeries>;

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
  ]),
  horizontal: z.optional(z.boolean()),
  grouping: z.optional(z.enum(['clustered', 'standard', 'stacked', 'percentStacked'])),
  threeD: z.optional(z.boolean()),
  gapWidth: z.optional(z.number()),
  overlap: z.optional(z.number()),
  holeSize: z.optional(z.number()),
  firstAngle: z.optional(z.number()),
  style: z.optional(z.string().check(z.maxLength(24))),
  varyColors: z.optional(z.boolean()),
  secondary: z.optional(z.boolean()),
  series: z.array(chartSeries).check(z.maxLength(256)),
});
export type ChartPlot = z.infer<typeof chartPlot>;

const axis = z.object({
  kind: z.enum(['category', 'value', 'date', 'series']),
  position: z.optional(z.enum(['l', 't', 'r', 'b'])),
  hidden: z.optional(z.boolean()),
  title: z.optional(z.string().check(z.maxLength(4096))),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  majorUnit: z.optional(z.number()),
  logBase: z.optional(z.number()),
  reversed: z.optional(z.boolean()),
  gridlines: z.optional(line),
  line: z.optional(line),
  format: z.optional(z.string().check(z.maxLength(128))),
  text: z.optional(runProps),
  secondary: z.optional(z.boolean()),
});

export const chart = z.object({
  title: z.optional(z.string().check(z.maxLength(4096))),
  titleText: z.optional(runProps),
  plots: z.array(chartPlot).check(z.maxLength(32)),
  axes: z.array(axis).check(z.maxLength(8)),
  legend: z.optional(
    z.object({
      position: z.enum(['l', 't', 'r', 'b', 'tr']),
      overlay: z.optional(z.boolean()),
      text: z.optional(runProps),
    }),
  ),
  fill: z.optional(fill),
  line: z.optional(line),
  plotFill: z.optional(fill),
  text: z.optional(runProps),
  dataTable: z.optional(z.boolean()),
  blanks: z.optional(z.enum(['gap', 'zero', 'span'])),
  threeD: z.optional(z.object({ rotX: z.optional(z.number()), rotY: z.optional(z.number()) })),
  layout: z.optional(z.object({ x: fraction, y: fraction, w: fraction, h: fraction })),
});
export type Chart = z.infer<typeof chart>;
