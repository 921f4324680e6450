import * as z from 'zod/mini';
import { degrees, length, orderKey, positiveLength, recordId } from '../scalar.ts';
import { action } from '../text.ts';

/**
 * Where an element lies: its box before turning, in the coordinates of its parent (the page, or a group's top left
 * before turning), logical pixels. It is flipped, then turned about its middle.
 */
export const frame = z.object({
  x: length,
  y: length,
  w: positiveLength,
  h: positiveLength,
  rotation: z.optional(degrees),
  flipH: z.optional(z.boolean()),
  flipV: z.optional(z.boolean()),
});
export type Frame = z.infer<typeof frame>;

/** Where an imported element came from, so that what was not touched can go back as it was. */
export const origin = z.object({
  /** The part's path in the package, such as `ppt/slides/slide3.xml`. */
  part: z.string().check(z.maxLength(512)),
  /** The shape's id in that part (`p:cNvPr/@id`). */
  shapeId: z.string().check(z.maxLength(32)),
});

/** What every kind of element has. */
export const elementBase = {
  kind: z.literal('element'),
  id: recordId,
  /** A page, a layout, a master or a group. */
  parentId: recordId,
  order: orderKey,
  frame,
  name: z.optional(z.string().check(z.maxLength(1024))),
  /** What a screen reader says. */
  alt: z.optional(z.string().check(z.maxLength(8192))),
  locked: z.optional(z.boolean()),
  hidden: z.optional(z.boolean()),
  /** The class may drag it while the courseware is taught. */
  movableInClass: z.optional(z.boolean()),
  /** What the class drags off it are copies, without end; it stays. Only of what is movable. */
  copiesInClass: z.optional(z.boolean()),
  /** The class sorts others into it. */
  basketInClass: z.optional(z.boolean()),
  /** The basket of its page into which it belongs, where it is movable; one that is gone or no basket is none. */
  basketId: z.optional(recordId),
  click: z.optional(action),
  hover: z.optional(action),
  origin: z.optional(origin),
  /** What PowerPoint calls the same element by on another page (a16:creationId), for Morph. */
  creationId: z.optional(z.string().check(z.maxLength(64))),
};

/** Ties an element to the layout's or master's element of the same `type` and `index` (19.3.1.36). */
export const placeholder = z.object({
  type: z.string().check(z.maxLength(16)),
  index: z.optional(z.int()),
});
export type Placeholder = z.infer<typeof placeholder>;
