import * as z from 'zod/mini';
import type { Merging } from '../merging.ts';
import { assetHash } from '../scalar.ts';
import { elementBase } from './element-base.ts';

const datum = z.json();

/** A subject tool, question or board put on a page. */
export const toolElement = z.object({
  ...elementBase,
  type: z.literal('tool'),
  toolKey: z.string().check(z.maxLength(128)),
  /** What the tool keeps. Each key merges by itself: what two people may change at once goes under keys of its own. */
  data: z.record(z.string(), datum),
  preview: z.optional(assetHash),
});
export type ToolElement = z.infer<typeof toolElement>;

export const toolMerging: Merging<ToolElement> = { data: { as: 'map', value: datum } };
