import * as z from 'zod/mini';
import { assetHash } from '../scalar.ts';
import { elementBase } from './element-base.ts';

/** A subject tool, question or board put on a page. */
export const toolElement = z.object({
  ...elementBase,
  type: z.literal('tool'),
  toolKey: z.string().check(z.maxLength(128)),
  data: z.record(z.string(), z.json()),
  preview: z.optional(assetHash),
});
export type ToolElement = z.infer<typeof toolElement>;
