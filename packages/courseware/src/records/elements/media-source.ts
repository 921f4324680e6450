import * as z from 'zod/mini';
import { assetHash, fraction } from '../scalar.ts';

/** What is played, and how: of video and audio alike. */
export const mediaSource = {
  asset: z.optional(assetHash),
  /** A file elsewhere; played only after the teacher agrees. */
  url: z.optional(z.string().check(z.maxLength(4096))),
  poster: z.optional(assetHash),
  /** Seconds cut from the start and the end. */
  trimStart: z.optional(z.number().check(z.gte(0))),
  trimEnd: z.optional(z.number().check(z.gte(0))),
  volume: z.optional(fraction),
  loop: z.optional(z.boolean()),
  autoplay: z.optional(z.boolean()),
  hideWhenStopped: z.optional(z.boolean()),
  fullScreen: z.optional(z.boolean()),
  acrossPages: z.optional(z.boolean()),
  /** On how many pages it is heard when it goes on across pages; all when left out. */
  acrossPageCount: z.optional(z.int().check(z.gte(2), z.lte(999))),
};
