import * as z from 'zod/mini';
import { assetHash, degrees, recordId } from './scalar.ts';

/** A colour in an animation: six hexadecimal digits or a slot of the theme. */
const animatedColor = z.string().check(z.maxLength(32));

/**
 * One part of an effect as PowerPoint plays it (19.5: p:set, p:anim, p:animClr, p:animScale, p:animRot, p:animMotion,
 * p:animEffect). Stored when the preset's number alone does not define the effect.
 */
export const behaviour = z.object({
  type: z.enum(['value', 'color', 'scale', 'rotate', 'motion', 'filter']),
  /** Animated property: `ppt_x`, `style.opacity`, `fillcolor`, … */
  attribute: z.optional(z.string().check(z.maxLength(64))),
  /** Start relative to the effect, and duration of one run, milliseconds. */
  begin: z.number().check(z.gte(0), z.lte(86_400_000)),
  duration: z.number().check(z.gte(0), z.lte(86_400_000)),
  /**
   * Keyframes: times from 0 to 1 with values, which are numbers, strings, or expressions of `ppt_x` and the like
   * (19.5.79).
   */
  values: z.optional(
    z
      .array(
        z.object({
          at: z.number(),
          value: z.string().check(z.maxLength(512)),
          /** Formula for the value until the next keyframe, where `$` is the value of the keyframe. */
          formula: z.optional(z.string().check(z.maxLength(512))),
        }),
      )
      .check(z.maxLength(512)),
  ),
  /** The value jumps from keyframe to keyframe without interpolation. */
  discrete: z.optional(z.boolean()),
  /**
   * Numbers, expressions or colours; for a scale two fractions, for a rotation degrees, for a colour change hue,
   * saturation and lightness.
   */
  from: z.optional(z.string().check(z.maxLength(512))),
  to: z.optional(z.string().check(z.maxLength(512))),
  by: z.optional(z.string().check(z.maxLength(512))),
  /** Filter of p:animEffect, such as `wipe(left)`, and whether it reveals or hides. */
  filter: z.optional(z.string().check(z.maxLength(64))),
  out: z.optional(z.boolean()),
  path: z.optional(z.string().check(z.maxLength(65_536))),
  repeat: z.optional(z.number().check(z.gte(0), z.lte(10_000))),
  autoReverse: z.optional(z.boolean()),
  accelerate: z.optional(z.number().check(z.gte(0), z.lte(1))),
  decelerate: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** Timing function as pairs of time and progress: `0, 0; .2, .5; 1, 1` (p:cTn/@tmFilter). */
  timeFilter: z.optional(z.string().check(z.maxLength(1024))),
  /** Playback rate; below 0 backwards (p:cTn/@spd). */
  speed: z.optional(z.number().check(z.gte(-100), z.lte(100))),
  /** Share of the duration at the end in which it bounces (p14:bounceEnd). */
  bounce: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** The former value is restored when the behaviour ends. */
  passing: z.optional(z.boolean()),
});
export type Behaviour = z.infer<typeof behaviour>;

