import * as z from 'zod/mini';

/**
 * A text that lists pages of its courseware, a line for each, which leads there: what it lists, so that it can be brought
 * up to date. `pages` are those that its lines lead to.
 */
export const contents = z.object({
  of: z.enum(['sections', 'titles', 'pages']),
  /** Each line ends with the number of its page. */
  numbers: z.optional(z.literal(true)),
});
export type Contents = z.infer<typeof contents>;
