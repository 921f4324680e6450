import * as z from 'zod/mini';
import { geometry } from '../geometry.ts';
import { line } from '../paint.ts';
import { sides } from '../scalar.ts';
import { elementBase } from './element-base.ts';
import { mediaSource } from './media-source.ts';

export const videoElement = z.object({
  ...elementBase,
  type: z.literal('video'),
  ...mediaSource,
  geometry: z.optional(geometry),
  line: z.optional(line),
  crop: z.optional(sides),
});
export type VideoElement = z.infer<typeof videoElement>;
