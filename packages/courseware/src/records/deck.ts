import * as z from 'zod/mini';
import type { Merging } from './merging.ts';
import { assetHash, length, positiveLength, recordId } from './scalar.ts';
import { listStyle } from './text.ts';

/** A face of a font that came with an imported file, drawn where the machine has no such font. */
const embeddedFont = z.object({
  /** As texts name it. */
  family: z.string().check(z.maxLength(128)),
  bold: z.optional(z.boolean()),
  italic: z.optional(z.boolean()),
  asset: assetHash,
});
export type EmbeddedFont = z.infer<typeof embeddedFont>;

const pageNumber = z.int().check(z.gte(1), z.lte(100_000));

/** How its show is set up to go (p:showPr, 19.2.1.30). */
const deckShow = z.object({
  /** In a window, for one who reads; or in a hall, where nobody turns pages. By a teacher where left out. */
  mode: z.optional(z.enum(['browse', 'kiosk'])),
  /** After the last page comes the first. */
  loop: z.optional(z.boolean()),
  /** Of a hall: so long untouched on a page, it begins again. Milliseconds. */
  restartAfter: z.optional(z.int().check(z.gte(1), z.lte(86_400_000))),
  /** Pages wait for a hand, whatever times they say. */
  byHand: z.optional(z.boolean()),
  /** What is shown of it, counted from 1, both included. */
  pages: z.optional(z.object({ from: pageNumber, to: pageNumber })),
});
export type DeckShow = z.infer<typeof deckShow>;

/** A line that was put over every page by hand, for things to be laid along. It is seen in the editor alone. */
export const pageGuide = z.object({
  id: recordId,
  /** `x`: an upright line; `y`: a level one. */
  axis: z.enum(['x', 'y']),
  /** Logical pixels from the page's left or top. */
  at: length,
});
export type PageGuide = z.infer<typeof pageGuide>;

/** What pages were made for while they are fitted to another size, and how far they reached then: the way back is exact. */
const fittedFrom = z.object({
  w: positiveLength,
  h: positiveLength,
  /** Logical pixels of that size; beyond it lies what was put on a page since. */
  reach: z.object({ left: length, top: length, right: length, bottom: length }),
  /** The most that a text held which lies as its layout has it. */
  letters: z.int().check(z.gte(0)),
});
export type FittedFrom = z.infer<typeof fittedFrom>;

/** The one record of the whole courseware; its id is always `deck`. */
export const deck = z.object({
  kind: z.literal('deck'),
  id: z.literal('deck'),
  /** The version of this schema that the records follow (see migrations). */
  schema: z.int().check(z.gte(1)),
  size: z.object({ w: positiveLength, h: positiveLength }),
  fittedFrom: z.optional(fittedFrom),
  /** The text of what has no placeholder (p:defaultTextStyle). */
  textStyle: z.optional(listStyle),
  firstPageNumber: z.optional(z.int()),
  show: z.optional(deckShow),
  guides: z.optional(z.array(pageGuide).check(z.maxLength(100))),
  embeddedFonts: z.optional(z.array(embeddedFont).check(z.maxLength(64))),
  /** The file that the courseware was imported from, kept whole. */
  source: z.optional(z.object({ asset: assetHash, format: z.string().check(z.maxLength(16)) })),
});
export type Deck = z.infer<typeof deck>;

export const deckMerging: Merging<Deck> = { guides: { as: 'list', item: pageGuide } };

/** A file that records use, by the SHA-256 of its bytes, which is also its id. The bytes live in the object store. */
export const asset = z.object({
  kind: z.literal('asset'),
  id: assetHash,
  mime: z.string().check(z.maxLength(128)),
  /** Bytes. */
  size: z.int().check(z.gte(0)),
  /** Of pictures and video, pixels. */
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  /** Pixels in an inch, of pictures that are not made for 96: how large a tile of a fill is. */
  density: z.optional(z.number()),
  /** Of audio and video, seconds. */
  duration: z.optional(z.number()),
  name: z.optional(z.string().check(z.maxLength(1024))),
});
export type Asset = z.infer<typeof asset>;
