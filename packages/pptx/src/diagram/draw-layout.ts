import type { Element, GroupElement, TextBody } from '@lectern/courseware';
import type { Part } from '../package/opc.ts';
import type { XmlElement } from '../package/xml.ts';
import type { TreeScope } from '../read/context.ts';
import { integerOf } from '../read/geometry/units.ts';
import { orderKeyAt } from '../read/order-key.ts';
import { connectorOf, nodesByPoint } from './connector.ts';
import { ConstraintValues } from './constraints.ts';
import { readDataModel } from './data-model.ts';
import { expandLayout, isDrawn, isTurned, type LayoutNode, nodesOf } from './layout-node.ts';
import { connectorElement, type ElementPlace, shapesOf } from './node-element.ts';
import { placeChildren } from './placing/place.ts';
import { StyleLabels } from './style-label.ts';
import { fitFonts } from './text/fit-fonts.ts';
import { type NodeParagraph, paragraphsOf } from './text/node-text.ts';
import { textBodyOf } from './text/text-body.ts';
import { neededHeight } from './text/text-fit.ts';
import { boxInHost, fitsInside, hostOf } from './text/text-host.ts';
import { textRoom } from './text/text-room.ts';

/** Millimetres per logical pixel. */
const MILLIMETRES = 25.4 / 96;

/** The parts of a diagram that define its layout and format. */
export interface DiagramParts {
  readonly data: Part;
  readonly layout: Part;
  readonly style: XmlElement | undefined;
  readonly colors: XmlElement | undefined;
}

/**
 * The shapes that a diagram's layout definition (dgm:layoutDef, 21.4.2.16) creates from its data, in pixels of the
 * group. Undefined without shapes, when the definition is too large, or when sizes cannot be drawn.
 */
export function drawLayout(
  parts: DiagramParts,
  scope: TreeScope,
  group: GroupElement,
): Element[] | undefined {
  const model = readDataModel(parts.data.root);
  const root = model && expandLayout(parts.layout.root, model);
  if (!root) return undefined;
  const values = new ConstraintValues(root);
  if (values.tooMany) return undefined;
  const texts = new Map<LayoutNode, readonly NodeParagraph[]>();
  for (const node of nodesOf(root)) {
    const paragraphs = node.algorithm === 'tx' ? paragraphsOf(node) : [];
    if (paragraphs.length > 0) texts.set(node, paragraphs);
  }
  layOut(root, values, texts, group);
  if (values.tooMany || !isSound(root)) return undefined;
  const inner: TreeScope = { ...scope, part: parts.data, elementIds: new Map(), later: [] };
  const labels = new StyleLabels(parts.style, parts.colors, root, inner);
  const elements = elementsOf(root, values, texts, labels, {
    parentId: group.id,
    scope: inner,
    scale: 1 / MILLIMETRES,
  });
  // A diagram without entries is empty; entries that the definition leaves out are better shown as a list.
  return elements.length > 0 || model.root.children.length === 0 ? elements : undefined;
}

/** Computes the boxes of all nodes and the font sizes of all texts. */
function layOut(
  root: LayoutNode,
  values: ConstraintValues,
  texts: ReadonlyMap<LayoutNode, readonly NodeParagraph[]>,
  group: GroupElement,
): void {
  const size = { w: group.frame.w * MILLIMETRES, h: group.frame.h * MILLIMETRES };
  fitFonts(root, values, texts, () => {
    values.restart();
    const overfull = new Map<LayoutNode, number>();
    root.box = { x: 0, y: 0, ...size };
    values.set(root, 'w', size.w);
    values.set(root, 'h', size.h);
    placeChildren(root, values, {
      overfull,
      textHeight: (node, width) => neededHeight(node, texts.get(node) ?? [], values, width),
    });
    return new Set(overfull.keys());
  });
}

/**
 * Moves the text of a node without a shape (the guest) into the shape that shows it (its host): the distance between
 * the host's text area and the guest's box becomes the inset.
 */
function insetBy(text: TextBody, host: LayoutNode, guest: LayoutNode, values: ConstraintValues): TextBody {
  const room = textRoom(host, host.box, values);
  const { box } = guest;
  const px = (length: number) => Math.max(0, Math.round((length / MILLIMETRES) * 1000) / 1000);
  return {
    ...text,
    box: {
      ...text.box,
      insetLeft: (text.box?.insetLeft ?? 0) + px(box.x - room.x),
      insetTop: (text.box?.insetTop ?? 0) + px(box.y - room.y),
      insetRight: (text.box?.insetRight ?? 0) + px(room.x + room.w - box.x - box.w),
      insetBottom: (text.box?.insetBottom ?? 0) + px(room.y + room.h - box.y - box.h),
    },
  };
}

function isSound(root: LayoutNode): boolean {
  for (const { box } of nodesOf(root)) {
    if (![box.x, box.y, box.w, box.h].every((value) => Number.isFinite(value) && Math.abs(value) < 1e5))
      return false;
  }
  return true;
}

function elementsOf(
  root: LayoutNode,
  values: ConstraintValues,
  texts: ReadonlyMap<LayoutNode, readonly NodeParagraph[]>,
  labels: StyleLabels,
  place: ElementPlace,
): Element[] {
  const nodes = [...nodesOf(root)];
  const guests = new Map<LayoutNode, LayoutNode>();
  for (const node of nodes) {
    const host = texts.has(node) ? hostOf(node) : undefined;
    if (!host || guests.has(host)) continue;
    node.box = boxInHost(node, host);
    if (!isTurned(host) && fitsInside(host.box, node.box)) guests.set(host, node);
  }
  const housed = new Set(guests.values());
  const byPoint = nodesByPoint(root);
  const drawn: { readonly depth: number; readonly element: Element }[] = [];
  let index = 0;
  for (const node of nodes) {
    if (housed.has(node)) continue;
    const guest = guests.get(node);
    const speaker = guest ?? node;
    const own = textBodyOf(speaker, texts.get(speaker) ?? [], values, place.scope);
    const text = own && guest ? insetBy(own, node, guest, values) : own;
    const connector = node.algorithm === 'conn' ? connectorOf(node, byPoint, values) : undefined;
    if (!connector && !text && !isDrawn(node)) continue;
    const look = labels.lookOf(node);
    const made = connector
      ? [connectorElement(connector, look, place)]
      : shapesOf(node, text, look, values, place);
    const offset = integerOf(node.shape?.attr('zOrderOff')) ?? 0;
    const depth = index++ + offset + Math.sign(offset) * 0.5;
    for (const element of made) drawn.push({ depth, element });
  }
  drawn.sort((one, other) => one.depth - other.depth);
  return drawn.map(({ element }, at) => ({ ...element, order: orderKeyAt(at) }));
}
