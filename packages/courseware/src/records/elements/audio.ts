import * as z from 'zod/mini';
import { elementBase } from './element-base.ts';
import { mediaSource } from './media-source.ts';

export const audioElement = z.object({ ...elementBase, type: z.literal('audio'), ...mediaSource });
export type AudioElement = z.infer<typeof audioElement>;
