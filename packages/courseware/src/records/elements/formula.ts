import * as z from 'zod/mini';
import { fill } from '../paint.ts';
import { assetHash } from '../scalar.ts';
import { elementBase } from './element-base.ts';
import { embeddedObject } from './picture.ts';

export const formulaElement = z.object({
  ...elementBase,
  type: z.literal('formula'),
  latex: z.string().check(z.maxLength(65_536)),
  /** Font size, points. */
  size: z.optional(z.number().check(z.gte(1), z.lte(4000))),
  fill: z.optional(fill),
  source: z.optional(z.string()),
  /** Whether the formula is scaled to its frame, regardless of `size`, because it replaces a picture. */
  fits: z.optional(z.boolean()),
  /** Picture of the equation in the file, and the embedded object that it previews (MathType, Equation Editor). */
  preview: z.optional(assetHash),
  object: z.optional(embeddedObject),
});
export type FormulaElement = z.infer<typeof formulaElement>;
