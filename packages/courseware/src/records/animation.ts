import * as z from 'zod/mini';
import { assetHash, degrees, recordId } from './scalar.ts';

/** A colour in an animation: six hexadecimal digits or a slot of the theme. */
const animatedColor = z.string().check(z.maxLength(32));

/**
 * One part of an effect as PowerPoint plays it (19.5: p:set, p:anim, p:animClr, p:animScale, p:animRot, p:animMotion,
 * p:animEffect). Kept where the preset's number alone would not say what happens.
 */
export const behaviour = z.object({
  type: z.enum(['value', 'color', 'scale', 'rotate', 'motion', 'filter']),
  /** What it changes: `ppt_x`, `style.opacity`, `fillcolor`, … */
  attribute: z.optional(z.string().check(z.maxLength(64))),
  /** Milliseconds after the effect began, and of one run. */
  begin: z.number().check(z.gte(0), z.lte(86_400_000)),
  duration: z.number().check(z.gte(0), z.lte(86_400_000)),
  /** Moments from 0 to 1 with their values: numbers, words, or expressions of `ppt_x` and its like (19.5.79). */
  values: z.optional(
    z
      .array(
        z.object({
          at: z.number(),
          value: z.string().check(z.maxLength(512)),
          /** Worked out until the next moment, with `$` for what the values say. */
          formula: z.optional(z.string().check(z.maxLength(512))),
        }),
      )
      .check(z.maxLength(512)),
  ),
  /** Its values follow each other without what lies between. */
  discrete: z.optional(z.boolean()),
  /** Numbers, expressions or colours; of a scale two fractions, of a turn degrees, of a colour's change hue, saturation and lightness. */
  from: z.optional(z.string().check(z.maxLength(512))),
  to: z.optional(z.string().check(z.maxLength(512))),
  by: z.optional(z.string().check(z.maxLength(512))),
  /** Of p:animEffect: `wipe(left)` and its like, and whether it uncovers or covers. */
  filter: z.optional(z.string().check(z.maxLength(64))),
  out: z.optional(z.boolean()),
  path: z.optional(z.string().check(z.maxLength(65_536))),
  repeat: z.optional(z.number().check(z.gte(0), z.lte(10_000))),
  autoReverse: z.optional(z.boolean()),
  accelerate: z.optional(z.number().check(z.gte(0), z.lte(1))),
  decelerate: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** How its time runs: `0, 0; .2, .5; 1, 1`, moments with how far it is then (p:cTn/@tmFilter). */
  timeFilter: z.optional(z.string().check(z.maxLength(1024))),
  /** How many times as fast it plays; below 0 backwards (p:cTn/@spd). */
  speed: z.optional(z.number().check(z.gte(-100), z.lte(100))),
  /** The share of its time at the end in which it bounces (p14:bounceEnd). */
  bounce: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** Goes back when it ends. */
  passing: z.optional(z.boolean()),
});
export type Behaviour = z.infer<typeof behaviour>;

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
    /** `once`: another click does not begin it again. */
    z.object({ type: z.literal('element'), elementId: recordId, once: z.optional(z.boolean()) }),
  ]),
  /** Milliseconds. */
  delay: z.number().check(z.gte(0), z.lte(86_400_000)),
  duration: z.number().check(z.gte(0), z.lte(86_400_000)),
  /** Times; `indefinite` until the page is left. */
  repeat: z.optional(z.union([z.number().check(z.gte(0), z.lte(10_000)), z.literal('indefinite')])),
  /** Milliseconds of all its runs together (p:cTn/@repeatDur), whatever `repeat` says beyond them. */
  repeatFor: z.optional(z.union([z.number().check(z.gte(0), z.lte(86_400_000)), z.literal('indefinite')])),
  /** What ends it early (p:endCondLst): the next click, a click on an element, or so many milliseconds after its beginning. */
  until: z.optional(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('nextClick') }),
      z.object({ type: z.literal('element'), elementId: recordId }),
      z.object({ type: z.literal('time'), after: z.number().check(z.gte(0), z.lte(86_400_000)) }),
    ]),
  ),
  /** Whether it begins anew when it is asked for again: always when left out (p:cTn/@restart). */
  restart: z.optional(z.enum(['always', 'whenNotActive', 'never'])),
  /** How many times as fast it plays; below 0 backwards (p:cTn/@spd). */
  speed: z.optional(z.number().check(z.gte(-100), z.lte(100))),
  autoReverse: z.optional(z.boolean()),
  /** Fractions of the duration spent gaining and losing speed. */
  accelerate: z.optional(z.number().check(z.gte(0), z.lte(1))),
  decelerate: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** Of a motion path: the path in fractions of the page (M, L, C, Z), as in 19.5.4. */
  path: z.optional(z.string().check(z.maxLength(65_536))),
  /** The path stays where it is on the page when the element is moved (p:animMotion/@pathEditMode `fixed`). */
  pathLocked: z.optional(z.boolean()),
  /** Of an emphasis: what it becomes. */
  to: z.optional(
    z.object({
      color: z.optional(animatedColor),
      scaleX: z.optional(z.number()),
      scaleY: z.optional(z.number()),
      rotation: z.optional(degrees),
      opacity: z.optional(z.number()),
    }),
  ),
  /** What it does, part by part. Goes when the effect is changed here. */
  behaviours: z.optional(z.array(behaviour).check(z.maxLength(64))),
  /** Of a media effect: `playFrom(0.0)`, `pause`, `togglePause`, `stop`. */
  command: z.optional(z.string().check(z.maxLength(64))),
  /**
   * A part that alone is meant, as PowerPoint names it: `bg` is a shape without its text, `chart seriesIdx=0 …` a part of
   * a chart, `dgm id={…} …` one of a diagram (19.5.17 and on).
   */
  part: z.optional(z.string().check(z.maxLength(64))),
  sound: z.optional(assetHash),
  /** What becomes of the element once the effect is over, at once or at the next click. */
  after: z.optional(
    z.object({
      when: z.enum(['end', 'nextClick']),
      hide: z.optional(z.boolean()),
      color: z.optional(animatedColor),
    }),
  ),
  /** Goes back to what it was when it ends. */
  rewind: z.optional(z.boolean()),
  /** By letter or word, with the share of the duration between them; from the last to the first when `reverse`. */
  iterate: z.optional(
    z.object({
      by: z.enum(['letter', 'word']),
      interval: z.number(),
      reverse: z.optional(z.boolean()),
    }),
  ),
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
