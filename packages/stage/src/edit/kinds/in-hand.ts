import type { ElementOf, ElementType } from '@lectern/courseware';
import { MIND_KEY } from '@lectern/courseware/mind';
import type { Placement } from '../geometry/placement.ts';
import type { Point } from '../geometry/point.ts';
import { type HeldText, shapeText, tableText } from './held-text.ts';
import { hitsBox, hitsLine, hitsShape } from './hits.ts';

/** What hands can do with one kind of element. */
export interface InHand<T extends ElementType> {
  /** By what it is pulled: a box with eight handles and a round one, a box that does not turn, or its two ends. */
  readonly handles: 'box' | 'upright box' | 'ends';
  /** Its corners keep the ratio of themselves; shift frees them. */
  readonly keepsRatio: boolean;
  /** Logical pixels below which neither side is pulled. */
  readonly least: number;
  /** Whether a press within `reach` of a point, logical pixels, takes hold of it; what holds elements is reached by them. */
  readonly hits:
    | 'by its children'
    | ((element: ElementOf<T>, placement: Placement, point: Point, reach: number) => boolean);
  /** Undefined for one that is not typed into. */
  readonly text: HeldText<T> | undefined;
  /** Where lines can be glued to it: at the sites of its outline, in the middles of its box's sides, or nowhere. */
  readonly sites: 'of its outline' | 'of its box' | 'none';
  /**
   * A second click opens what it holds: the data of a chart, the LaTeX of a formula, a film or sound to be played, the whole
   * of a picture, the topics of a mind map.
   */
  readonly holdsMore: boolean | ((element: ElementOf<T>) => boolean);
}

const LEAST = 4;

/** A box that is hit anywhere in it. */
const box = {
  handles: 'box',
  keepsRatio: false,
  least: LEAST,
  hits: hitsBox,
  text: undefined,
  sites: 'of its box',
  holdsMore: false,
} as const;

const inHands: { readonly [K in ElementType]: InHand<K> } = {
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
  unknown: box,
};

/** What hands can do with this element. */
export function inHand<T extends ElementType>(element: ElementOf<T>): InHand<T> {
  return inHands[element.type as T];
}

/** Whether a second click opens more of an element than is seen. */
export function holdsMore<T extends ElementType>(element: ElementOf<T>): boolean {
  const holds = inHand(element).holdsMore;
  return typeof holds === 'function' ? holds(element) : holds;
}

/** Whether an element is of a kind that is typed into. */
export function holdsText(element: { readonly type: ElementType }): boolean {
  return inHands[element.type].text !== undefined;
}
