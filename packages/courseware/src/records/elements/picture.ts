import * as z from 'zod/mini';
import { geometry } from '../geometry.ts';
import { effects, fill, line, recolor } from '../paint.ts';
import { assetHash, sides } from '../scalar.ts';
import { elementBase, placeholder } from './element-base.ts';

/** An embedded file of another program that is shown by a preview: a MathType equation, a worksheet. */
export const embeddedObject = z.object({
  program: z.string().check(z.maxLength(128)),
  asset: z.optional(assetHash),
});

export const pictureElement = z.object({
  ...elementBase,
  type: z.literal('picture'),
  asset: assetHash,
  /** Original of `asset`: the imported drawing (SVG, EMF or WMF), or the picture before its background was removed. */
  original: z.optional(assetHash),
  crop: z.optional(sides),
  geometry: z.optional(geometry),
  fill: z.optional(fill),
  line: z.optional(line),
  effects: z.optional(effects),
  recolor: z.optional(recolor),
  placeholder: z.optional(placeholder),
  /** The embedded object (a MathType equation, a worksheet) that this picture previews. */
  object: z.optional(embeddedObject),
});
export type PictureElement = z.infer<typeof pictureElement>;
