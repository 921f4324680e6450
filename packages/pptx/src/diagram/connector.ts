import type { ConstraintValues } from './constraints.ts';
import { type DataPoint, isEntry } from './data-model.ts';
import { type Box, type LayoutNode, nodesOf } from './layout-node.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A connector between two nodes: a block arrow in a rotated box, or a line through points. Millimetres, degrees. */
export type Connector =
  | { readonly type: 'arrow'; readonly box: Box; readonly turn: number; readonly double: boolean }
  | {
      readonly type: 'line';
      readonly points: readonly Point[];
      readonly arrowAtStart: boolean;
      readonly arrowAtEnd: boolean;
    };

/** Nodes by the points that they show, for finding the ends of a connector. */
export type NodesByPoint = ReadonlyMap<DataPoint, readonly LayoutNode[]>;

export function nodesByPoint(root: LayoutNode): NodesByPoint {
  const found = new Map<DataPoint, LayoutNode[]>();
  for (const node of nodesOf(root)) {
    if (node.algorithm === 'conn') continue;
    for (const point of new Set([node.context, ...node.shown.slice(0, 1)])) {
      const known = found.get(point);
      if (known) known.push(node);
      else found.set(point, [node]);
    }
  }
  return found;
}

/**
 * The algorithm `conn` (21.4.7.1) of a node, after all others have their boxes; undefined when there are not two nodes
 * to connect.
 */
export function connectorOf(
  node: LayoutNode,
  nodes: NodesByPoint,
  values: ConstraintValues,
): Connector | undefined {
  const [source, target] = endsOf(node, nodes);
  if (!source || !target || source === target) return undefined;
  const parameter = (name: string) => node.parameters.get(name);
  const begin = pointOn(source, parameter('begPts') ?? 'auto', target);
  const end = pointOn(target, parameter('endPts') ?? 'auto', source);
  if (parameter('dim') === '1D') {
    const points =
      parameter('connRout') === 'bend'
        ? elbow(begin, end, parameter('begPts'), parameter('endPts'))
        : [begin, end];
    return {
      type: 'line',
      points,
      arrowAtStart: parameter('begSty') === 'arr',
      arrowAtEnd: (parameter('endSty') ?? 'arr') === 'arr',
    };
  }
  return blockArrow(node, begin, end, values);
}

/** A block arrow from edge to edge, without the padding at its ends. */
function blockArrow(node: LayoutNode, begin: Point, end: Point, values: ConstraintValues): Connector {
  const distance = Math.hypot(end.x - begin.x, end.y - begin.y);
  values.set(node, 'connDist', distance);
  const free = { begin: values.get(node, 'begPad') ?? 0, end: values.get(node, 'endPad') ?? 0 };
  const length = Math.max(0.1, distance - free.begin - free.end);
  const thick = Math.max(0.1, values.get(node, 'h') ?? length);
  const along = (free.begin + length / 2) / Math.max(distance, 1e-6);
  const x = begin.x + (end.x - begin.x) * along;
  const y = begin.y + (end.y - begin.y) * along;
  const turn = (Math.atan2(end.y - begin.y, end.x - begin.x) * 180) / Math.PI;
  const double = node.parameters.get('begSty') === 'arr';
  return { type: 'arrow', box: { x: x - length / 2, y: y - thick / 2, w: length, h: thick }, turn, double };
}

function endsOf(node: LayoutNode, nodes: NodesByPoint): [LayoutNode | undefined, LayoutNode | undefined] {
  const { context, parameters } = node;
  const ends = pointsJoined(context);
  const named = (name: string | undefined, point: DataPoint | undefined) => {
    const among = point ? (nodes.get(point) ?? []) : [];
    return among.find((one) => one.name === name) ?? shownNode(among);
  };
  const [sourceName, targetName] = [parameters.get('srcNode'), parameters.get('dstNode')];
  if (!sourceName && !targetName && context.type === 'sibTrans') {
    const beside = besides(node);
    if (beside) return beside;
  }
  return [named(sourceName, ends[0]), named(targetName, ends[1])];
}

