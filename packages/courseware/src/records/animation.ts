import * as z from 'zod/mini';
import { degrees, recordId } from './scalar.ts';

/** One effect of an element, as PowerPoint names them (19.5.33 p:cTn: presetClass, presetID, presetSubtype). */
export const animation = z.object({
  id: z.string().check(z.maxLength(64)),
  elementId: recordId,
  /** Only these paragraphs, first and last, counted from 0; the whole element when left out. */
  paragraphs: z.optional(z.tuple([z.int(), z.int()])),
  effect: z.object({
    class: z.enum(['entrance', 'emphasis', 'exit', 'path', 'media', 'other']),
    preset: z.int(),
    subtype: z.optional(z.int()),
  }),
  /** When it begins: on the next click, with or after the one before it, or at a click on an element. */
  trigger: z.discriminatedUnion('type', [
    z.object({ type: z.literal('click') }),
    z.object({ type: z.literal('with') }),
    z.object({ type: z.literal('after') }),
    z.object({ type: z.literal('element'), elementId: recordId }),
  ]),
  /** Milliseconds. */
  delay: z.number().check(z.gte(0), z.lte(86_400_000)),
  duration: z.number().check(z.gte(0), z.lte(86_400_000)),
  /** Times; `indefinite` until the page is left. */
  repeat: z.optional(z.union([z.number().check(z.gte(0), z.lte(10_000)), z.literal('indefinite')])),
  autoReverse: z.optional(z.boolean()),
  /** Fractions of the duration spent gaining and losing speed. */
  accelerate: z.optional(z.number().check(z.gte(0), z.lte(1))),
  decelerate: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** Of a motion path: the path in fractions of the page (M, L, C, Z), as in 19.5.4. */
  path: z.optional(z.string().check(z.maxLength(65_536))),
  /** Of an emphasis: what it becomes. */
  to: z.optional(
    z.object({
      color: z.optional(z.string().check(z.maxLength(32))),
      scaleX: z.optional(z.number()),
      scaleY: z.optional(z.number()),
      rotation: z.optional(degrees),
      opacity: z.optional(z.number()),
    }),
  ),
  /** By letter or word, with the share of the duration between them. */
  iterate: z.optional(z.object({ by: z.enum(['letter', 'word']), interval: z.number() })),
});
export type Animation = z.infer<typeof animation>;

/** What happens between the page before and this one. */
export const transition = z.object({
  /** PowerPoint's name (`fade`, `push`, `morph`, `prism`, …). */
  type: z.string().check(z.maxLength(32)),
  /** `l`, `r`, `u`, `d`, `lu`, `in`, `out`, `horz`, `vert`, … */
  direction: z.optional(z.string().check(z.maxLength(16))),
  /** Milliseconds. */
  duration: z.number().check(z.gte(0), z.lte(600_000)),
  onClick: z.optional(z.boolean()),
  /** Goes on by itself after this many milliseconds. */
  after: z.optional(z.number().check(z.gte(0), z.lte(86_400_000))),
  options: z.optional(z.record(z.string().check(z.maxLength(32)), z.string().check(z.maxLength(64)))),
});
export type Transition = z.infer<typeof transition>;
