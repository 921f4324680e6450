import * as z from 'zod/mini';
import { effects, fill } from '../paint.ts';
import { elementBase } from './element-base.ts';

/** Elements turned and moved together; children's frames are relative to the group's top left before turning. */
export const groupElement = z.object({
  ...elementBase,
  type: z.literal('group'),
  /** What children with a `group` fill show. */
  fill: z.optional(fill),
  effects: z.optional(effects),
  /** A SmartArt that the group draws: its texts are the children's. */
  diagram: z.optional(
    z.object({
      layout: z.optional(z.string().check(z.maxLength(256))),
      /** Texts of the diagram that its drawing does not show. */
      texts: z.optional(z.array(z.string())),
    }),
  ),
});
export type GroupElement = z.infer<typeof groupElement>;
