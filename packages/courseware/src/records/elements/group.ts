import * as z from 'zod/mini';
import { effects, fill } from '../paint.ts';
import { elementBase } from './element-base.ts';

/** Elements rotated and moved together; children's frames are relative to the group's top left before rotation. */
export const groupElement = z.object({
  ...elementBase,
  type: z.literal('group'),
  /** Fill of children with a `group` fill. */
  fill: z.optional(fill),
  effects: z.optional(effects),
  /** SmartArt that the group draws: its texts are the children's. */
  diagram: z.optional(
    z.object({
      layout: z.optional(z.string().check(z.maxLength(256))),
      /** Texts of the diagram that are missing in its drawing. */
      texts: z.optional(z.array(z.string())),
    }),
  ),
});
export type GroupElement = z.infer<typeof groupElement>;
