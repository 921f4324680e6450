import * as z from 'zod/mini';
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
export type Origin = z.infer<typeof origin>;

const common = {
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

/** A shape or a text box: an outline with a fill and, perhaps, text. */
export const shapeElement = z.object({
  ...common,
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
  /** The look of its text where neither text nor placeholder says (the `fontRef` of a p:style, or a layout's list style). */
  textDefaults: z.optional(listStyle),
  /** The point of a SmartArt that it shows (dsp:sp/@modelId), by which effects name a part of the diagram. */
  diagramNode: z.optional(z.string().check(z.maxLength(64))),
});

/** A straight, bent or curved line, perhaps glued to shapes. */
export const lineElement = z.object({
  ...common,
  type: z.literal('line'),
  geometry,
  line: z.optional(line),
  effects: z.optional(effects),
  start: z.optional(z.object({ elementId: recordId, site: z.int() })),
  end: z.optional(z.object({ elementId: recordId, site: z.int() })),
});

const embeddedObject = z.object({
  program: z.string().check(z.maxLength(128)),
  asset: z.optional(assetHash),
});

export const pictureElement = z.object({
  ...common,
  type: z.literal('picture'),
  asset: assetHash,
  /** The drawing that `asset` is a picture of: an SVG, EMF or WMF as it came. */
  original: z.optional(assetHash),
  crop: z.optional(sides),
  geometry: z.optional(geometry),
  fill: z.optional(fill),
  line: z.optional(line),
  effects: z.optional(effects),
  recolor: z.optional(recolor),
  placeholder: z.optional(placeholder),
  /** An embedded object (a MathType equation, a worksheet) of which this is the preview. */
  object: z.optional(embeddedObject),
});

const mediaSource = {
  asset: z.optional(assetHash),
  /** A file elsewhere; played only after the teacher agrees. */
  url: z.optional(z.string().check(z.maxLength(4096))),
  poster: z.optional(assetHash),
  /** Seconds cut from the start and the end. */
  trimStart: z.optional(z.number().check(z.gte(0))),
  trimEnd: z.optional(z.number().check(z.gte(0))),
  volume: z.optional(fraction),
  loop: z.optional(z.boolean()),
  autoplay: z.optional(z.boolean()),
  hideWhenStopped: z.optional(z.boolean()),
  fullScreen: z.optional(z.boolean()),
  acrossPages: z.optional(z.boolean()),
  /** On how many pages it is heard when it goes on across pages; all when left out. */
  acrossPageCount: z.optional(z.int().check(z.gte(2), z.lte(999))),
};
export const videoElement = z.object({
  ...common,
  type: z.literal('video'),
  ...mediaSource,
  geometry: z.optional(geometry),
  line: z.optional(line),
  crop: z.optional(sides),
});
export const audioElement = z.object({ ...common, type: z.literal('audio'), ...mediaSource });

export const tableElement = z.object({
  ...common,
  type: z.literal('table'),
  table,
  placeholder: z.optional(placeholder),
});
/** What someone drew over a chart, at fractions of its box. */
const chartShape = z.object({
  area: frame,
  geometry: z.optional(geometry),
  fill: z.optional(fill),
  line: z.optional(line),
  effects: z.optional(effects),
  text: z.optional(textBody),
});

export const chartElement = z.object({
  ...common,
  type: z.literal('chart'),
  chart,
  shapes: z.optional(z.array(chartShape).check(z.maxLength(500))),
  /** A picture of a chart that we cannot draw. */
  preview: z.optional(assetHash),
  placeholder: z.optional(placeholder),
});

export const formulaElement = z.object({
  ...common,
  type: z.literal('formula'),
  latex: z.string().check(z.maxLength(65_536)),
  /** Points. */
  size: z.optional(z.number().check(z.gte(1), z.lte(4000))),
  fill: z.optional(fill),
  source: z.optional(z.string()),
  /** Drawn as large as its frame allows, whatever `size` says: it takes the place of a picture. */
  fits: z.optional(z.boolean()),
  /** The picture of the equation as it came, and the object that it was embedded as (MathType, Equation Editor). */
  preview: z.optional(assetHash),
  object: z.optional(embeddedObject),
});

/** One stroke of a pen, in the coordinates of its page; `frame` is its bounding box. */
export const inkElement = z.object({
  ...common,
  type: z.literal('ink'),
  tool: z.enum(['pen', 'highlighter']),
  /** Six hexadecimal digits. */
  color: z.string().check(z.regex(/^[0-9a-fA-F]{6}$/)),
  /** Logical pixels at a pressure of one half. */
  width: z.number().check(z.gte(0.1), z.lte(500)),
  /** x, y and pressure (0 to 1) of each point in turn, relative to the frame's top left. */
  points: z.array(z.number()).check(z.maxLength(300_000)),
  opacity: z.optional(fraction),
});

/** Elements turned and moved together; children's frames are relative to the group's top left before turning. */
export const groupElement = z.object({
  ...common,
  type: z.literal('group'),
  /** What children with a `group` fill show. */
  fill: z.optional(fill),
  effects: z.optional(effects),
  /** A SmartArt that the group draws: its texts are the children's. */
  diagram: z.optional(
    z.object({
      layout: z.optional(z.string().check(z.maxLength(256))),
      /** Texts of the diagram that its drawing does not show. */
      texts: z.optional(z.array(z.string())),
    }),
  ),
});

/** A subject tool, question or board put on a page. */
export const toolElement = z.object({
  ...common,
  type: z.literal('tool'),
  toolKey: z.string().check(z.maxLength(128)),
  data: z.record(z.string(), z.json()),
  preview: z.optional(assetHash),
});

/** Something that we keep, say and do not draw. */
export const unknownElement = z.object({
  ...common,
  type: z.literal('unknown'),
  /** What it is, for the import report: `chartex`, `ole`, `contentPart`, `model3d`, … */
  what: z.string().check(z.maxLength(128)),
  preview: z.optional(assetHash),
  /** Its texts, so that a search still finds them. */
  texts: z.optional(z.array(z.string())),
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
