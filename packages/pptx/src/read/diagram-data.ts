import type { TextBody } from '@lectern/courseware';
import type { XmlElement } from '../package/xml.ts';
import type { TreeScope } from './context.ts';
import { hasText, readTextBody } from './text.ts';
import { integerOf } from './units.ts';

export interface DiagramNode {
  readonly depth: number;
  readonly text: TextBody;
}

/** Points that only serve the layout. */
const HELPERS = new Set(['pres', 'parTrans', 'sibTrans', 'doc']);

/** The entries of a diagram's data (dgm:dataModel, 21.4.2.10) in reading order, parents before their children. */
export function diagramNodes(root: XmlElement, scope: TreeScope): DiagramNode[] {
  const points = new Map<string, XmlElement>();
  for (const point of root.child('dgm:ptLst')?.all('dgm:pt') ?? [])
    points.set(point.attr('modelId') ?? '', point);
  const children = childrenOf(root);
  const start = [...points].find(([, point]) => point.attr('type') === 'doc')?.[0];
  const nodes: DiagramNode[] = [];
  const visited = new Set<string>();
  const visit = (id: string, depth: number) => {
    if (visited.has(id) || depth > 64) return;
    visited.add(id);
    const point = points.get(id);
    const text = point && readTextBody(point.child('dgm:t'), scope);
    if (point && !HELPERS.has(point.attr('type') ?? 'node') && text && hasText(text))
      nodes.push({ depth, text });
    const next = point?.attr('type') === 'doc' ? depth : depth + 1;
    for (const child of children.get(id) ?? []) visit(child, next);
  };
  if (start !== undefined) visit(start, 0);
  // points that no connection reaches
  for (const [id, point] of points) if (!HELPERS.has(point.attr('type') ?? 'node')) visit(id, 0);
  return nodes;
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
