import { contentOf } from '../package/compatibility.ts';
import type { XmlElement } from '../package/xml.ts';
import { integerOf } from '../read/geometry/units.ts';

/** Kinds of points that a layout definition can select (ST_PtType, 21.4.7.50). */
type PointType = 'node' | 'asst' | 'doc' | 'pres' | 'parTrans' | 'sibTrans';

/** A point of a diagram's data (dgm:pt, 21.4.3.5) in the tree of entries and the transitions between them. */
export interface DataPoint {
  readonly id: string;
  readonly type: PointType;
  readonly element: XmlElement;
  /** 0 for the document point; a transition has the depth of its entry. */
  depth: number;
  parent: DataPoint | undefined;
  /** Children in order: the transition to an entry, the entry, the transition after it, and so on. */
  readonly children: DataPoint[];
}

/** The tree of a diagram's entries, and the presentation points with the format of each. */
export interface DataModel {
  readonly root: DataPoint;
  /** Presentation points in the file's order. */
  readonly presentation: readonly DataPoint[];
}

/** Points beyond this number are skipped: no real diagram has this many. */
const MAX_POINTS = 5000;
const MAX_DEPTH = 32;

/** Reads dgm:dataModel (21.4.2.10); undefined when it has no document point. */
export function readDataModel(element: XmlElement): DataModel | undefined {
  const points = new Map<string, DataPoint>();
  for (const point of pointsOf(element).slice(0, MAX_POINTS)) {
    const id = point.attr('modelId') ?? '';
    const type = (point.attr('type') ?? 'node') as PointType;
    if (!points.has(id))
      points.set(id, { id, type, element: point, depth: 0, parent: undefined, children: [] });
  }
  const all = [...points.values()];
  const root = all.find(({ type }) => type === 'doc');
  if (!root) return undefined;
  grow(root, connectionsOf(element), points, new Set([root.id]));
  return { root, presentation: all.filter(({ type }) => type === 'pres') };
}

function pointsOf(element: XmlElement): XmlElement[] {
  const list = element.child('dgm:ptLst');
  return list ? contentOf(list).filter(({ name }) => name === 'dgm:pt') : [];
}

interface Connection {
  readonly to: string;
  readonly before: string;
  readonly after: string;
  readonly place: number;
}

/** Children of each point (dgm:cxn of type parOf, 21.4.3.2), by the parent's id, in order. */
function connectionsOf(element: XmlElement): Map<string, Connection[]> {
  const below = new Map<string, Connection[]>();
  for (const connection of element.child('dgm:cxnLst')?.all('dgm:cxn') ?? []) {
    if ((connection.attr('type') ?? 'parOf') !== 'parOf') continue;
    const from = connection.attr('srcId') ?? '';
    const known = below.get(from) ?? [];
    known.push({
      to: connection.attr('destId') ?? '',
      before: connection.attr('parTransId') ?? '',
      after: connection.attr('sibTransId') ?? '',
      place: integerOf(connection.attr('srcOrd')) ?? 0,
    });
    below.set(from, known);
  }
  for (const list of below.values()) list.sort((one, other) => one.place - other.place);
  return below;
}

function grow(
  parent: DataPoint,
  below: Map<string, Connection[]>,
  points: Map<string, DataPoint>,
  seen: Set<string>,
): void {
  if (parent.depth >= MAX_DEPTH) return;
  for (const { to, before, after } of below.get(parent.id) ?? []) {
    const point = points.get(to);
    if (!point || seen.has(to)) continue;
    seen.add(to);
    adopt(parent, transition(points.get(before), 'parTrans', `${to}/parTrans`, point));
    adopt(parent, point);
    adopt(parent, transition(points.get(after), 'sibTrans', `${to}/sibTrans`, point));
    grow(point, below, points, seen);
  }
}

/** The file's transition, or a new one if the file has none. */
function transition(
  found: DataPoint | undefined,
  type: 'parTrans' | 'sibTrans',
  id: string,
  of: DataPoint,
): DataPoint {
  if (found && found.type === type && !found.parent) return found;
  return { id, type, element: of.element, depth: 0, parent: undefined, children: [] };
}

function adopt(parent: DataPoint, child: DataPoint): void {
  child.parent = parent;
  child.depth = parent.depth + 1;
  parent.children.push(child);
}

/** Whether a point is an entry, of either kind. */
export function isEntry(point: DataPoint): boolean {
  return point.type === 'node' || point.type === 'asst';
}
