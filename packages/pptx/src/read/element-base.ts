import type { Action, Frame } from '@lectern/courseware';
import type { XmlElement } from '../package/xml.ts';
import { readAction } from './action.ts';
import type { PlaceholderFrame, TreeScope } from './context.ts';
import { type ChildSpace, frameOf, placeIn, readTransform, type Transform } from './frame.ts';
import { booleanOf, integerOf } from './units.ts';

/** Where a node of the tree goes: its parent record, its order there, and the coordinates it is given in. */
export interface Place {
  readonly parentId: string;
  readonly order: string;
  readonly space: ChildSpace;
}

export interface PlaceholderRef {
  readonly type: string;
  readonly index: number | undefined;
}

/** What all elements share, read from the non-visual properties of a node. */
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
  readonly click?: Action;
  readonly hover?: Action;
  readonly origin?: { part: string; shapeId: string };
  readonly creationId?: string;
}

/** The `nv…Pr` child of a node, whatever its kind: `p:nvSpPr`, `p:nvPicPr`, `dsp:nvSpPr` and so on. */
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
    ...(click ? { click } : {}),
    ...(hover ? { hover } : {}),
    ...(shapeId === undefined ? {} : { origin: { part: scope.part.name.slice(0, 512), shapeId } }),
    ...(creationId ? { creationId } : {}),
  };
}

/** A shape that may neither be moved nor resized. */
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

/** As the record holds it. */
export function placeholderRecord(placeholder: PlaceholderRef): { type: string; index?: number } {
  return placeholder.index === undefined
    ? { type: placeholder.type }
    : { type: placeholder.type, index: placeholder.index };
}

/** A node's frame: its own a:xfrm, else that of the placeholder it stands for, else nothing at the corner. */
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
  const inherited = placeholder && inheritedFrame(placeholder, scope.inherited);
  return { frame: inherited ?? { x: 0, y: 0, w: 0, h: 0 }, placed: undefined };
}

function inheritedFrame(
  placeholder: PlaceholderRef,
  chain: readonly (readonly PlaceholderFrame[])[],
): Frame | undefined {
  let wanted = placeholder;
  for (const candidates of chain) {
    const match = matchPlaceholder(wanted, candidates);
    if (!match) continue;
    if (match.frame.w > 0 || match.frame.h > 0) return match.frame;
    wanted = { type: match.type, index: undefined };
  }
  return undefined;
}

/** By index first (which pairs slide and layout), then by type, kinds of titles and bodies counting as one. */
function matchPlaceholder(
  wanted: PlaceholderRef,
  candidates: readonly PlaceholderFrame[],
): PlaceholderFrame | undefined {
  return (
    (wanted.index === undefined
      ? undefined
      : candidates.find((one) => one.index === wanted.index && family(one.type) === family(wanted.type))) ??
    (wanted.index === undefined ? undefined : candidates.find((one) => one.index === wanted.index)) ??
    candidates.find((one) => one.type === wanted.type) ??
    candidates.find((one) => family(one.type) === family(wanted.type))
  );
}

function family(type: string): string {
  if (type === 'title' || type === 'ctrTitle') return 'title';
  if (type === 'dt' || type === 'ftr' || type === 'sldNum' || type === 'hdr') return type;
  return 'body';
}
