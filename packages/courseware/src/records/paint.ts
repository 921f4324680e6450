import * as z from 'zod/mini';
import { assetHash, degrees, fraction, positiveLength, sides } from './scalar.ts';

/**
 * Names of theme colours (ECMA-376 20.1.10.46 and the colour map of 19.3.1.6), and `phClr`, the colour that the caller
 * supplies.
 */
export const themeSlots = [
  'dk1',
  'lt1',
  'dk2',
  'lt2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'hlink',
  'folHlink',
  'bg1',
  'tx1',
  'bg2',
  'tx2',
  'phClr',
] as const;
export const themeSlot = z.enum(themeSlots);
export type ThemeSlot = z.infer<typeof themeSlot>;

/** Colour transforms (20.1.2.3). */
export const colorOperations = [
  'alpha',
  'alphaMod',
  'alphaOff',
  'lumMod',
  'lumOff',
  'lum',
  'satMod',
  'satOff',
  'sat',
  'hue',
  'hueMod',
  'hueOff',
  'tint',
  'shade',
  'gray',
  'comp',
  'inv',
  'gamma',
  'invGamma',
  'red',
  'redMod',
  'redOff',
  'green',
  'greenMod',
  'greenOff',
  'blue',
  'blueMod',
  'blueOff',
] as const;

/**
 * One colour transform (20.1.2.3); transforms are applied in order. `value` is a fraction, degrees for `hue` and
 * `hueOff`.
 */
export const colorTransform = z.object({
  op: z.enum(colorOperations),
  value: z.optional(z.number()),
});
export type ColorTransform = z.infer<typeof colorTransform>;

export const color = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('rgb'),
    /** Six hexadecimal digits without `#`. */
    value: z.string().check(z.regex(/^[0-9a-fA-F]{6}$/)),
    mods: z.optional(z.array(colorTransform)),
  }),
  z.object({ type: z.literal('scheme'), slot: themeSlot, mods: z.optional(z.array(colorTransform)) }),
]);
export type Color = z.infer<typeof color>;

export const gradientStop = z.object({ pos: fraction, color });

/** Recolouring of a picture (effects of a:blip). Values are fractions. */
export const recolor = z.object({
  opacity: z.optional(fraction),
  brightness: z.optional(fraction),
  contrast: z.optional(fraction),
  grayscale: z.optional(z.boolean()),
  biLevel: z.optional(fraction),
  duotone: z.optional(z.tuple([color, color])),
  colorChange: z.optional(z.object({ from: color, to: color })),
});
export type Recolor = z.infer<typeof recolor>;

export const solidFill = z.object({ type: z.literal('solid'), color });
export const fill = z.discriminatedUnion('type', [
  z.object({ type: z.literal('none') }),
  solidFill,
  z.object({
    type: z.literal('gradient'),
    stops: z.array(gradientStop).check(z.minLength(1)),
    shade: z.discriminatedUnion('type', [
      z.object({ type: z.literal('linear'), angle: degrees, scaled: z.optional(z.boolean()) }),
      /** `focus`: position of the last stop, insets from the sides as fractions. */
      z.object({ type: z.literal('path'), path: z.enum(['circle', 'rect', 'shape']), focus: sides }),
    ]),
    /** Whether the gradient rotates with the shape; true if omitted. */
    rotateWithShape: z.optional(z.boolean()),
  }),
  /** A preset of the 54 of 20.1.10.51, such as `pct25` or `dkUpDiag`. */
  z.object({
    type: z.literal('pattern'),
    preset: z.string().check(z.maxLength(32)),
    foreground: color,
    background: color,
  }),
  z.object({
    type: z.literal('picture'),
    asset: assetHash,
    /** Parts cut from the picture's sides, fractions; negative values add space. */
    crop: z.optional(sides),
    mode: z.discriminatedUnion('type', [
      z.object({ type: z.literal('stretch'), inset: z.optional(sides) }),
      z.object({
        type: z.literal('tile'),
        offsetX: z.number(),
        offsetY: z.number(),
        scaleX: fraction,
        scaleY: fraction,
        flip: z.enum(['none', 'x', 'y', 'xy']),
        align: z.enum(['tl', 't', 'tr', 'l', 'ctr', 'r', 'bl', 'b', 'br']),
      }),
    ]),
    recolor: z.optional(recolor),
    rotateWithShape: z.optional(z.boolean()),
  }),
  /** The fill of the group that contains the element. */
  z.object({ type: z.literal('group') }),
]);
export type Fill = z.infer<typeof fill>;

export const lineEnd = z.object({
  type: z.enum(['none', 'triangle', 'stealth', 'diamond', 'oval', 'arrow']),
  width: z.optional(z.enum(['sm', 'med', 'lg'])),
  length: z.optional(z.enum(['sm', 'med', 'lg'])),
});
export type LineEnd = z.infer<typeof lineEnd>;

/** Named dash patterns (20.1.10.48). */
export const namedDashes = [
  'solid',
  'dot',
  'dash',
  'lgDash',
  'dashDot',
  'lgDashDot',
  'lgDashDotDot',
  'sysDash',
  'sysDot',
  'sysDashDot',
  'sysDashDotDot',
] as const;

/** An outline. Properties that are left out are inherited (placeholder, then the default of 20.1.2.2.24). */
export const line = z.object({
  fill: z.optional(fill),
  width: z.optional(positiveLength),
  dash: z.optional(
    z.union([
      z.enum(namedDashes),
      /** Dashes and gaps in turn, in line widths. */
      z.array(z.number().check(z.gte(0))).check(z.maxLength(32)),
    ]),
  ),
  cap: z.optional(z.enum(['flat', 'round', 'square'])),
  join: z.optional(z.enum(['miter', 'round', 'bevel'])),
  compound: z.optional(z.enum(['sng', 'dbl', 'thickThin', 'thinThick', 'tri'])),
  head: z.optional(lineEnd),
  tail: z.optional(lineEnd),
});
export type Line = z.infer<typeof line>;

const shadow = z.object({ color, blur: positiveLength, distance: positiveLength, angle: degrees });

export const effects = z.object({
  outerShadow: z.optional(
    z.extend(shadow, {
      scaleX: z.optional(fraction),
      scaleY: z.optional(fraction),
      skewX: z.optional(degrees),
      skewY: z.optional(degrees),
      align: z.optional(z.string().check(z.maxLength(4))),
      /** Whether the shadow rotates with the shape; true if omitted. */
      rotateWithShape: z.optional(z.boolean()),
    }),
  ),
  innerShadow: z.optional(shadow),
  glow: z.optional(z.object({ color, radius: positiveLength })),
  reflection: z.optional(
    z.object({
      blur: positiveLength,
      startAlpha: fraction,
      endAlpha: fraction,
      startPos: fraction,
      endPos: fraction,
      distance: positiveLength,
      angle: degrees,
      scaleX: z.optional(fraction),
      scaleY: z.optional(fraction),
    }),
  ),
  softEdge: z.optional(z.object({ radius: positiveLength })),
  blur: z.optional(z.object({ radius: positiveLength })),
  /** A rounded edge of that width, lit from above: the only 3-D effect that is drawn. */
  bevel: z.optional(z.object({ width: positiveLength })),
});
export type Effects = z.infer<typeof effects>;
