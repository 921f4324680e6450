import type { LayoutNode } from './layout-node.ts';

/** What one try at laying a diagram out learns besides boxes. */
export interface Trial {
  /** Nodes whose children needed more room than there was, by the factor that made them fit. */
  readonly overfull: Map<LayoutNode, number>;
  /** The height in millimetres that a node's text needs at a width. */
  readonly textHeight: (node: LayoutNode, width: number) => number;
}
