import * as z from 'zod/mini';
import { geometry } from '../geometry.ts';
import type { Merging } from '../merging.ts';
import { effects, fill, line } from '../paint.ts';
import { listStyle, textBody } from '../text.ts';
import { contents } from './contents.ts';
import { cover } from './cover.ts';
import { elementBase, placeholder } from './element-base.ts';

/** A shape or a text box: an outline with a fill and, possibly, text. */
export const shapeElement = z.object({
  ...elementBase,
  type: z.literal('shape'),
  geometry: z.optional(geometry),
  fill: z.optional(fill),
  line: z.optional(line),
  effects: z.optional(effects),
  text: z.optional(textBody),
  /** Without a fill it shows the page's background (p:sp/@useBgFill). */
  pageFill: z.optional(z.boolean()),
  /** Created as a text box: without fill and outline, grows with its text. */
  textBox: z.optional(z.boolean()),
  placeholder: z.optional(placeholder),
  /** It covers what is under it until the class removes it. */
  cover: z.optional(cover),
  /** Its text is a table of contents. */
  contents: z.optional(contents),
  /** Text format below that of text and placeholders (the `fontRef` of a p:style, or a layout's list style). */
  textDefaults: z.optional(listStyle),
  /** Id of the SmartArt node that it shows (dsp:sp/@modelId), by which effects refer to a part of the diagram. */
  diagramNode: z.optional(z.string().check(z.maxLength(64))),
});
export type ShapeElement = z.infer<typeof shapeElement>;

export const shapeMerging: Merging<ShapeElement> = { text: { as: 'text' } };
