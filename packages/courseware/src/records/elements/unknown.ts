import * as z from 'zod/mini';
import { assetHash } from '../scalar.ts';
import { elementBase } from './element-base.ts';

/** An imported object that is stored and reported, but not drawn. */
export const unknownElement = z.object({
  ...elementBase,
  type: z.literal('unknown'),
  /** The object's type for the import report: `chartex`, `ole`, `contentPart`, `model3d`, … */
  what: z.string().check(z.maxLength(128)),
  preview: z.optional(assetHash),
  /** Texts of the object, for searching. */
  texts: z.optional(z.array(z.string())),
});
