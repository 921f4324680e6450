import { z } from 'zod';
import { degrees, recordId } from './scalar.ts';

/** One effect of an element, as PowerPoint names them (19.5.33 p:cTn: presetClass, presetID, presetSubtype). */
export const animation = z.object({
  id: z.string().max(64),
  elementId: recordId,
  /** Only these paragraphs, first and last, counted from 0; the whole element when left out. */
  paragraphs: z.tuple([z.number().int(), z.number().int()]).optional(),
  effect: z.object({
    class: z.enum(['entrance', 'emphasis', 'exit', 'path', 'media', 'other']),
    preset: z.number().int(),
    subtype: z.number().int().optional(),
  }),
  /** When it begins: on the next click, with or after the one before it, or at a click on an element. */
  trigger: z.discriminatedUnion('type', [
    z.object({ type: z.literal('click') }),
    z.object({ type: z.literal('with') }),
    z.object({ type: z.literal('after') }),
    z.object({ type: z.literal('element'), elementId: recordId }),
  ]),
  /** Milliseconds. */
  delay: z.number().min(0).max(86_400_000),
  duration: z.number().min(0).max(86_400_000),
  /** Times; `indefinite` until the page is left. */
  repeat: z.union([z.number().min(0).max(10_000), z.literal('indefinite')]).optional(),
  autoReverse: z.boolean().optional(),
  /** Fractions of the duration spent gaining and losing speed. */
  accelerate: z.number().min(0).max(1).optional(),
  decelerate: z.number().min(0).max(1).optional(),
  /** Of a motion path: the path in fractions of the page (M, L, C, Z), as in 19.5.4. */
  path: z.string().max(65_536).optional(),
  /** Of an emphasis: what it becomes. */
  to: z
    .object({
      color: z.string().max(32).optional(),
      scaleX: z.number().optional(),
      scaleY: z.number().optional(),
      rotation: degrees.optional(),
      opacity: z.number().optional(),
    })
    .optional(),
  /** By letter or word, with the share of the duration between them. */
  iterate: z.object({ by: z.enum(['letter', 'word']), interval: z.number() }).optional(),
});
export type Animation = z.infer<typeof animation>;

/** What happens between the page before and this one. */
export const transition = z.object({
  /** PowerPoint's name (`fade`, `push`, `morph`, `prism`, …). */
  type: z.string().max(32),
  /** `l`, `r`, `u`, `d`, `lu`, `in`, `out`, `horz`, `vert`, … */
  direction: z.string().max(16).optional(),
  /** Milliseconds. */
  duration: z.number().min(0).max(600_000),
  onClick: z.boolean().optional(),
  /** Goes on by itself after this many milliseconds. */
  after: z.number().min(0).max(86_400_000).optional(),
  options: z.record(z.string().max(32), z.string().max(64)).optional(),
});
export type Transition = z.infer<typeof transition>;
