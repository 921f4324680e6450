import * as z from 'zod/mini';
import { assetHash } from '../scalar.ts';
import { elementBase } from './element-base.ts';

/** Something that we keep, say and do not draw. */
export const unknownElement = z.object({
  ...elementBase,
  type: z.literal('unknown'),
  /** What it is, for the import report: `chartex`, `ole`, `contentPart`, `model3d`, … */
  what: z.string().check(z.maxLength(128)),
  preview: z.optional(assetHash),
  /** Its texts, so that a search still finds them. */
  texts: z.optional(z.array(z.string())),
});
