import * as z from 'zod/mini';
import { geometry } from '../geometry.ts';
import { effects, line } from '../paint.ts';
import { recordId } from '../scalar.ts';
import { elementBase } from './element-base.ts';

/** A straight, bent or curved line, possibly connected to shapes. */
export const lineElement = z.object({
  ...elementBase,
  type: z.literal('line'),
  geometry,
  line: z.optional(line),
  effects: z.optional(effects),
  start: z.optional(z.object({ elementId: recordId, site: z.int() })),
  end: z.optional(z.object({ elementId: recordId, site: z.int() })),
});
export type LineElement = z.infer<typeof lineElement>;
