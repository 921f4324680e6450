import * as z from 'zod/mini';
import { fill } from '../paint.ts';
import { assetHash } from '../scalar.ts';
import { elementBase } from './element-base.ts';
import { embeddedObject } from './embedded-object.ts';

export const formulaElement = z.object({
  ...elementBase,
  type: z.literal('formula'),
  latex: z.string().check(z.maxLength(65_536)),
  /** Points. */
  size: z.optional(z.number().check(z.gte(1), z.lte(4000))),
  fill: z.optional(fill),
  source: z.optional(z.string()),
  /** Drawn as large as its frame allows, whatever `size` says: it takes the place of a picture. */
  fits: z.optional(z.boolean()),
  /** The picture of the equation as it came, and the object that it was embedded as (MathType, Equation Editor). */
  preview: z.optional(assetHash),
  object: z.optional(embeddedObject),
});
export type FormulaElement = z.infer<typeof formulaElement>;
