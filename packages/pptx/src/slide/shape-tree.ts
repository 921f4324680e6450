import type { Element, GroupElement } from '@lectern/courseware';
import { LecternError } from '@lectern/protocol';
import { contentOf, replacedBy } from '../package/compatibility.ts';
import type { XmlElement } from '../package/xml.ts';
import { note, type TreeScope } from '../read/context.ts';
import { nonVisual, type Place, readBase, resolveFrame } from '../read/element-base.ts';
import {
  childSpaceOf,
  frameOf,
  PAGE_SPACE,
  placeIn,
  readTransform,
  type Transform,
} from '../read/geometry/frame.ts';
import { readInk } from '../read/ink/ink.ts';
import { readPicture } from '../read/media/picture.ts';
import { orderKeyAt } from '../read/order-key.ts';
import { asMindMap, asTool } from '../read/own/own-data.ts';
import { asFormula } from '../read/own/own-formula.ts';
import { followBaskets } from '../read/own/own-marks.ts';
import { asPinyin } from '../read/own/own-pinyin.ts';
import { asQuestion } from '../read/own/own-question.ts';
import { readEffects } from '../read/paint/effects.ts';
import { readFill } from '../read/paint/fill.ts';
import { readConnector, readShape } from '../read/shape.ts';
import { readGraphicFrame } from './graphic-frame.ts';

/**
 * Reads a p:spTree: its elements are added to the import's records, back to front under `parentId`. Controls
 * (p:controls) are above them, each as its picture.
 */
export function readShapeTree(
  tree: XmlElement | undefined,
  scope: TreeScope,
  parentId: string,
  controls?: XmlElement,
): Element[] {
  const elements: Element[] = [];
  const place: Place = { parentId, order: '', space: PAGE_SPACE };
  if (tree) readChildren(tree, scope, place, elements);
  const faces = (controls ? contentOf(controls) : [])
    .map((control) => control.child('p:pic'))
    .filter((picture) => picture !== undefined);
  for (const [index, face] of faces.entries()) {
    const order = orderKeyAt((tree ? contentOf(tree).length : 0) + index);
    readNode(face, scope, { ...place, order }, elements);
    note(scope, 'CONTROL', elements.at(-1)?.id);
  }
  for (const finish of scope.later.splice(0)) finish();
  followBaskets(elements, scope.elementIds);
  scope.context.records.push(...elements);
  return elements;
}

/** Most elements of a whole deck: they must fit in memory, and a courseware may have a tenth of them. */
const MOST_ELEMENTS = 130_000;

function readChildren(parent: XmlElement, scope: TreeScope, at: Place, out: Element[]): void {
  let index = 0;
  for (const node of contentOf(parent)) {
    if (!isNode(node)) continue;
    if (scope.context.records.length + out.length >= MOST_ELEMENTS)
      throw new LecternError('FILE_TOO_COMPLEX');
    readNode(node, scope, { ...at, order: orderKeyAt(index++) }, out);
  }
}

/** Later kinds of objects for which files contain a picture, by the prefix of their namespace. */
const SHOWN_BY_PICTURE: Readonly<Record<string, string>> = {
  am3d: '3D',
  pslz: 'Zoom',
  psez: 'Zoom',
  psuz: 'Zoom',
  p173: 'Cameo',
};

const NODES = new Set([
  'p:sp',
  'p:cxnSp',
  'p:pic',
  'p:grpSp',
  'p:graphicFrame',
  'p:contentPart',
  'p14:contentPart',
]);

function isNode(node: XmlElement): boolean {
  return NODES.has(node.name);
}

/** Reads one node separately: if that fails, it becomes a placeholder and a note, and its neighbours are still read. */
function readNode(node: XmlElement, scope: TreeScope, place: Place, out: Element[]): void {
  const { report } = scope.context;
  const before = out.length;
  const said = report.size;
  try {
    readKnownNode(node, scope, place, out);
  } catch (error) {
    if (error instanceof LecternError) throw error;
    out.length = before;
    const element = unreadable(node, scope, place);
    note(scope, 'ELEMENT_UNREADABLE', element.id, error instanceof Error ? error.message : undefined);
    out.push(element);
  }
  const made = out[before];
  const wanted = replacedBy(node);
  if (made && wanted && Object.hasOwn(SHOWN_BY_PICTURE, wanted))
    note(scope, 'OBJECT_AS_PICTURE', made.id, SHOWN_BY_PICTURE[wanted]);
  if (!made) return;
  report.place(said, made.id);
  scope.context.nodes?.set(made.id, { part: scope.part.name, start: node.start });
}

