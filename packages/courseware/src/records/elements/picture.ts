import * as z from 'zod/mini';
import { geometry } from '../geometry.ts';
import { effects, fill, line, recolor } from '../paint.ts';
import { assetHash, sides } from '../scalar.ts';
import { elementBase, placeholder } from './element-base.ts';
import { embeddedObject } from './embedded-object.ts';

export const pictureElement = z.object({
  ...elementBase,
  type: z.literal('picture'),
  asset: assetHash,
  /** What `asset` was made of: a drawing (SVG, EMF or WMF) as it came, or the picture before its background was removed. */
  original: z.optional(assetHash),
  crop: z.optional(sides),
  geometry: z.optional(geometry),
  fill: z.optional(fill),
  line: z.optional(line),
  effects: z.optional(effects),
  recolor: z.optional(recolor),
  placeholder: z.optional(placeholder),
  /** An embedded object (a MathType equation, a worksheet) of which this is the preview. */
  object: z.optional(embeddedObject),
});
export type PictureElement = z.infer<typeof pictureElement>;
