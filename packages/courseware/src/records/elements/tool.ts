import * as z from 'zod/mini';
import type { Merging } from '../merging.ts';
import { assetHash } from '../scalar.ts';
import { elementBase } from './element-base.ts';

const datum = z.json();

/** A subject tool, question or board on a page. */
export const toolElement = z.object({
  ...elementBase,
  type: z.literal('tool'),
  toolKey: z.string().check(z.maxLength(128)),
  /** Data of the tool. Each key merges separately: values that two users may change at once need separate keys. */
  data: z.record(z.string(), datum),
  preview: z.optional(assetHash),
});
export type ToolElement = z.infer<typeof toolElement>;

export const toolMerging: Merging<ToolElement> = { data: { as: 'map', value: datum } };
