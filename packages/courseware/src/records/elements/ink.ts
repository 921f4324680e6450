import * as z from 'zod/mini';
import { fraction } from '../scalar.ts';
import { elementBase } from './element-base.ts';

const MOST_POINT_NUMBERS = 300_000;

/** Validated by hand: a page of handwriting has a million of these numbers, for which a schema would take seconds. */
function arePoints(value: unknown): value is number[] {
  return Array.isArray(value) && value.length <= MOST_POINT_NUMBERS && value.every(Number.isFinite);
}

/** One stroke of a pen, in the coordinates of its page; `frame` is its bounding box. */
export const inkElement = z.object({
  ...elementBase,
  type: z.literal('ink'),
  tool: z.enum(['pen', 'highlighter']),
  /** Six hexadecimal digits. */
  color: z.string().check(z.regex(/^[0-9a-fA-F]{6}$/)),
  /** Width at a pressure of one half, logical pixels. */
  width: z.number().check(z.gte(0.1), z.lte(500)),
  /** x, y and pressure (0 to 1) of each point in turn, relative to the frame's top left. */
  points: z.custom<number[]>(arePoints),
  opacity: z.optional(fraction),
  /** Time when the pen was put down, milliseconds since 1970, and the duration of the stroke, for playback. */
  written: z.optional(
    z.object({
      at: z.int().check(z.gte(0), z.lte(8_640_000_000_000_000)),
      ms: z.int().check(z.gte(0), z.lte(86_400_000)),
    }),
  ),
});
export type InkElement = z.infer<typeof inkElement>;
