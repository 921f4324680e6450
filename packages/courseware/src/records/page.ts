import { z } from 'zod';
import { animation, transition } from './animation.ts';
import { fill, themeSlot } from './paint.ts';
import { length, orderKey, recordId } from './scalar.ts';
import { textBody } from './text.ts';

/** Which theme colour a name of the page stands for (19.3.1.6), such as `bg1` → `lt1`. */
export const colorMap = z.partialRecord(themeSlot, themeSlot);
export type ColorMap = z.infer<typeof colorMap>;

export const page = z.object({
  kind: z.literal('page'),
  id: recordId,
  order: orderKey,
  layoutId: recordId.optional(),
  name: z.string().max(1024).optional(),
  /** Skipped when teaching. */
  hidden: z.boolean().optional(),
  /** Left out: the layout's, then the master's. */
  background: fill.optional(),
  colorMap: colorMap.optional(),
  /** Shows the shapes of layout and master; true when left out. */
  showMasterShapes: z.boolean().optional(),
  transition: transition.optional(),
  /** In the order of the main sequence, then those started by elements. */
  animations: z.array(animation).max(10_000).optional(),
  notes: textBody.optional(),
  /** Remarks of those who worked on the page, oldest first; a reply follows what it answers. */
  comments: z
    .array(
      z.object({
        author: z.string().max(256),
        text: z.string().max(65_536),
        /** Milliseconds since 1970, when the file says. */
        at: z.number().optional(),
        /** Where it is pinned, logical pixels. */
        x: length.optional(),
        y: length.optional(),
        reply: z.boolean().optional(),
      }),
    )
    .max(1000)
    .optional(),
  /** The part that it came from. */
  origin: z.string().max(512).optional(),
});
export type Page = z.infer<typeof page>;

/** A named run of pages: from its place among the pages to the next section's. */
export const section = z.object({
  kind: z.literal('section'),
  id: recordId,
  /** In the same sequence as the pages. */
  order: orderKey,
  name: z.string().max(1024),
  collapsed: z.boolean().optional(),
});
export type Section = z.infer<typeof section>;
