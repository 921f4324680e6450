import * as z from 'zod/mini';
import { assetHash } from '../scalar.ts';

/** An embedded file of another program that is shown by a preview: a MathType equation, a worksheet. */
export const embeddedObject = z.object({
  program: z.string().check(z.maxLength(128)),
  asset: z.optional(assetHash),
});
