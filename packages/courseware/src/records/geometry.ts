import { z } from 'zod';

/** A guide: a name and a formula of 20.1.9.11, such as `*\/ h adj 100000`. */
const guide = z.tuple([z.string().max(64), z.string().max(256)]);
/** A coordinate or an angle: a number in EMU (or 60000ths of a degree) as text, or the name of a guide. */
const arg = z.string().max(64);

export const pathCommand = z.discriminatedUnion('c', [
  z.object({ c: z.literal('M'), x: arg, y: arg }),
  z.object({ c: z.literal('L'), x: arg, y: arg }),
  z.object({ c: z.literal('A'), wR: arg, hR: arg, start: arg, swing: arg }),
  z.object({ c: z.literal('Q'), p: z.array(arg).length(4) }),
  z.object({ c: z.literal('C'), p: z.array(arg).length(6) }),
  z.object({ c: z.literal('Z') }),
]);

export const geometryPath = z.object({
  /** The path's own coordinate size; left out, the shape's size in EMU. */
  w: z.number().optional(),
  h: z.number().optional(),
  fill: z.enum(['none', 'norm', 'lighten', 'lightenLess', 'darken', 'darkenLess']).optional(),
  stroke: z.boolean().optional(),
  commands: z.array(pathCommand).max(100_000),
});
export type GeometryPath = z.infer<typeof geometryPath>;

/** A shape by guide formulas: one of the standard's 187 presets, or a file's own (a:custGeom). */
export const geometryDefinition = z.object({
  adjust: z.array(guide).max(64),
  guides: z.array(guide).max(4096),
  handles: z
    .array(
      z.discriminatedUnion('type', [
        z.object({
          type: z.literal('xy'),
          refX: arg.optional(),
          minX: arg.optional(),
          maxX: arg.optional(),
          refY: arg.optional(),
          minY: arg.optional(),
          maxY: arg.optional(),
          x: arg,
          y: arg,
        }),
        z.object({
          type: z.literal('polar'),
          refR: arg.optional(),
          minR: arg.optional(),
          maxR: arg.optional(),
          refAng: arg.optional(),
          minAng: arg.optional(),
          maxAng: arg.optional(),
          x: arg,
          y: arg,
        }),
      ]),
    )
    .max(64),
  /** Connection sites: angle, x, y. */
  sites: z.array(z.object({ ang: arg, x: arg, y: arg })).max(256),
  textRect: z.object({ l: arg, t: arg, r: arg, b: arg }).optional(),
  paths: z.array(geometryPath).max(256),
});
export type GeometryDefinition = z.infer<typeof geometryDefinition>;

export const geometry = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('preset'),
    /** A name of 20.1.10.56, such as `roundRect`. */
    preset: z.string().max(48),
    /** Adjust values that differ from the preset's own. */
    adjust: z.record(z.string(), z.number()).optional(),
  }),
  z.object({
    type: z.literal('custom'),
    definition: geometryDefinition,
    adjust: z.record(z.string(), z.number()).optional(),
  }),
]);
export type Geometry = z.infer<typeof geometry>;
