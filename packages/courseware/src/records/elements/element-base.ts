import * as z from 'zod/mini';
import { degrees, length, orderKey, positiveLength, recordId } from '../scalar.ts';
import { action } from '../text.ts';

/**
 * Position of an element: its box before rotation, in the coordinates of its parent (the page, or a group's top left
 * before rotation), logical pixels. It is flipped, then rotated about its middle.
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

/** Source of an imported element, so that unchanged elements can be exported unchanged. */
export const origin = z.object({
  /** Path of the part in the package, such as `ppt/slides/slide3.xml`. */
  part: z.string().check(z.maxLength(512)),
  /** The shape's id in that part (`p:cNvPr/@id`). */
  shapeId: z.string().check(z.maxLength(32)),
});

/** Properties that all kinds of elements have. */
export const elementBase = {
  kind: z.literal('element'),
  id: recordId,
  /** Id of a page, a layout, a master or a group. */
  parentId: recordId,
  order: orderKey,
  frame,
  name: z.optional(z.string().check(z.maxLength(1024))),
  /** Alternative text for screen readers. */
  alt: z.optional(z.string().check(z.maxLength(8192))),
  locked: z.optional(z.boolean()),
  hidden: z.optional(z.boolean()),
  /** The class may drag it while the courseware is taught. */
  movableInClass: z.optional(z.boolean()),
  /** The class drags any number of copies of it, and the element itself stays. Only for movable elements. */
  copiesInClass: z.optional(z.boolean()),
  /** The element is a basket, into which the class sorts movable elements. */
  basketInClass: z.optional(z.boolean()),
  /** The basket on its page that a movable element belongs in; ignored if it does not exist or is no basket. */
  basketId: z.optional(recordId),
  click: z.optional(action),
  hover: z.optional(action),
  origin: z.optional(origin),
  /** PowerPoint's id for the same element on several pages (a16:creationId), for Morph. */
  creationId: z.optional(z.string().check(z.maxLength(64))),
};

/** Links an element to the layout's or master's element of the same `type` and `index` (19.3.1.36). */
export const placeholder = z.object({
  type: z.string().check(z.maxLength(16)),
  index: z.optional(z.int()),
});
export type Placeholder = z.infer<typeof placeholder>;
