import * as z from 'zod/mini';

/** Content of an imported file that the courseware lacks. Totals are left out when they are unknown. */
export const cutAway = z.object({
  /** Number of pages left out, and number of pages in the file. */
  pages: z.int(),
  of_pages: z.optional(z.int()),
  /** Number of objects left out of pages with too many, and number of objects that these pages have in the file. */
  elements: z.int(),
  of_elements: z.optional(z.int()),
  /** Number of pages that could not be read and were imported empty. */
  unread_pages: z.optional(z.int()),
});
export type CutAway = z.infer<typeof cutAway>;
