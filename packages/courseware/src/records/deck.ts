import * as z from 'zod/mini';
import type { Merging } from './merging.ts';
import { assetHash, length, positiveLength, recordId } from './scalar.ts';
import { listStyle } from './text.ts';

/** A font face embedded in an imported file, used when the device does not have the font. */
const embeddedFont = z.object({
  /** Family name that texts use. */
  family: z.string().check(z.maxLength(128)),
  bold: z.optional(z.boolean()),
  italic: z.optional(z.boolean()),
  asset: assetHash,
});
export type EmbeddedFont = z.infer<typeof embeddedFont>;

const pageNumber = z.int().check(z.gte(1), z.lte(100_000));

/** Settings of the slide show (p:showPr, 19.2.1.30). */
const deckShow = z.object({
  /**
   * `browse` shows the courseware in a window to one reader, `kiosk` runs unattended; a teacher presents the courseware
   * if the mode is omitted.
   */
  mode: z.optional(z.enum(['browse', 'kiosk'])),
  /** The show continues with the first page after the last. */
  loop: z.optional(z.boolean()),
  /** Kiosk: the show restarts after this time without input, milliseconds. */
  restartAfter: z.optional(z.int().check(z.gte(1), z.lte(86_400_000))),
  /** Pages advance only manually, also with times. */
  byHand: z.optional(z.boolean()),
  /** Range of pages in the show, counted from 1, both included. */
  pages: z.optional(z.object({ from: pageNumber, to: pageNumber })),
});
export type DeckShow = z.infer<typeof deckShow>;

/** A guide over every page for aligning elements. It is visible only in the editor. */
export const pageGuide = z.object({
  id: recordId,
  /** `x`: a vertical line; `y`: a horizontal line. */
  axis: z.enum(['x', 'y']),
  /** Distance from the page's left or top edge, logical pixels. */
  at: length,
});
export type PageGuide = z.infer<typeof pageGuide>;

/**
 * Size for which the pages were made, while they are fitted to another size, and the extent of their content then. With
 * this the former size can be restored exactly.
 */
const fittedFrom = z.object({
  w: positiveLength,
  h: positiveLength,
  /** Extent of the content in logical pixels of that size; elements beyond it were added since. */
  reach: z.object({ left: length, top: length, right: length, bottom: length }),
  /** Length of the longest text in a placeholder that is where its layout has it. */
  letters: z.int().check(z.gte(0)),
});
export type FittedFrom = z.infer<typeof fittedFrom>;

/** The single record of the courseware as a whole; its id is always `deck`. */
export const deck = z.object({
  kind: z.literal('deck'),
  id: z.literal('deck'),
  /** Schema version of the records (see migrations). */
  schema: z.int().check(z.gte(1)),
  size: z.object({ w: positiveLength, h: positiveLength }),
  fittedFrom: z.optional(fittedFrom),
  /** Text format of elements without a placeholder (p:defaultTextStyle). */
  textStyle: z.optional(listStyle),
  firstPageNumber: z.optional(z.int()),
  show: z.optional(deckShow),
  guides: z.optional(z.array(pageGuide).check(z.maxLength(100))),
  embeddedFonts: z.optional(z.array(embeddedFont).check(z.maxLength(64))),
  /** The file that the courseware was imported from, stored unchanged. */
  source: z.optional(z.object({ asset: assetHash, format: z.string().check(z.maxLength(16)) })),
});
export type Deck = z.infer<typeof deck>;

export const deckMerging: Merging<Deck> = { guides: { as: 'list', item: pageGuide } };

/** A file that records use, by the SHA-256 of its bytes, which is also its id. The bytes are in the object store. */
export const asset = z.object({
  kind: z.literal('asset'),
  id: assetHash,
  mime: z.string().check(z.maxLength(128)),
  /** Bytes. */
  size: z.int().check(z.gte(0)),
  /** Size of a picture or video, pixels. */
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  /** Pixels per inch of a picture, if not 96: it determines the size of a tile of a picture fill. */
  density: z.optional(z.number()),
  /** Duration of audio or video, seconds. */
  duration: z.optional(z.number()),
  name: z.optional(z.string().check(z.maxLength(1024))),
});
export type Asset = z.infer<typeof asset>;
