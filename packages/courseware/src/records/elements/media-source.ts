import * as z from 'zod/mini';
import { assetHash, fraction } from '../scalar.ts';

const seconds = z.number().check(z.gte(0));

/** What is played, and how: of video and audio alike. */
export const mediaSource = {
  asset: z.optional(assetHash),
  /** A file elsewhere; played only after the teacher agrees. */
  url: z.optional(z.string().check(z.maxLength(4096))),
  poster: z.optional(assetHash),
  /** Seconds cut from the start and the end. */
  trimStart: z.optional(seconds),
  trimEnd: z.optional(seconds),
  volume: z.optional(fraction),
  /** Seconds in which it becomes as loud as it is, from where it begins, and in which it falls silent (p14:fade). */
  fadeIn: z.optional(seconds),
  fadeOut: z.optional(seconds),
  /** Places within it that have a name, in its own seconds (p14:bmkLst). */
  bookmarks: z.optional(
    z.array(z.object({ name: z.string().check(z.maxLength(256)), at: seconds })).check(z.maxLength(100)),
  ),
  loop: z.optional(z.boolean()),
  autoplay: z.optional(z.boolean()),
  hideWhenStopped: z.optional(z.boolean()),
  fullScreen: z.optional(z.boolean()),
  acrossPages: z.optional(z.boolean()),
  /** On how many pages it is heard when it goes on across pages; all when left out. */
  acrossPageCount: z.optional(z.int().check(z.gte(2), z.lte(999))),
};