/** The nodes before and after a node among its siblings; the first one follows the last. */
function besides(node: LayoutNode): [LayoutNode, LayoutNode] | undefined {
  const among = (node.parent?.children ?? []).filter(
    (one) =>
      one === node || (one.algorithm !== 'conn' && one.context.type !== 'sibTrans' && one.algorithm !== 'sp'),
  );
  const at = among.indexOf(node);
  const [before, after] = [among[at - 1], among[at + 1] ?? among[0]];
  return before && after && before !== after && after !== node ? [before, after] : undefined;
}

function shownNode(among: readonly LayoutNode[]): LayoutNode | undefined {
  return (
    among.find((one) => one.algorithm === 'tx' && one.shape?.attr('type')) ??
    among.find((one) => one.shape?.attr('type') && one.shape.attr('type') !== 'none') ??
    among.find((one) => one.box.w > 0)
  );
}

/** The entries at both ends of a transition. */
function pointsJoined(transition: DataPoint): [DataPoint | undefined, DataPoint | undefined] {
  const siblings = transition.parent?.children ?? [];
  const at = siblings.indexOf(transition);
  const next = siblings.slice(at + 1).find(isEntry);
  if (transition.type === 'parTrans') return [transition.parent, next];
  const before = siblings.slice(0, at).findLast(isEntry);
  return [before, next ?? siblings.find(isEntry)];
}

/**
 * A connection site of a node (ST_ConnectorPoint, 21.4.7.18); `auto` is the point where the line to the other node
 * crosses its edge.
 */
function pointOn(node: LayoutNode, site: string, other: LayoutNode): Point {
  const { x, y, w, h } = node.box;
  const middle = { x: x + w / 2, y: y + h / 2 };
  switch (site) {
    case 'ctr':
      return middle;
    case 'bCtr':
      return { x: middle.x, y: y + h };
    case 'tCtr':
      return { x: middle.x, y };
    case 'midL':
      return { x, y: middle.y };
    case 'midR':
      return { x: x + w, y: middle.y };
    case 'tL':
      return { x, y };
    case 'tR':
      return { x: x + w, y };
    case 'bL':
      return { x, y: y + h };
    case 'bR':
      return { x: x + w, y: y + h };
    default:
      return edgeTowards(node, { x: other.box.x + other.box.w / 2, y: other.box.y + other.box.h / 2 });
  }
}

function edgeTowards(node: LayoutNode, to: Point): Point {
  const { x, y, w, h } = node.box;
  const middle = { x: x + w / 2, y: y + h / 2 };
  const [dx, dy] = [to.x - middle.x, to.y - middle.y];
  if (dx === 0 && dy === 0) return middle;
  const round = node.shape?.attr('type') === 'ellipse';
  const share = round
    ? 1 / Math.hypot(dx / Math.max(w / 2, 1e-6), dy / Math.max(h / 2, 1e-6))
    : Math.min(w / 2 / Math.max(Math.abs(dx), 1e-6), h / 2 / Math.max(Math.abs(dy), 1e-6));
  return { x: middle.x + dx * share, y: middle.y + dy * share };
}

/** A path with right angles that turns half way, and leaves a site at a right angle to its side. */
function elbow(begin: Point, end: Point, from: string | undefined, to: string | undefined): Point[] {
  const upright = (site: string | undefined) => site === 'bCtr' || site === 'tCtr';
  if (upright(from) && upright(to)) {
    const y = (begin.y + end.y) / 2;
    return begin.x === end.x ? [begin, end] : [begin, { x: begin.x, y }, { x: end.x, y }, end];
  }
  if (upright(from)) return [begin, { x: begin.x, y: end.y }, end];
  if (upright(to)) return [begin, { x: end.x, y: begin.y }, end];
  const x = (begin.x + end.x) / 2;
  return Math.abs(begin.y - end.y) < 1e-6 ? [begin, end] : [begin, { x, y: begin.y }, { x, y: end.y }, end];
}
