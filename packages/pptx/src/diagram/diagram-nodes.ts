import type { Fill, TextBody } from '@lectern/courseware';
import type { XmlElement } from '../package/xml.ts';
import type { TreeScope } from '../read/context.ts';
import { integerOf } from '../read/geometry/units.ts';
import { readFill } from '../read/paint/fill.ts';
import { hasText, readTextBody } from '../read/text/text.ts';

/** An entry of a diagram with its children. */
export interface DiagramNode {
  readonly text: TextBody;
  readonly fill: Fill | undefined;
  /** Fill of the shape that shows the entry's children. */
  readonly bodyFill: Fill | undefined;
  /** Style labels (dgm:styleLbl) of the entry's shape, and of the shape that shows its children. */
  readonly label: string | undefined;
  readonly bodyLabel: string | undefined;
  readonly children: readonly DiagramNode[];
}

/** Types of points that only serve the layout. */
const HELPERS = new Set(['pres', 'parTrans', 'sibTrans', 'doc']);
const MAX_DEPTH = 16;

/**
 * The entries of a diagram's data (dgm:dataModel, 21.4.2.10) as a forest in reading order; empty entries are skipped.
 */
export function diagramNodes(root: XmlElement, scope: TreeScope): DiagramNode[] {
  const points = new Map<string, XmlElement>();
  for (const point of root.child('dgm:ptLst')?.all('dgm:pt') ?? [])
    points.set(point.attr('modelId') ?? '', point);
  const children = childrenOf(root);
  const looks = looksOf(points.values(), scope);
  const visited = new Set<string>();
  const visit = (id: string, depth: number): DiagramNode[] => {
    const point = points.get(id);
    if (!point || visited.has(id) || depth > MAX_DEPTH) return [];
    visited.add(id);
    const below = (children.get(id) ?? []).flatMap((child) => visit(child, depth + 1));
    if (HELPERS.has(point.attr('type') ?? 'node')) return below;
    const text = readTextBody(point.child('dgm:t'), scope);
    if (!text || !hasText(text)) return below;
    const look = looks.get(id);
    const fill = readFill(point.child('dgm:spPr'), scope) ?? look?.fill;
    const { bodyFill, label, bodyLabel } = look ?? {};
    return [{ text, fill, bodyFill, label, bodyLabel, children: below }];
  };
  const start = [...points].find(([, point]) => point.attr('type') === 'doc')?.[0];
  const nodes = start === undefined ? [] : visit(start, 0);
  // points that no connection reaches
  for (const [id, point] of points) {
    if (!HELPERS.has(point.attr('type') ?? 'node')) nodes.push(...visit(id, 0));
  }
  return nodes;
}

interface NodeLook {
  fill?: Fill;
  bodyFill?: Fill;
  label?: string;
  bodyLabel?: string;
}

/** Names of presentation points that show the children of an entry. */
const BODY = /desc|child|desTx|txt\d|body/i;

/** Formats that a user gave to single shapes, by entry; they are stored in the presentation points. */
function looksOf(points: Iterable<XmlElement>, scope: TreeScope): Map<string, NodeLook> {
  const looks = new Map<string, NodeLook>();
  for (const point of points) {
    if (point.attr('type') !== 'pres') continue;
    const set = point.child('dgm:prSet');
    const entry = set?.attr('presAssocID');
    const fill = readFill(point.child('dgm:spPr'), scope);
    const label = set?.attr('presStyleLbl');
    if (!entry || (!fill && !label)) continue;
    const look = looks.get(entry) ?? {};
    if (BODY.test(set?.attr('presName') ?? '')) {
      if (fill) look.bodyFill ??= fill;
      if (label) look.bodyLabel ??= label;
    } else {
      if (fill) look.fill ??= fill;
      if (label) look.label ??= label;
    }
    looks.set(entry, look);
  }
  return looks;
}

function childrenOf(root: XmlElement): Map<string, string[]> {
  const connections = (root.child('dgm:cxnLst')?.all('dgm:cxn') ?? [])
    .filter((connection) => (connection.attr('type') ?? 'parOf') === 'parOf')
    .map((connection) => ({
      from: connection.attr('srcId') ?? '',
      to: connection.attr('destId') ?? '',
      place: integerOf(connection.attr('srcOrd')) ?? 0,
    }))
    .sort((one, other) => one.place - other.place);
  const children = new Map<string, string[]>();
  for (const { from, to } of connections) {
    const known = children.get(from);
    if (known) known.push(to);
    else children.set(from, [to]);
  }
  return children;
}

/** Every paragraph's text in a diagram's data. */
export function diagramTexts(root: XmlElement): string[] {
  const texts: string[] = [];
  for (const element of root.descendants()) {
    if (element.name !== 'a:p') continue;
    let text = '';
    for (const child of element.descendants()) if (child.name === 'a:t') text += child.text;
    if (text.trim() !== '') texts.push(text);
  }
  return texts;
}
