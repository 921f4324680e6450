import type { Frame } from '@lectern/courseware';
import type { XmlElement } from '../../package/xml.ts';
import { nonVisual } from '../../read/element-base.ts';
import { transformXml } from '../paint/geometry-out.ts';
import type { PatchedXml, Splice } from '../xml/patched-xml.ts';

const PLACED = new Set(['p:sp', 'p:pic', 'p:cxnSp', 'p:graphicFrame']);

/**
 * The nodes with an element's position: the node itself, or one in each branch of its mc:AlternateContent; empty
 * otherwise.
 */
export function placedNodes(unit: XmlElement): readonly XmlElement[] {
  const placed = (node: XmlElement | undefined) =>
    node !== undefined &&
    PLACED.has(node.name) &&
    (node.name === 'p:graphicFrame' || node.child('p:spPr') !== undefined);
  if (unit.name !== 'mc:AlternateContent') return placed(unit) ? [unit] : [];
  const branches = unit.children.filter((branch) => branch.children.length > 0);
  const nodes = branches.flatMap((branch) => branch.children);
  return nodes.length === branches.length && nodes.every(placed) ? nodes : [];
}

/** Replaces the a:xfrm of such a node, or adds one. */
export function placedAt(patch: PatchedXml, node: XmlElement, frame: Frame): Splice {
  const owner = node.name === 'p:graphicFrame' ? node : (node.child('p:spPr') ?? node);
  const present = owner.child('a:xfrm') ?? owner.child('p:xfrm');
  const xml = transformXml(owner === node ? 'p:xfrm' : 'a:xfrm', frame);
  if (present) return [present.start, present.end, xml];
  const tag = patch.startTag(owner);
  const at = owner.start + tag.length;
  const raw = /^<([^\s/>]+)/.exec(tag)?.[1] ?? '';
  return tag.endsWith('/>') ? [at - 2, at, `>${xml}</${raw}>`] : [at, at, xml];
}

/** Replaces the id in such a node's p:cNvPr. */
export function withId(patch: PatchedXml, node: XmlElement, id: number): Splice {
  const open = patch.startTag(node);
  const found = /\sid\s*=\s*("[^"]*"|'[^']*')/.exec(open);
  const at = node.start + (found?.index ?? /^<[^\s/>]+/.exec(open)?.[0].length ?? 0);
  return [at, at + (found?.[0].length ?? 0), ` id="${id}"`];
}

/** Replaces the ids in the p:cNvPr elements of a piece of XML and its descendants, by their positions in the text. */
export function idEdits(patch: PatchedXml, piece: XmlElement, ids: ReadonlyMap<number, number>): Splice[] {
  return [piece, ...piece.descendants()].flatMap((node) => {
    const id = ids.get(node.start);
    const drawing = id === undefined ? undefined : nonVisual(node)?.child('p:cNvPr');
    return drawing && id !== undefined ? [withId(patch, drawing, id)] : [];
  });
}
