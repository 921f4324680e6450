import * as z from 'zod/mini';
import { geometry } from '../geometry.ts';
import type { Merging } from '../merging.ts';
import { effects, fill, line } from '../paint.ts';
import { listStyle, textBody } from '../text.ts';
import { contents } from './contents.ts';
import { cover } from './cover.ts';
import { elementBase, placeholder } from './element-base.ts';

/** A shape or a text box: an outline with a fill and, perhaps, text. */
export const shapeElement = z.object({
  ...elementBase,
  type: z.literal('shape'),
  geometry: z.optional(geometry),
  fill: z.optional(fill),
  line: z.optional(line),
  effects: z.optional(effects),
  text: z.optional(textBody),
  /** Shows the page's background where it has no fill of its own (p:sp/@useBgFill). */
  pageFill: z.optional(z.boolean()),
  /** Made as a text box: no fill or outline of its own, grows with its text. */
  textBox: z.optional(z.boolean()),
  placeholder: z.optional(placeholder),
  /** It covers what lies under it until the class takes it away. */
  cover: z.optional(cover),
  /** Its text lists pages of the courseware. */
  contents: z.optional(contents),
  /** The look of its text where neither text nor placeholder says (the `fontRef` of a p:style, or a layout's list style). */
  textDefaults: z.optional(listStyle),
  /** The point of a SmartArt that it shows (dsp:sp/@modelId), by which effects name a part of the diagram. */
  diagramNode: z.optional(z.string().check(z.maxLength(64))),
});
export type ShapeElement = z.infer<typeof shapeElement>;

export const shapeMerging: Merging<ShapeElement> = { text: { as: 'text' } };
