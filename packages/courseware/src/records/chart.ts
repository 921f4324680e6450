import { z } from 'zod';
import { fill, line } from './paint.ts';
import { fraction } from './scalar.ts';
import { runProps } from './text.ts';

const cell = z.union([z.number(), z.string().max(4096), z.null()]);

export const chartSeries = z.object({
  name: z.string().max(4096).optional(),
  /** Categories (or x values) and values, one a point; `null` is a gap. */
  categories: z.array(cell).max(100_000),
  values: z.array(z.number().nullable()).max(100_000),
  /** Bubble sizes. */
  sizes: z.array(z.number().nullable()).max(100_000).optional(),
  fill: fill.optional(),
  line: line.optional(),
  marker: z
    .object({
      symbol: z.string().max(16),
      size: z.number().optional(),
      fill: fill.optional(),
      line: line.optional(),
    })
    .optional(),
  smooth: z.boolean().optional(),
  /** Looks of single points, by index. */
  points: z
    .array(
      z.object({
        index: z.number().int(),
        fill: fill.optional(),
        line: line.optional(),
        explosion: z.number().optional(),
      }),
    )
    .optional(),
  labels: z
    .object({
      value: z.boolean().optional(),
      category: z.boolean().optional(),
      series: z.boolean().optional(),
      percent: z.boolean().optional(),
      position: z.string().max(16).optional(),
      format: z.string().max(128).optional(),
      text: runProps.optional(),
    })
    .optional(),
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
  horizontal: z.boolean().optional(),
  grouping: z.enum(['clustered', 'standard', 'stacked', 'percentStacked']).optional(),
  threeD: z.boolean().optional(),
  gapWidth: z.number().optional(),
  overlap: z.number().optional(),
  holeSize: z.number().optional(),
  firstAngle: z.number().optional(),
  style: z.string().max(24).optional(),
  varyColors: z.boolean().optional(),
  secondary: z.boolean().optional(),
  series: z.array(chartSeries).max(256),
});
export type ChartPlot = z.infer<typeof chartPlot>;

const axis = z.object({
  kind: z.enum(['category', 'value', 'date', 'series']),
  position: z.enum(['l', 't', 'r', 'b']).optional(),
  hidden: z.boolean().optional(),
  title: z.string().max(4096).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  majorUnit: z.number().optional(),
  logBase: z.number().optional(),
  reversed: z.boolean().optional(),
  gridlines: line.optional(),
  line: line.optional(),
  format: z.string().max(128).optional(),
  text: runProps.optional(),
  secondary: z.boolean().optional(),
});

export const chart = z.object({
  title: z.string().max(4096).optional(),
  titleText: runProps.optional(),
  plots: z.array(chartPlot).max(32),
  axes: z.array(axis).max(8),
  legend: z
    .object({
      position: z.enum(['l', 't', 'r', 'b', 'tr']),
      overlay: z.boolean().optional(),
      text: runProps.optional(),
    })
    .optional(),
  fill: fill.optional(),
  line: line.optional(),
  plotFill: fill.optional(),
  text: runProps.optional(),
  dataTable: z.boolean().optional(),
  blanks: z.enum(['gap', 'zero', 'span']).optional(),
  threeD: z.object({ rotX: z.number().optional(), rotY: z.number().optional() }).optional(),
  layout: z.object({ x: fraction, y: fraction, w: fraction, h: fraction }).optional(),
});
export type Chart = z.infer<typeof chart>;
