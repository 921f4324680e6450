import type { Element } from '../records/element.ts';
import type { PictureElement } from '../records/elements/picture.ts';
import type { ShapeElement } from '../records/elements/shape.ts';
import type { Geometry } from '../records/geometry.ts';
import type { Effects, Fill, Line } from '../records/paint.ts';
import type { ListStyle, TextBody, TextBox } from '../records/text.ts';
import { inheritedPlaceholders, isShape, type PageDesign, textStyleKind } from './design.ts';

/** Format of an element with all inherited properties. */
export interface ElementLook {
  readonly geometry: Geometry | undefined;
  readonly fill: Fill | undefined;
  readonly line: Line | undefined;
  readonly effects: Effects | undefined;
  /** The box around its text, complete except for the autofit. */
  readonly box: ResolvedTextBox;
  /**
   * List styles that its paragraphs inherit, nearest first. The body's own levels precede them and are not included.
   */
  readonly levels: readonly ListStyle[];
}

export type ResolvedTextBox = Required<
  Pick<
    TextBox,
    | 'insetLeft'
    | 'insetTop'
    | 'insetRight'
    | 'insetBottom'
    | 'anchor'
    | 'anchorCenter'
    | 'wrap'
    | 'vertical'
    | 'columns'
    | 'columnGap'
    | 'rotation'
    | 'upright'
  >
> &
  TextBox;

/** Default text box (21.1.2.1.1): insets of 0.1 inch at the sides, 0.05 above and below. */
const DEFAULT_BOX: ResolvedTextBox = {
  insetLeft: 9.6,
  insetTop: 4.8,
  insetRight: 9.6,
  insetBottom: 4.8,
  anchor: 't',
  anchorCenter: false,
  wrap: true,
  vertical: 'horz',
  columns: 1,
  columnGap: 0,
  rotation: 0,
  upright: false,
};

const looks = new WeakMap<Element, { design: PageDesign; look: ElementLook }>();

/** Returns the same object until the element's record or its design changes. */
export function lookOf(element: Element, design: PageDesign): ElementLook {
  const known = looks.get(element);
  if (known?.design === design) return known.look;
  const look = resolveLook(element, design);
  looks.set(element, { design, look });
  return look;
}

function resolveLook(element: Element, design: PageDesign): ElementLook {
  const inherited = inheritedPlaceholders(element, design);
  const chain: readonly Element[] = [element, ...inherited];
  const shapes = chain.filter(isShape);
  const drawn = chain.filter(
    (one): one is ShapeElement | PictureElement => isShape(one) || one.type === 'picture',
  );
  return {
    geometry:
      'geometry' in element && element.geometry ? element.geometry : first(drawn, (one) => one.geometry),
    fill: 'fill' in element && element.fill ? element.fill : first(drawn, (one) => one.fill),
    line: mergeLines(chain.map((one) => ('line' in one ? one.line : undefined))),
    effects: 'effects' in element && element.effects ? element.effects : first(drawn, (one) => one.effects),
    box: mergeBoxes(shapes.map((one) => one.text?.box)),
    levels: textLevels(element, shapes, design),
  };
}

function first<T, R>(items: readonly T[], pick: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const picked = pick(item);
    if (picked !== undefined) return picked;
  }
  return undefined;
}

function mergeLines(lines: readonly (Line | undefined)[]): Line | undefined {
  const given = lines.filter((line) => line !== undefined);
  if (given.length < 2) return given[0];
  return Object.assign({}, ...given.reverse().map(defined));
}

function mergeBoxes(boxes: readonly (TextBox | undefined)[]): ResolvedTextBox {
  const given = boxes.filter((box) => box !== undefined);
  return Object.assign({}, DEFAULT_BOX, ...given.reverse().map(defined));
}

/** A copy without undefined properties. */
function defined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
}

function textLevels(element: Element, shapes: readonly ShapeElement[], design: PageDesign): ListStyle[] {
  const levels: ListStyle[] = [];
  const add = (style: ListStyle | undefined) => {
    if (style && style.length > 0) levels.push(style);
  };
  for (const shape of shapes) {
    if (shape !== element) add(shape.text?.levels);
    add(shape.textDefaults);
  }
  const kind = textStyleKind(element, design);
  const styles = design.master?.textStyles;
  // Titles and contents follow their master and inherit nothing from the presentation's default style. All other text
  // follows that style; the master's `other` style only fills its gaps.
  if (kind === 'other') {
    add(design.deck?.textStyle);
    add(styles?.other);
  } else {
    add(styles?.[kind] ?? design.deck?.textStyle);
  }
  return levels;
}

/** The text box of a body that inherits nothing (a table cell, notes). */
export function boxOf(body: TextBody): ResolvedTextBox {
  return mergeBoxes([body.box]);
}
