import * as z from 'zod/mini';

/** How a shape that covers others is removed while the courseware is taught. */
export const cover = z.object({
  /** Wiped off from a side, faded out by a tap, or scratched off. */
  way: z.enum(['wipe', 'fade', 'scratch']),
  /** Side at which wiping starts; left when left out. */
  from: z.optional(z.enum(['left', 'right', 'top', 'bottom'])),
});
export type Cover = z.infer<typeof cover>;
