import type { ConstraintValues } from '../constraints.ts';
import type { LayoutNode } from '../layout-node.ts';
import { placeComposite } from './place-composite.ts';
import { placeCycle } from './place-cycle.ts';
import { placeHierarchy } from './place-hierarchy.ts';
import { placeLinear, type Trial } from './place-linear.ts';
import { placePyramid } from './place-pyramid.ts';
import { placeSnake } from './place-snake.ts';

/** Computes the boxes of all descendants of a node with a known box, by its algorithm (ST_AlgorithmType, 21.4.7.1). */
export function placeChildren(node: LayoutNode, values: ConstraintValues, trial: Trial): void {
  values.fix(node, node.box.w, node.box.h);
  if (node.children.length === 0) return;
  const algorithm = Object.hasOwn(ALGORITHMS, node.algorithm) ? ALGORITHMS[node.algorithm] : undefined;
  (algorithm ?? placeComposite)(node, values, trial);
  if (node.algorithm === 'pyra') return;
  for (const child of node.children) placeChildren(child, values, trial);
}

type Algorithm = (node: LayoutNode, values: ConstraintValues, trial: Trial) => void;

const ALGORITHMS: Readonly<Record<string, Algorithm>> = {
  composite: placeComposite,
  lin: placeLinear,
  snake: placeSnake,
  cycle: placeCycle,
  pyra: placePyramid,
  hierChild: placeHierarchy,
  hierRoot: placeHierarchy,
};
