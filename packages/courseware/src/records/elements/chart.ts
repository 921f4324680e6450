import * as z from 'zod/mini';
import { chart } from '../chart.ts';
import { geometry } from '../geometry.ts';
import { effects, fill, line } from '../paint.ts';
import { assetHash } from '../scalar.ts';
import { textBody } from '../text.ts';
import { elementBase, frame, placeholder } from './element-base.ts';

/** A shape drawn over a chart, in fractions of its box. */
const chartShape = z.object({
  area: frame,
  geometry: z.optional(geometry),
  fill: z.optional(fill),
  line: z.optional(line),
  effects: z.optional(effects),
  text: z.optional(textBody),
});

export const chartElement = z.object({
  ...elementBase,
  type: z.literal('chart'),
  chart,
  shapes: z.optional(z.array(chartShape).check(z.maxLength(500))),
  /** Picture of a chart that the stage cannot draw. */
  preview: z.optional(assetHash),
  placeholder: z.optional(placeholder),
});
export type ChartElement = z.infer<typeof chartElement>;
