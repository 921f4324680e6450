import { z } from 'zod';
import { chart } from './chart.ts';
import { geometry } from './geometry.ts';
import { effects, fill, line, recolor } from './paint.ts';
import { assetHash, degrees, fraction, length, orderKey, positiveLength, recordId, sides } from './scalar.ts';
import { table } from './table.ts';
import { action, listStyle, textBody } from './text.ts';

/**
 * Where an element lies: its box before turning, in the coordinates of its parent (the page, or a group's top left
 * before turning), logical pixels. It is flipped, then turned about its middle.
 */
export const frame = z.object({
  x: length,
  y: length,
  w: positiveLength,
  h: positiveLength,
  rotation: degrees.optional(),
  flipH: z.boolean().optional(),
  flipV: z.boolean().optional(),
});
export type Frame = z.infer<typeof frame>;

/** Where an imported element came from, so that what was not touched can go back as it was. */
export const origin = z.object({
  /** The part's path in the package, such as `ppt/slides/slide3.xml`. */
  part: z.string().max(512),
  /** The shape's id in that part (`p:cNvPr/@id`). */
  shapeId: z.string().max(32),
});
export type Origin = z.infer<typeof origin>;

const common = {
  kind: z.literal('element'),
  id: recordId,
  /** A page, a layout, a master or a group. */
  parentId: recordId,
  order: orderKey,
  frame,
  name: z.string().max(1024).optional(),
  /** What a screen reader says. */
  alt: z.string().max(8192).optional(),
  locked: z.boolean().optional(),
  hidden: z.boolean().optional(),
  click: action.optional(),
  hover: action.optional(),
  origin: origin.optional(),
};

/** Ties an element to the layout's or master's element of the same `type` and `index` (19.3.1.36). */
export const placeholder = z.object({
  type: z.string().max(16),
  index: z.number().int().optional(),
});
export type Placeholder = z.infer<typeof placeholder>;

/** A shape or a text box: an outline with a fill and, perhaps, text. */
export const shapeElement = z.object({
  ...common,
  type: z.literal('shape'),
  geometry: geometry.optional(),
  fill: fill.optional(),
  line: line.optional(),
  effects: effects.optional(),
  text: textBody.optional(),
  /** Made as a text box: no fill or outline of its own, grows with its text. */
  textBox: z.boolean().optional(),
  placeholder: placeholder.optional(),
  /** The look of its text where neither text nor placeholder says (the `fontRef` of a p:style, or a layout's list style). */
  textDefaults: listStyle.optional(),
});

/** A straight, bent or curved line, perhaps glued to shapes. */
export const lineElement = z.object({
  ...common,
  type: z.literal('line'),
  geometry,
  line: line.optional(),
  effects: effects.optional(),
  start: z.object({ elementId: recordId, site: z.number().int() }).optional(),
  end: z.object({ elementId: recordId, site: z.number().int() }).optional(),
});

export const pictureElement = z.object({
  ...common,
  type: z.literal('picture'),
  asset: assetHash,
  /** The drawing that `asset` is a picture of: an SVG, EMF or WMF as it came. */
  original: assetHash.optional(),
  crop: sides.optional(),
  geometry: geometry.optional(),
  fill: fill.optional(),
  line: line.optional(),
  effects: effects.optional(),
  recolor: recolor.optional(),
  placeholder: placeholder.optional(),
  /** An embedded object (a MathType equation, a worksheet) of which this is the preview. */
  object: z.object({ program: z.string().max(128), asset: assetHash.optional() }).optional(),
});

