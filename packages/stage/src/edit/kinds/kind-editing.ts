import type { ElementOf, ElementType } from '@lectern/courseware';
import { MIND_KEY } from '@lectern/courseware/mind';
import type { Placement } from '../geometry/placement.ts';
import type { Point } from '../geometry/point.ts';
import { type HeldText, shapeText, tableText } from './held-text.ts';
import { hitsBox, hitsLine, hitsShape } from './hits.ts';

/** The editing behaviour of one kind of element on the page. */
export interface KindEditing<T extends ElementType> {
  /** The element's handles: a box with eight handles and a rotation handle, a box that does not rotate, or two ends. */
  readonly handles: 'box' | 'upright box' | 'ends';
  /** Whether the element's corners keep the ratio by default; Shift inverts that. */
  readonly keepsRatio: boolean;
  /** The smallest side, logical pixels. */
  readonly least: number;
  /** Whether a press within `reach` of a point, logical pixels, hits it; a group is hit by its children. */
  readonly hits:
    | 'by its children'
    | ((element: ElementOf<T>, placement: Placement, point: Point, reach: number) => boolean);
  /** Access to the element's text; undefined when the kind has no editable text. */
  readonly text: HeldText<T> | undefined;
  /**
   * The sites at which lines can be connected to it: sites of its outline, the midpoints of its box's sides, or none.
   */
  readonly sites: 'of its outline' | 'of its box' | 'none';
  /**
   * Whether a second click opens its content: the data of a chart, the LaTeX of a formula, a video or sound to be
   * played, the whole of a picture, the topics of a mind map, the fields of a question.
   */
  readonly holdsMore: boolean | ((element: ElementOf<T>) => boolean);
}

const LEAST = 4;

/** Defaults: a box that is hit anywhere in it. */
const box = {
  handles: 'box',
  keepsRatio: false,
  least: LEAST,
  hits: hitsBox,
  text: undefined,
  sites: 'of its box',
  holdsMore: false,
} as const;

const editingByKind: { readonly [K in ElementType]: KindEditing<K> } = {
  shape: { ...box, hits: hitsShape, text: shapeText, sites: 'of its outline' },
  line: { ...box, handles: 'ends', least: 0, hits: hitsLine, sites: 'none' },
  picture: { ...box, keepsRatio: true, holdsMore: true },
  video: { ...box, keepsRatio: true, holdsMore: true },
  audio: { ...box, holdsMore: true },
  table: { ...box, handles: 'upright box', text: tableText },
  chart: { ...box, holdsMore: true },
  formula: { ...box, holdsMore: true },
  ink: { ...box, sites: 'none' },
  group: { ...box, hits: 'by its children', sites: 'none' },
  tool: { ...box, holdsMore: ({ toolKey }) => toolKey === MIND_KEY },
  question: { ...box, holdsMore: true },
  unknown: box,
};

/** The editing behaviour of this element on the page. */
export function editingOf<T extends ElementType>(element: ElementOf<T>): KindEditing<T> {
  return editingByKind[element.type as T];
}

/** Whether a second click opens the element's content. */
export function holdsMore<T extends ElementType>(element: ElementOf<T>): boolean {
  const holds = editingOf(element).holdsMore;
  return typeof holds === 'function' ? holds(element) : holds;
}

/** Whether an element is of a kind with editable text. */
export function holdsText(element: { readonly type: ElementType }): boolean {
  return editingByKind[element.type].text !== undefined;
}
