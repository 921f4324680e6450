import type { LayoutNode } from '../layout-node.ts';

/** Results of one trial of laying out a diagram, besides boxes. */
export interface Trial {
  /** Nodes whose children needed more room than there was, and the factor that made them fit. */
  readonly overfull: Map<LayoutNode, number>;
  /** Height that a node's text needs at a width, millimetres. */
  readonly textHeight: (node: LayoutNode, width: number) => number;
}
