import * as z from 'zod/mini';

/**
 * Settings of a table of contents, a text with a linked line for each page, for updating it. For `pages`, the links of
 * its lines are the list of pages.
 */
export const contents = z.object({
  of: z.enum(['sections', 'titles', 'pages']),
  /** Each line ends with the page's number. */
  numbers: z.optional(z.literal(true)),
});
export type Contents = z.infer<typeof contents>;
