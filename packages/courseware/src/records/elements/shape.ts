import * as z from 'zod/mini';
import { geometry } from '../geometry.ts';
import type { Merging } from '../merging.ts';
import { effects, fill, line } from '../paint.ts';
import { listStyle, textBody } from '../text.ts';
import { elementBase, placeholder } from './element-base.ts';

/** The method of removing a shape that covers other elements while the courseware is taught. */
const cover = z.object({
  /** Wiped off from a side, faded out by a tap, or scratched off. */
  way: z.enum(['wipe', 'fade', 'scratch']),
  /** Side at which wiping starts; left when left out. */
  from: z.optional(z.enum(['left', 'right', 'top', 'bottom'])),
});
export type Cover = z.infer<typeof cover>;

/**
 * Settings of a table of contents, a text with a linked line for each page, for updating it. For `pages`, the links of
 * its lines are the list of pages.
 */
const contents = z.object({
  of: z.enum(['sections', 'titles', 'pages']),
  /** Each line ends with the page's number. */
  numbers: z.optional(z.literal(true)),
});
export type Contents = z.infer<typeof contents>;

/** A shape or a text box: an outline with a fill and, possibly, text. */
export const shapeElement = z.object({
  ...elementBase,
  type: z.literal('shape'),
  geometry: z.optional(geometry),
  fill: z.optional(fill),
  line: z.optional(line),
  effects: z.optional(effects),
  text: z.optional(textBody),
  /** Without a fill the shape shows the page's background (p:sp/@useBgFill). */
  pageFill: z.optional(z.boolean()),
  /** Whether the shape was created as a text box: without fill and outline, and growing with its text. */
  textBox: z.optional(z.boolean()),
  placeholder: z.optional(placeholder),
  /** Set for a shape that covers other content until the class removes it. */
  cover: z.optional(cover),
  /** Set for a shape whose text is a table of contents. */
  contents: z.optional(contents),
  /**
   * Text format that applies below the format of text and placeholders (the `fontRef` of a p:style, or a layout's list
   * style).
   */
  textDefaults: z.optional(listStyle),
  /** Id of the SmartArt node that it shows (dsp:sp/@modelId), by which effects refer to a part of the diagram. */
  diagramNode: z.optional(z.string().check(z.maxLength(64))),
});
export type ShapeElement = z.infer<typeof shapeElement>;

export const shapeMerging: Merging<ShapeElement> = { text: { as: 'text' } };
