import * as z from 'zod/mini';
import { assetHash } from '../scalar.ts';

/** A file of another program that a drawing of it stands for: a MathType equation, a worksheet. */
export const embeddedObject = z.object({
  program: z.string().check(z.maxLength(128)),
  asset: z.optional(assetHash),
});
