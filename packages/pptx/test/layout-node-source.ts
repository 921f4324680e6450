import { ConstraintValues } from '../src/diagram/constraints.ts';
import type { DataPoint } from '../src/diagram/data-model.ts';
import type { Box, LayoutNode } from '../src/diagram/layout-node.ts';
import { customisationOf } from '../src/diagram/presentation.ts';
import { node as element, holder } from './tree-scope.ts';

/** A point of a diagram's data. */
export function dataPoint(id: string, type: DataPoint['type'] = 'node', content = ''): DataPoint {
  const xml = `<dgm:pt modelId="${id}" type="${type}">${content}</dgm:pt>`;
  return { id, type, element: element(xml), depth: 0, parent: undefined, children: [] };
}

export interface NodeSource {
  readonly name?: string;
  readonly label?: string;
  readonly algorithm?: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly custom?: Partial<LayoutNode['custom']>;
  /** x, y, width and height. */
  readonly box?: readonly [number, number, number, number];
  /** The XML of a dgm:shape, dgm:constr and dgm:rule elements. */
  readonly shape?: string;
  readonly constraints?: string;
  readonly rules?: string;
  readonly context?: DataPoint;
  readonly shown?: readonly DataPoint[];
  readonly variables?: Readonly<Record<string, string>>;
  readonly presentation?: DataPoint;
  readonly turn?: number;
}

/** A node of a layout with its children; it has the parent only while it is a child of another. */
export function layoutNode(source: NodeSource = {}, ...children: LayoutNode[]): LayoutNode {
  const [x, y, w, h] = source.box ?? [0, 0, 0, 0];
  const box: Box = { x, y, w, h };
  const made: LayoutNode = {
    name: source.name ?? '',
    label: source.label,
    parent: undefined,
    children,
    context: source.context ?? dataPoint('p'),
    shown: source.shown ?? [],
    algorithm: source.algorithm ?? 'composite',
    parameters: new Map(Object.entries(source.parameters ?? {})),
    shape: source.shape === undefined ? undefined : element(source.shape),
    constraints: [...holder(source.constraints ?? '').children],
    rules: [...holder(source.rules ?? '').children],
    variables: new Map(Object.entries(source.variables ?? {})),
    presentation: source.presentation,
    custom: { ...customisationOf(undefined), ...source.custom },
    box,
    turn: source.turn ?? 0,
    plain: { ...box },
  };
  for (const child of children) Object.assign(child, { parent: made });
  return made;
}

/** The values of a layout in which nodes have these values. */
export function valuesOf(
  root: LayoutNode,
  ...given: readonly (readonly [LayoutNode, Readonly<Record<string, number>>])[]
): ConstraintValues {
  const values = new ConstraintValues(root);
  for (const [node, own] of given)
    for (const [type, value] of Object.entries(own)) values.set(node, type, value);
  return values;
}

/** Boxes as x, y, width and height, rounded to three decimals. */
export function boxesOf(nodes: readonly LayoutNode[]): number[][] {
  return nodes.map(({ box: { x, y, w, h } }) =>
    [x, y, w, h].map((value) => Math.round(value * 1000) / 1000 + 0),
  );
}
