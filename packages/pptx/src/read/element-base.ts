import {
  type Action,
  type Frame,
  onLayout,
  onMaster,
  type PlaceholderKind,
  placeholderKind,
} from '@lectern/courseware';
import type { XmlElement } from '../package/xml.ts';
import { readAction } from './action.ts';
import type { InheritedPlaceholders, SlideSize, TreeScope } from './context.ts';
import { type ChildSpace, frameOf, placeIn, readTransform, type Transform } from './geometry/frame.ts';
import { booleanOf, integerOf } from './geometry/units.ts';
import { readInClass } from './own/own-marks.ts';

/** Target of a node: its parent record, its order there, and the coordinates it is given in. */
export interface Place {
  readonly parentId: string;
  readonly order: string;
  readonly space: ChildSpace;
}

export interface PlaceholderRef {
  readonly type: string;
  readonly index?: number | undefined;
}

/** Properties that all elements share, from the non-visual properties of a node. */
export interface ElementBase {
  readonly kind: 'element';
  readonly id: string;
  readonly parentId: string;
  readonly order: string;
  readonly frame: Frame;
  readonly name?: string;
  readonly alt?: string;
  readonly hidden?: boolean;
  readonly locked?: boolean;
  readonly movableInClass?: boolean;
  readonly copiesInClass?: boolean;
  readonly basketInClass?: boolean;
  readonly basketId?: string;
  readonly click?: Action;
  readonly hover?: Action;
  readonly origin?: { part: string; shapeId: string };
  readonly creationId?: string;
}

/** The `nv…Pr` child of a node of any kind: `p:nvSpPr`, `p:nvPicPr`, `dsp:nvSpPr` and so on. */
export function nonVisual(node: XmlElement): XmlElement | undefined {
  return node.children.find((child) => /:nv\w*Pr$/.test(child.name));
}

function localChild(element: XmlElement | undefined, local: string): XmlElement | undefined {
  return element?.children.find((child) => child.name.endsWith(`:${local}`));
}

export function readBase(node: XmlElement, scope: TreeScope, place: Place, frame: Frame): ElementBase {
  const properties = nonVisual(node);
  const drawing = localChild(properties, 'cNvPr');
  const id = scope.context.newId();
  const shapeId = drawing?.attr('id')?.slice(0, 32);
  if (shapeId !== undefined && !scope.elementIds.has(shapeId)) scope.elementIds.set(shapeId, id);
  const name = drawing?.attr('name')?.slice(0, 1024);
  const alt = drawing?.attr('descr')?.slice(0, 8192) || drawing?.attr('title')?.slice(0, 8192);
  const click = readAction(drawing?.child('a:hlinkClick'), scope);
  const hover = readAction(drawing?.child('a:hlinkHover'), scope);
  const creationId = drawing?.find('a16:creationId')?.attr('id')?.slice(0, 64);
  return {
    kind: 'element',
    id,
    parentId: place.parentId,
    order: place.order,
    frame,
    ...(name ? { name } : {}),
    ...(alt ? { alt } : {}),
    ...(booleanOf(drawing?.attr('hidden')) ? { hidden: true } : {}),
    ...(isLocked(properties) ? { locked: true } : {}),
    ...readInClass(drawing),
    ...(click ? { click } : {}),
    ...(hover ? { hover } : {}),
    ...(shapeId === undefined ? {} : { origin: { part: scope.part.name.slice(0, 512), shapeId } }),
    ...(creationId ? { creationId } : {}),
  };
}

/** Whether a shape may neither be moved nor resized. */
function isLocked(properties: XmlElement | undefined): boolean {
  for (const holder of properties?.children ?? []) {
    for (const locks of holder.children) {
      if (!/Locks$/.test(locks.name)) continue;
      if (booleanOf(locks.attr('noMove')) && booleanOf(locks.attr('noResize'))) return true;
    }
  }
  return false;
}

/** The p:ph of a node (19.3.1.36). */
export function readPlaceholder(node: XmlElement): PlaceholderRef | undefined {
  const element = localChild(nonVisual(node), 'nvPr')?.child('p:ph');
  if (!element) return undefined;
  return {
    type: (element.attr('type') ?? 'obj').slice(0, 16),
    index: integerOf(element.attr('idx'), 0, 4_294_967_295),
  };
}

/** The placeholder in the form of the record. */
export function placeholderRecord(placeholder: PlaceholderRef): { type: string; index?: number } {
  return placeholder.index === undefined
    ? { type: placeholder.type }
    : { type: placeholder.type, index: placeholder.index };
}

/**
 * A node's frame: its own a:xfrm, otherwise the frame of its placeholder, otherwise the default frame of such a
 * placeholder in PowerPoint's designs; for other nodes an empty frame at the corner.
 */
export function resolveFrame(
  xfrm: XmlElement | undefined,
  placeholder: PlaceholderRef | undefined,
  scope: TreeScope,
  space: ChildSpace,
): { frame: Frame; placed: Transform | undefined } {
  const own = readTransform(xfrm);
  if (own) {
    const placed = placeIn(space, own);
    return { frame: frameOf(placed), placed };
  }
  const frame = placeholder
    ? (inheritedFrame(placeholder, scope.inherited) ?? usualFrame(placeholder, scope.context.size))
    : { x: 0, y: 0, w: 0, h: 0 };
  return { frame, placed: undefined };
}

function inheritedFrame(
  placeholder: PlaceholderRef,
  { layout = [], master = [] }: InheritedPlaceholders,
): Frame | undefined {
  const onItsLayout = onLayout(placeholder, layout, (one) => one);
  const onItsMaster = onMaster(onItsLayout?.type ?? placeholder.type, master, (one) => one);
  return [onItsLayout, onItsMaster].find((one) => one && (one.frame.w > 0 || one.frame.h > 0))?.frame;
}

/** Left, top, width and height as shares of a slide's width and height. */
const USUAL: Readonly<Record<PlaceholderKind, readonly [x: number, y: number, w: number, h: number]>> = {
  title: [0.06875, 0.05324, 0.8625, 0.19329],
  body: [0.06875, 0.2662, 0.8625, 0.63449],
  dt: [0.06875, 0.92685, 0.225, 0.05324],
  ftr: [0.33125, 0.92685, 0.3375, 0.05324],
  sldNum: [0.70625, 0.92685, 0.225, 0.05324],
  hdr: [0.06875, 0, 0.3375, 0.05324],
};

function usualFrame({ type }: PlaceholderRef, { w, h }: SlideSize): Frame {
  const [left, top, width, height] = USUAL[placeholderKind(type)];
  return { x: left * w, y: top * h, w: width * w, h: height * h };
}