/** One effect of an element, as PowerPoint names them (19.5.33 p:cTn: presetClass, presetID, presetSubtype). */
export const animation = z.object({
  id: z.string().check(z.maxLength(64)),
  elementId: recordId,
  /** First and last paragraph that it applies to, counted from 0; the whole element when left out. */
  paragraphs: z.optional(z.tuple([z.int(), z.int()])),
  effect: z.object({
    class: z.enum(['entrance', 'emphasis', 'exit', 'path', 'media', 'other']),
    preset: z.int(),
    subtype: z.optional(z.int()),
  }),
  /** The trigger: the next click, the animation before it (`with` or `after`), or a click on an element. */
  trigger: z.discriminatedUnion('type', [
    z.object({ type: z.literal('click') }),
    z.object({ type: z.literal('with') }),
    z.object({ type: z.literal('after') }),
    /** `once`: further clicks do not start it again. */
    z.object({ type: z.literal('element'), elementId: recordId, once: z.optional(z.boolean()) }),
  ]),
  /** Milliseconds. */
  delay: z.number().check(z.gte(0), z.lte(86_400_000)),
  duration: z.number().check(z.gte(0), z.lte(86_400_000)),
  /** Number of runs; `indefinite` until the page is left. */
  repeat: z.optional(z.union([z.number().check(z.gte(0), z.lte(10_000)), z.literal('indefinite')])),
  /** Total duration of all runs, milliseconds (p:cTn/@repeatDur); it limits `repeat`. */
  repeatFor: z.optional(z.union([z.number().check(z.gte(0), z.lte(86_400_000)), z.literal('indefinite')])),
  /** An early end (p:endCondLst): the next click, a click on an element, or a time in milliseconds after the start. */
  until: z.optional(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('nextClick') }),
      z.object({ type: z.literal('element'), elementId: recordId }),
      z.object({ type: z.literal('time'), after: z.number().check(z.gte(0), z.lte(86_400_000)) }),
    ]),
  ),
  /** Whether the animation restarts when it is triggered again; `always` if omitted (p:cTn/@restart). */
  restart: z.optional(z.enum(['always', 'whenNotActive', 'never'])),
  /** Playback rate; below 0 backwards (p:cTn/@spd). */
  speed: z.optional(z.number().check(z.gte(-100), z.lte(100))),
  autoReverse: z.optional(z.boolean()),
  /** Fractions of the duration in which the animation accelerates and decelerates. */
  accelerate: z.optional(z.number().check(z.gte(0), z.lte(1))),
  decelerate: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** Motion path in fractions of the page (M, L, C, Z), as in 19.5.4. */
  path: z.optional(z.string().check(z.maxLength(65_536))),
  /** The path stays in place on the page when the element is moved (p:animMotion/@pathEditMode `fixed`). */
  pathLocked: z.optional(z.boolean()),
  /** Target value of an emphasis effect. */
  to: z.optional(
    z.object({
      color: z.optional(animatedColor),
      scaleX: z.optional(z.number()),
      scaleY: z.optional(z.number()),
      rotation: z.optional(degrees),
      opacity: z.optional(z.number()),
    }),
  ),
  /** Parts of the effect. They are dropped when the effect is changed in the editor. */
  behaviours: z.optional(z.array(behaviour).check(z.maxLength(64))),
  /** Command of a media effect: `playFrom(0.0)`, `pause`, `togglePause`, `stop`. */
  command: z.optional(z.string().check(z.maxLength(64))),
  /**
   * Part of the element that it applies to, in PowerPoint's notation: `bg` is a shape without its text, `chart
   * seriesIdx=0 …` a part of a chart, `dgm id={…} …` a part of a diagram (19.5.17 and following).
   */
  part: z.optional(z.string().check(z.maxLength(64))),
  sound: z.optional(assetHash),
  /** Change of the element after the effect, at once or at the next click. */
  after: z.optional(
    z.object({
      when: z.enum(['end', 'nextClick']),
      hide: z.optional(z.boolean()),
      color: z.optional(animatedColor),
    }),
  ),
  /** The element returns to its former state when the effect ends. */
  rewind: z.optional(z.boolean()),
  /**
   * Letter by letter or word by word; `interval` is the share of the duration between them; `reverse` starts with the
   * last.
   */
  iterate: z.optional(
    z.object({
      by: z.enum(['letter', 'word']),
      interval: z.number(),
      reverse: z.optional(z.boolean()),
    }),
  ),
});
export type Animation = z.infer<typeof animation>;

/** Transition from the previous page to this one. */
export const transition = z.object({
  /** PowerPoint's name (`fade`, `push`, `morph`, `prism`, …). */
  type: z.string().check(z.maxLength(32)),
  /** `l`, `r`, `u`, `d`, `lu`, `in`, `out`, `horz`, `vert`, … */
  direction: z.optional(z.string().check(z.maxLength(16))),
  /** Milliseconds. */
  duration: z.number().check(z.gte(0), z.lte(600_000)),
  onClick: z.optional(z.boolean()),
  /** The show advances by itself after this time, milliseconds. */
  after: z.optional(z.number().check(z.gte(0), z.lte(86_400_000))),
  options: z.optional(z.record(z.string().check(z.maxLength(32)), z.string().check(z.maxLength(64)))),
});
export type Transition = z.infer<typeof transition>;
