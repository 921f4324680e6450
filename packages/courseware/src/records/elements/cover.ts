import * as z from 'zod/mini';

/** How a shape that covers what lies under it is taken away while the courseware is taught. */
export const cover = z.object({
  /** Pulled off from a side, gone at a press, or scratched off. */
  way: z.enum(['wipe', 'fade', 'scratch']),
  /** The side at which pulling off begins; the left one when left out. */
  from: z.optional(z.enum(['left', 'right', 'top', 'bottom'])),
});
export type Cover = z.infer<typeof cover>;