const mediaSource = {
  asset: assetHash.optional(),
  /** A file elsewhere; played only after the teacher agrees. */
  url: z.string().max(4096).optional(),
  poster: assetHash.optional(),
  /** Seconds cut from the start and the end. */
  trimStart: z.number().min(0).optional(),
  trimEnd: z.number().min(0).optional(),
  volume: fraction.optional(),
  loop: z.boolean().optional(),
  autoplay: z.boolean().optional(),
  hideWhenStopped: z.boolean().optional(),
  fullScreen: z.boolean().optional(),
  acrossPages: z.boolean().optional(),
};
export const videoElement = z.object({
  ...common,
  type: z.literal('video'),
  ...mediaSource,
  geometry: geometry.optional(),
  line: line.optional(),
  crop: sides.optional(),
});
export const audioElement = z.object({ ...common, type: z.literal('audio'), ...mediaSource });

export const tableElement = z.object({
  ...common,
  type: z.literal('table'),
  table,
  placeholder: placeholder.optional(),
});
export const chartElement = z.object({
  ...common,
  type: z.literal('chart'),
  chart,
  /** A picture of a chart that we cannot draw. */
  preview: assetHash.optional(),
  placeholder: placeholder.optional(),
});

export const formulaElement = z.object({
  ...common,
  type: z.literal('formula'),
  latex: z.string().max(65_536),
  /** Points. */
  size: z.number().min(1).max(4000).optional(),
  fill: fill.optional(),
  source: z.string().optional(),
});

/** One stroke of a pen, in the coordinates of its page; `frame` is its bounding box. */
export const inkElement = z.object({
  ...common,
  type: z.literal('ink'),
  tool: z.enum(['pen', 'highlighter']),
  /** Six hexadecimal digits. */
  color: z.string().regex(/^[0-9a-fA-F]{6}$/),
  /** Logical pixels at a pressure of one half. */
  width: z.number().min(0.1).max(500),
  /** x, y and pressure (0 to 1) of each point in turn, relative to the frame's top left. */
  points: z.array(z.number()).max(300_000),
  opacity: fraction.optional(),
});

/** Elements turned and moved together; children's frames are relative to the group's top left before turning. */
export const groupElement = z.object({
  ...common,
  type: z.literal('group'),
  /** What children with a `group` fill show. */
  fill: fill.optional(),
  effects: effects.optional(),
  /** A SmartArt that the group draws: its texts are the children's. */
  diagram: z
    .object({
      layout: z.string().max(256).optional(),
      /** Texts of the diagram that its drawing does not show. */
      texts: z.array(z.string()).optional(),
    })
    .optional(),
});

/** A subject tool, question or board put on a page. */
export const toolElement = z.object({
  ...common,
  type: z.literal('tool'),
  toolKey: z.string().max(128),
  data: z.record(z.string(), z.json()),
  preview: assetHash.optional(),
});

/** Something that we keep, say and do not draw. */
export const unknownElement = z.object({
  ...common,
  type: z.literal('unknown'),
  /** What it is, for the import report: `chartex`, `ole`, `contentPart`, `model3d`, … */
  what: z.string().max(128),
  preview: assetHash.optional(),
  /** Its texts, so that a search still finds them. */
  texts: z.array(z.string()).optional(),
});

export const element = z.discriminatedUnion('type', [
  shapeElement,
  lineElement,
  pictureElement,
  videoElement,
  audioElement,
  tableElement,
  chartElement,
  formulaElement,
  inkElement,
  groupElement,
  toolElement,
  unknownElement,
]);
export type Element = z.infer<typeof element>;
export type ElementType = Element['type'];
export type ElementOf<T extends ElementType> = Extract<Element, { type: T }>;
export type ShapeElement = z.infer<typeof shapeElement>;
export type LineElement = z.infer<typeof lineElement>;
export type PictureElement = z.infer<typeof pictureElement>;
export type VideoElement = z.infer<typeof videoElement>;
export type AudioElement = z.infer<typeof audioElement>;
export type TableElement = z.infer<typeof tableElement>;
export type ChartElement = z.infer<typeof chartElement>;
export type FormulaElement = z.infer<typeof formulaElement>;
export type InkElement = z.infer<typeof inkElement>;
export type GroupElement = z.infer<typeof groupElement>;
export type ToolElement = z.infer<typeof toolElement>;
export type UnknownElement = z.infer<typeof unknownElement>;
