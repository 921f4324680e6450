import { z } from 'zod';
import { assetHash, positiveLength } from './scalar.ts';
import { listStyle } from './text.ts';

/** The one record of the whole courseware; its id is always `deck`. */
export const deck = z.object({
  kind: z.literal('deck'),
  id: z.literal('deck'),
  /** The version of this schema that the records follow (see migrations). */
  schema: z.number().int().min(1),
  size: z.object({ w: positiveLength, h: positiveLength }),
  /** The text of what has no placeholder (p:defaultTextStyle). */
  textStyle: listStyle.optional(),
  firstPageNumber: z.number().int().optional(),
  /** The file that the courseware was imported from, kept whole. */
  source: z.object({ asset: assetHash, format: z.string().max(16) }).optional(),
});
export type Deck = z.infer<typeof deck>;

/** A file that records use, by the SHA-256 of its bytes, which is also its id. The bytes live in the object store. */
export const asset = z.object({
  kind: z.literal('asset'),
  id: assetHash,
  mime: z.string().max(128),
  /** Bytes. */
  size: z.number().int().min(0),
  /** Of pictures and video, pixels. */
  width: z.number().optional(),
  height: z.number().optional(),
  /** Of audio and video, seconds. */
  duration: z.number().optional(),
  name: z.string().max(1024).optional(),
});
export type Asset = z.infer<typeof asset>;
