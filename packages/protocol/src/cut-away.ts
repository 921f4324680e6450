import * as z from 'zod/mini';

/** What a courseware does not hold of the file that it was read from. Totals are left out where nobody counted them. */
export const cutAway = z.object({
  /** Pages that were left out, and how many the file has. */
  pages: z.int(),
  of_pages: z.optional(z.int()),
  /** Objects that were left out of crowded pages, and how many these have in the file. */
  elements: z.int(),
  of_elements: z.optional(z.int()),
  /** Pages that could not be read and came in blank. */
  unread_pages: z.optional(z.int()),
});
export type CutAway = z.infer<typeof cutAway>;
