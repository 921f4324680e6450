import * as z from 'zod/mini';
import { animation, transition } from './animation.ts';
import type { Merging } from './merging.ts';
import { fill, themeSlot } from './paint.ts';
import { assetHash, length, orderKey, recordId } from './scalar.ts';
import { textBody } from './text.ts';

/** Mapping of the page's colour names to theme colours (19.3.1.6), such as `bg1` → `lt1`. */
export const colorMap = z.partialRecord(themeSlot, themeSlot);
export type ColorMap = z.infer<typeof colorMap>;

export const page = z.object({
  kind: z.literal('page'),
  id: recordId,
  order: orderKey,
  layoutId: z.optional(recordId),
  name: z.optional(z.string().check(z.maxLength(1024))),
  /** Skipped when teaching. */
  hidden: z.optional(z.boolean()),
  /**
   * Set for a page of a board that continues beyond its edges; outside the board `framedBoard` defines its appearance.
   */
  endless: z.optional(z.boolean()),
  /** If omitted, the page has the layout's background, or otherwise the master's. */
  background: z.optional(fill),
  colorMap: z.optional(colorMap),
  /** A separate theme instead of the master's (a:themeOverride). */
  themeId: z.optional(recordId),
  /** Whether the shapes of layout and master are shown; true when left out. */
  showMasterShapes: z.optional(z.boolean()),
  /**
   * Picture of the page as in its file. While it is shown, it replaces every element whose `origin.part` is `part`:
   * these can be selected, clicked and read aloud, but are not painted. Elements added since are above it.
   */
  picture: z.optional(
    z.object({ asset: assetHash, shown: z.boolean(), part: z.string().check(z.maxLength(512)) }),
  ),
  transition: z.optional(transition),
  /** Ordered by the main sequence, then by the sequences that elements start. */
  animations: z.optional(z.array(animation).check(z.maxLength(10_000))),
  notes: z.optional(textBody),
  /** Comments, oldest first; a reply follows the comment that it answers. */
  comments: z.optional(
    z
      .array(
        z.object({
          author: z.string().check(z.maxLength(256)),
          text: z.string().check(z.maxLength(65_536)),
          /** Milliseconds since 1970, if the file contains the time. */
          at: z.optional(z.number()),
          /** Position of the comment, logical pixels. */
          x: z.optional(length),
          y: z.optional(length),
          /** Id of the element to which the comment refers. */
          elementId: z.optional(recordId),
          reply: z.optional(z.boolean()),
          /** The thread that begins with this comment is resolved. */
          resolved: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(1000)),
  ),
  /** Part of the imported file. */
  origin: z.optional(z.string().check(z.maxLength(512))),
});
export type Page = z.infer<typeof page>;

export const pageMerging: Merging<Page> = {
  animations: { as: 'list', item: animation },
  notes: { as: 'text' },
};

/** A named range of pages: from its position among the pages to the next section. */
export const section = z.object({
  kind: z.literal('section'),
  id: recordId,
  /** Order key in the same sequence as the pages. */
  order: orderKey,
  name: z.string().check(z.maxLength(1024)),
  collapsed: z.optional(z.boolean()),
});
