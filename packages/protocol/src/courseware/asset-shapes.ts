import * as z from 'zod/mini';

// These shapes are in a separate file, because early code uses other names of `courseware.ts` and would load zod with
// them.

/** SHA-256 of the file. */
export const assetHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const assetItem = z.object({
  hash: assetHash,
  mime: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Size in pixels, for pictures whose header has it. */
  width: z.optional(z.int()),
  height: z.optional(z.int()),
});
export type AssetItem = z.infer<typeof assetItem>;
