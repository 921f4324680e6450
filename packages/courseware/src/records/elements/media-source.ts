import * as z from 'zod/mini';
import { assetHash, fraction } from '../scalar.ts';

const seconds = z.number().check(z.gte(0));

/** Source and playback of video and audio. */
export const mediaSource = {
  asset: z.optional(assetHash),
  /** Address of an external file; it is played only after the teacher agrees. */
  url: z.optional(z.string().check(z.maxLength(4096))),
  poster: z.optional(assetHash),
  /** Seconds cut from the start and the end. */
  trimStart: z.optional(seconds),
  trimEnd: z.optional(seconds),
  volume: z.optional(fraction),
  /** Durations of fading in and out, seconds (p14:fade). */
  fadeIn: z.optional(seconds),
  fadeOut: z.optional(seconds),
  /** Named positions, seconds from the beginning of the medium (p14:bmkLst). */
  bookmarks: z.optional(
    z.array(z.object({ name: z.string().check(z.maxLength(256)), at: seconds })).check(z.maxLength(100)),
  ),
  loop: z.optional(z.boolean()),
  autoplay: z.optional(z.boolean()),
  hideWhenStopped: z.optional(z.boolean()),
  fullScreen: z.optional(z.boolean()),
  acrossPages: z.optional(z.boolean()),
  /** Number of pages on which it plays if it continues across pages; all pages when left out. */
  acrossPageCount: z.optional(z.int().check(z.gte(2), z.lte(999))),
};
