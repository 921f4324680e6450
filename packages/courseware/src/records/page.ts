import * as z from 'zod/mini';
import { animation, transition } from './animation.ts';
import type { Merging } from './merging.ts';
import { fill, themeSlot } from './paint.ts';
import { assetHash, length, orderKey, recordId } from './scalar.ts';
import { textBody } from './text.ts';

/** Which theme colour a name of the page stands for (19.3.1.6), such as `bg1` → `lt1`. */
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
  /** Of a board: it goes on beyond its edges, and is drawn elsewhere as `framedBoard` gives it. */
  endless: z.optional(z.boolean()),
  /** Left out: the layout's, then the master's. */
  background: z.optional(fill),
  colorMap: z.optional(colorMap),
  /** A theme of its own, in place of its master's (a:themeOverride). */
  themeId: z.optional(recordId),
  /** Shows the shapes of layout and master; true when left out. */
  showMasterShapes: z.optional(z.boolean()),
  /**
   * How the page looks in the file that it came from. While it is shown the picture stands for every element whose
   * `origin.part` is `part`: those are there to be selected, clicked and read aloud, and are not painted. What was added
   * since lies above it.
   */
  picture: z.optional(
    z.object({ asset: assetHash, shown: z.boolean(), part: z.string().check(z.maxLength(512)) }),
  ),
  transition: z.optional(transition),
  /** In the order of the main sequence, then those started by elements. */
  animations: z.optional(z.array(animation).check(z.maxLength(10_000))),
  notes: z.optional(textBody),
  /** Remarks of those who worked on the page, oldest first; a reply follows what it answers. */
  comments: z.optional(
    z
      .array(
        z.object({
          author: z.string().check(z.maxLength(256)),
          text: z.string().check(z.maxLength(65_536)),
          /** Milliseconds since 1970, when the file says. */
          at: z.optional(z.number()),
          /** Where it is pinned, logical pixels. */
          x: z.optional(length),
          y: z.optional(length),
          /** What on the page it is about. */
          elementId: z.optional(recordId),
          reply: z.optional(z.boolean()),
          /** The thread that it begins is done with. */
          resolved: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(1000)),
  ),
  /** The part that it came from. */
  origin: z.optional(z.string().check(z.maxLength(512))),
});
export type Page = z.infer<typeof page>;

export const pageMerging: Merging<Page> = {
  animations: { as: 'list', item: animation },
  notes: { as: 'text' },
};

/** A named run of pages: from its place among the pages to the next section's. */
export const section = z.object({
  kind: z.literal('section'),
  id: recordId,
  /** In the same sequence as the pages. */
  order: orderKey,
  name: z.string().check(z.maxLength(1024)),
  collapsed: z.optional(z.boolean()),
});
