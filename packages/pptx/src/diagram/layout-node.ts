import { contentOf } from '../package/compatibility.ts';
import type { XmlElement } from '../package/xml.ts';
import { numberOf } from '../read/geometry/units.ts';
import { follow, isOf, readAxisPath } from './axis.ts';
import { holds } from './condition.ts';
import type { DataModel, DataPoint } from './data-model.ts';
import {
  type Customisation,
  customisationOf,
  type PresentationTable,
  presentationOf,
  presentationTable,
  variablesOf,
} from './presentation.ts';

/** A rectangle in millimetres of the diagram, before rotation. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A layoutNode (21.4.2.19) created for one point of the data. */
export interface LayoutNode {
  readonly name: string;
  readonly label: string | undefined;
  readonly parent: LayoutNode | undefined;
  readonly children: LayoutNode[];
  /** The current point when it was created. */
  readonly context: DataPoint;
  /** The points whose text the node shows (dgm:presOf, 21.4.2.22). */
  shown: readonly DataPoint[];
  /** dgm:alg (21.4.2.3) and its parameters. */
  algorithm: string;
  parameters: ReadonlyMap<string, string>;
  /** dgm:shape (21.4.2.27). */
  shape: XmlElement | undefined;
  readonly constraints: XmlElement[];
  readonly rules: XmlElement[];
  readonly variables: Map<string, string>;
  /** The file's presentation point for it, with changes by the user. */
  readonly presentation: DataPoint | undefined;
  readonly custom: Customisation;
  /** Final position and size. */
  box: Box;
  /** Rotation of its shape by its position on a ring, degrees clockwise. */
  turn: number;
  /** Position and size without the user's changes. */
  plain: Box;
}

/** Most nodes of one diagram. */
const MAX_NODES = 3000;
/** Most steps of expanding a definition, so that loops without a result end as well. */
const MAX_STEPS = 200_000;
const MAX_DEPTH = 100;

interface Expansion {
  readonly table: PresentationTable;
  readonly loops: ReadonlyMap<string, XmlElement>;
  nodes: number;
  steps: number;
}

/** Expands a definition (dgm:layoutDef, 21.4.2.16) for some data to a tree of nodes; undefined when it is too large. */
export function expandLayout(definition: XmlElement, data: DataModel): LayoutNode | undefined {
  const start = contentOf(definition).find((child) => child.name === 'dgm:layoutNode');
  if (!start) return undefined;
  const loops = new Map<string, XmlElement>();
  for (const element of definition.descendants()) {
    const name = element.name === 'dgm:forEach' ? element.attr('name') : undefined;
    if (name && !loops.has(name)) loops.set(name, element);
  }
  const expansion: Expansion = { table: presentationTable(data), loops, nodes: 0, steps: 0 };
  const root = makeNode(start, data.root, undefined, expansion, 0);
  return expansion.nodes > MAX_NODES || expansion.steps > MAX_STEPS ? undefined : root;
}

function makeNode(
  element: XmlElement,
  context: DataPoint,
  parent: LayoutNode | undefined,
  expansion: Expansion,
  depth: number,
): LayoutNode {
  expansion.nodes++;
  const name = element.attr('name') ?? '';
  const presentation = presentationOf(expansion.table, name, context);
  const node: LayoutNode = {
    name,
    label: element.attr('styleLbl'),
    parent,
    children: [],
    context,
    shown: [],
    algorithm: 'composite',
    parameters: new Map(),
    shape: undefined,
    constraints: [],
    rules: [],
    variables: variablesOf(element, presentation),
    presentation,
    custom: customisationOf(presentation),
    box: { x: 0, y: 0, w: 0, h: 0 },
    turn: 0,
    plain: { x: 0, y: 0, w: 0, h: 0 },
  };
  parent?.children.push(node);
  fill(node, element, context, expansion, depth + 1);
  return node;
}

/** Applies the children of a definition's element to a node: lists, branches and loops. */
function fill(
  node: LayoutNode,
  element: XmlElement,
  at: DataPoint,
  expansion: Expansion,
  depth: number,
): void {
  if (depth > MAX_DEPTH) return;
  for (const child of contentOf(element)) {
    if (++expansion.steps > MAX_STEPS || expansion.nodes > MAX_NODES) return;
    switch (child.name) {
      case 'dgm:alg':
        node.algorithm = child.attr('type') ?? 'composite';
        node.parameters = new Map(
          child.all('dgm:param').map((one) => [one.attr('type') ?? '', one.attr('val') ?? '']),
        );
        break;
      case 'dgm:shape':
        node.shape = child;
        break;
      case 'dgm:presOf':
        node.shown = follow(readAxisPath(child), at);
        break;
      case 'dgm:constrLst':
        node.constraints.push(...child.all('dgm:constr'));
        break;
      case 'dgm:ruleLst':
        node.rules.push(...child.all('dgm:rule'));
        break;
      case 'dgm:layoutNode':
        makeNode(child, at, node, expansion, depth);
        break;
      case 'dgm:choose': {
        const taken = branchOf(child, at, node);
        if (taken) fill(node, taken, at, expansion, depth + 1);
        break;
      }
      case 'dgm:forEach': {
        const loop = expansion.loops.get(child.attr('ref') ?? '') ?? child;
        for (const point of follow(readAxisPath(loop), at)) fill(node, loop, point, expansion, depth + 1);
        break;
      }
    }
  }
}

/** The first dgm:if of a dgm:choose that is true, otherwise its dgm:else. */
function branchOf(choose: XmlElement, at: DataPoint, node: LayoutNode): XmlElement | undefined {
  const taken = choose.all('dgm:if').find((one) => holds(one, at, (name) => variable(node, name)));
  return taken ?? choose.child('dgm:else');
}

/** Defaults of variables (21.4.7.66 and the types of its values). */
const DEFAULTS: Readonly<Record<string, string>> = {
  dir: 'norm',
  hierBranch: 'std',
  orgChart: 'false',
  bulletEnabled: 'false',
  chMax: '-1',
  chPref: '-1',
};

/** A variable's value in the node or its nearest ancestor that sets it. */
export function variable(node: LayoutNode, name: string): string {
  for (let at: LayoutNode | undefined = node; at; at = at.parent) {
    const value = at.variables.get(name);
    if (value !== undefined) return value;
  }
  return Object.hasOwn(DEFAULTS, name) ? (DEFAULTS[name] ?? '') : '';
}

/** A node and all its descendants, in order. */
export function* nodesOf(node: LayoutNode): Generator<LayoutNode> {
  yield node;
  for (const child of node.children) yield* nodesOf(child);
}

/** Whether a node shows a point of a kind, or was created for a point of that kind if it shows none. */
export function isKind(node: LayoutNode, kind: string): boolean {
  if (kind === 'all') return true;
  const [first] = node.shown.length > 0 ? node.shown : [node.context];
  return first !== undefined && isOf(kind, first);
}

/** Whether a node has a visible shape. */
export function isDrawn(node: LayoutNode): boolean {
  const type = node.shape?.attr('type') ?? 'none';
  return (
    type !== 'none' &&
    type !== 'conn' &&
    node.shape?.attr('hideGeom') !== '1' &&
    node.shape?.attr('hideGeom') !== 'true'
  );
}

/** Rotation of a node's shape, degrees clockwise. */
export function turnOf(node: LayoutNode): number {
  return (numberOf(node.shape?.attr('rot')) ?? 0) + node.turn + node.custom.angle;
}

export function isTurned(node: LayoutNode): boolean {
  return Math.abs(turnOf(node) % 360) > 1;
}
