import * as z from 'zod/mini';
import { audioElement } from './elements/audio.ts';
import { chartElement } from './elements/chart.ts';
import { formulaElement } from './elements/formula.ts';
import { groupElement } from './elements/group.ts';
import { inkElement } from './elements/ink.ts';
import { lineElement } from './elements/line.ts';
import { pictureElement } from './elements/picture.ts';
import { questionElement, questionMerging } from './elements/question.ts';
import { shapeElement, shapeMerging } from './elements/shape.ts';
import { tableElement, tableMerging } from './elements/table.ts';
import { toolElement, toolMerging } from './elements/tool.ts';
import { unknownElement } from './elements/unknown.ts';
import { videoElement } from './elements/video.ts';
import type { Merging } from './merging.ts';

/** Union of all kinds of elements; each kind is defined in a file in `elements`. */
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
  questionElement,
  unknownElement,
]);
export type Element = z.infer<typeof element>;
export type ElementType = Element['type'];
export type ElementOf<T extends ElementType> = Extract<Element, { type: T }>;

/** How the properties of each kind merge; `{}` if each property is one value. */
export const elementMerging: { readonly [K in ElementType]: Merging<ElementOf<K>> } = {
  shape: shapeMerging,
  line: {},
  picture: {},
  video: {},
  audio: {},
  table: tableMerging,
  chart: {},
  formula: {},
  ink: {},
  group: {},
  tool: toolMerging,
  question: questionMerging,
  unknown: {},
};
