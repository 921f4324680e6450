import * as z from 'zod/mini';

/** A guide: a name and a formula of 20.1.9.11, such as `*\/ h adj 100000`. */
const guide = z.tuple([z.string().check(z.maxLength(64)), z.string().check(z.maxLength(256))]);
/** A coordinate or an angle: a number in EMU (or 60000ths of a degree) as text, or the name of a guide. */
const arg = z.string().check(z.maxLength(64));

export const pathCommand = z.discriminatedUnion('c', [
  z.object({ c: z.literal('M'), x: arg, y: arg }),
  z.object({ c: z.literal('L'), x: arg, y: arg }),
  z.object({ c: z.literal('A'), wR: arg, hR: arg, start: arg, swing: arg }),
  z.object({ c: z.literal('Q'), p: z.array(arg).check(z.length(4)) }),
  z.object({ c: z.literal('C'), p: z.array(arg).check(z.length(6)) }),
  z.object({ c: z.literal('Z') }),
]);

export const geometryPath = z.object({
  /** Size of the path's coordinate space; the shape's size in EMU when left out. */
  w: z.optional(z.number()),
  h: z.optional(z.number()),
  fill: z.optional(z.enum(['none', 'norm', 'lighten', 'lightenLess', 'darken', 'darkenLess'])),
  stroke: z.optional(z.boolean()),
  commands: z.array(pathCommand).check(z.maxLength(100_000)),
});
export type GeometryPath = z.infer<typeof geometryPath>;

/** A shape defined by guide formulas: one of the standard's 187 presets, or a file's custom geometry (a:custGeom). */
export const geometryDefinition = z.object({
  adjust: z.array(guide).check(z.maxLength(64)),
  guides: z.array(guide).check(z.maxLength(4096)),
  handles: z
    .array(
      z.discriminatedUnion('type', [
        z.object({
          type: z.literal('xy'),
          refX: z.optional(arg),
          minX: z.optional(arg),
          maxX: z.optional(arg),
          refY: z.optional(arg),
          minY: z.optional(arg),
          maxY: z.optional(arg),
          x: arg,
          y: arg,
        }),
        z.object({
          type: z.literal('polar'),
          refR: z.optional(arg),
          minR: z.optional(arg),
          maxR: z.optional(arg),
          refAng: z.optional(arg),
          minAng: z.optional(arg),
          maxAng: z.optional(arg),
          x: arg,
          y: arg,
        }),
      ]),
    )
    .check(z.maxLength(64)),
  /** Connection sites: angle, x, y. */
  sites: z.array(z.object({ ang: arg, x: arg, y: arg })).check(z.maxLength(256)),
  textRect: z.optional(z.object({ l: arg, t: arg, r: arg, b: arg })),
  paths: z.array(geometryPath).check(z.maxLength(256)),
});
export type GeometryDefinition = z.infer<typeof geometryDefinition>;

export const geometry = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('preset'),
    /** Name of a preset of 20.1.10.56, such as `roundRect`. */
    preset: z.string().check(z.maxLength(48)),
    /** Adjust values that differ from the preset's defaults. */
    adjust: z.optional(z.record(z.string(), z.number())),
  }),
  z.object({
    type: z.literal('custom'),
    definition: geometryDefinition,
    adjust: z.optional(z.record(z.string(), z.number())),
  }),
]);
export type Geometry = z.infer<typeof geometry>;
