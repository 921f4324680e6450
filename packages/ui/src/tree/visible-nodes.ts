/** A node that may have children. */
export interface TreeNode {
  readonly id: string;
  readonly label: string;
  /** Undefined for a node that can have no children. */
  readonly children?: readonly TreeNode[];
}

/** A visible node with its position. Levels and positions count from 1. */
export interface VisibleNode {
  readonly node: TreeNode;
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  readonly parentId: string | undefined;
}

/** The visible nodes from top to bottom, without the children of collapsed ones. */
export function visibleNodes(
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  level = 1,
  parentId?: string,
): readonly VisibleNode[] {
  return nodes.flatMap((node, index) => [
    { node, level, position: index + 1, siblings: nodes.length, parentId },
    ...(open.has(node.id) ? visibleNodes(node.children ?? [], open, level + 1, node.id) : []),
  ]);
}

export type TreeStep =
  | { readonly type: 'focus'; readonly id: string }
  | { readonly type: 'open' | 'close' | 'choose'; readonly id: string };

/** The effect of a key on a node (ARIA Authoring Practices, tree view); undefined for a key without effect. */
export function treeStep(
  key: string,
  id: string,
  visible: readonly VisibleNode[],
  open: ReadonlySet<string>,
): TreeStep | undefined {
  const at = visible.findIndex(({ node }) => node.id === id);
  const here = visible[at];
  if (!here) return undefined;
  const focus = (place: VisibleNode | undefined): TreeStep | undefined =>
    place && { type: 'focus', id: place.node.id };
  const { children } = here.node;
  const isOpen = children !== undefined && open.has(id);
  switch (key) {
    case 'ArrowDown':
      return focus(visible[at + 1]);
    case 'ArrowUp':
      return focus(visible[at - 1]);
    case 'Home':
      return focus(visible[0]);
    case 'End':
      return focus(visible.at(-1));
    case 'ArrowRight':
      if (isOpen) return children.length > 0 ? focus(visible[at + 1]) : undefined;
      return children && { type: 'open', id };
    case 'ArrowLeft':
      if (isOpen) return { type: 'close', id };
      return here.parentId === undefined ? undefined : { type: 'focus', id: here.parentId };
    case 'Enter':
    case ' ':
      return { type: 'choose', id };
    default:
      return [...key].length === 1 ? focus(nextByLetter(key, at, visible)) : undefined;
  }
}

function nextByLetter(letter: string, at: number, visible: readonly VisibleNode[]): VisibleNode | undefined {
  const wanted = letter.toLowerCase();
  return [...visible.slice(at + 1), ...visible.slice(0, at)].find(({ node }) =>
    node.label.toLowerCase().startsWith(wanted),
  );
}