function readKnownNode(node: XmlElement, scope: TreeScope, place: Place, out: Element[]): void {
  switch (node.name) {
    case 'p:sp':
      out.push(asQuestion(node, asFormula(node, asTool(node, readShape(node, scope, place)))));
      return;
    case 'p:cxnSp':
      out.push(readConnector(node, scope, place));
      return;
    case 'p:pic':
      out.push(asQuestion(node, asTool(node, readPicture(node, scope, place))));
      return;
    case 'p:grpSp': {
      const first = out.length;
      readGroup(node, scope, place, out);
      const [group, ...inside] = out.slice(first);
      const ours = group && (asMindMap(node, group, inside) ?? asPinyin(node, group, inside));
      if (ours) out.splice(first, out.length - first, ours);
      return;
    }
    case 'p:graphicFrame':
      out.push(...readGraphicFrame(node, scope, place));
      return;
    default:
      out.push(...readInk(node, scope, place));
  }
}

function unreadable(node: XmlElement, scope: TreeScope, place: Place): Element {
  const xfrm = node.path('p:spPr', 'a:xfrm') ?? node.child('p:xfrm') ?? node.path('p:grpSpPr', 'a:xfrm');
  const { frame } = resolveFrame(xfrm, undefined, scope, place.space);
  const texts = [...node.descendants()].filter((child) => child.name === 'a:t').map((child) => child.text);
  return {
    kind: 'element',
    id: scope.context.newId(),
    parentId: place.parentId,
    order: place.order,
    frame,
    type: 'unknown',
    what: node.name === 'p:pic' ? 'picture' : node.name.slice(0, 128),
    ...(texts.length > 0 ? { texts } : {}),
    ...originOf(node, scope),
  };
}

function originOf(node: XmlElement, scope: TreeScope) {
  const shapeId = nonVisual(node)?.child('p:cNvPr')?.attr('id')?.slice(0, 32);
  return shapeId === undefined ? {} : { origin: { part: scope.part.name.slice(0, 512), shapeId } };
}

/** A p:grpSp (19.3.1.22) becomes a group whose children are relative to its top left corner, at its own scale. */
function readGroup(node: XmlElement, scope: TreeScope, place: Place, out: Element[]): void {
  const properties = node.child('p:grpSpPr');
  const xfrm = properties?.child('a:xfrm');
  const own = readTransform(xfrm);
  const placed: Transform = own
    ? placeIn(place.space, own)
    : { x: 0, y: 0, w: 0, h: 0, rotation: 0, flipH: false, flipV: false };
  const fill = readFill(properties, scope);
  const effects = readEffects(properties);
  const group: GroupElement = {
    ...readBase(node, scope, place, frameOf(placed)),
    type: 'group',
    ...(fill ? { fill } : {}),
    ...(effects ? { effects } : {}),
  };
  out.push(group);
  const space = own ? childSpaceOf(xfrm, placed) : place.space;
  const first = out.length;
  readChildren(node, scope, { parentId: group.id, order: '', space }, out);
  if (!own) fitToChildren(group, out.slice(first));
}

/** A group without a frame gets the bounds of its children. */
function fitToChildren(group: GroupElement, inside: readonly Element[]): void {
  const children = inside.filter((element) => element.parentId === group.id);
  if (children.length === 0) return;
  const x = Math.min(...children.map(({ frame }) => frame.x));
  const y = Math.min(...children.map(({ frame }) => frame.y));
  const right = Math.max(...children.map(({ frame }) => frame.x + frame.w));
  const bottom = Math.max(...children.map(({ frame }) => frame.y + frame.h));
  group.frame = { x, y, w: right - x, h: bottom - y };
  for (const child of children) child.frame = { ...child.frame, x: child.frame.x - x, y: child.frame.y - y };
}
