export interface MapNode {
  readonly id: string;
  readonly parent?: string | undefined;
  readonly gap?: string | undefined;
}

export interface Branch<Node extends MapNode> {
  readonly node: Node;
  readonly below: readonly Branch<Node>[];
}

/** The tree of a map below its root; undefined without a root. A node is drawn once, and nodes in a circle are left out. */
export function treeOf<Node extends MapNode>(nodes: readonly Node[]): Branch<Node> | undefined {
  const drawn = new Set<string>();
  const branchOf = (node: Node): Branch<Node> => {
    drawn.add(node.id);
    const below = nodes.filter(({ id, parent }) => parent === node.id && !drawn.has(id));
    return { node, below: below.map(branchOf) };
  };
  const root = nodes.find(({ parent }) => parent === undefined);
  return root && branchOf(root);
}

/** The gaps of a branch, from its top. */
export function gapsIn<Node extends MapNode>({ node, below }: Branch<Node>): string[] {
  return [...(node.gap === undefined ? [] : [node.gap]), ...below.flatMap((one) => gapsIn(one))];
}

/**
 * The gaps that a team fills: those of its branch, each branch with gaps being one team's in turn. All gaps where there are
 * fewer branches than teams, where no teams play, or where the root itself is hidden.
 */
export function gapsOfTeam<Node extends MapNode>(
  tree: Branch<Node>,
  player: number,
  teams: number | undefined,
): ReadonlySet<string> {
  const all = new Set(gapsIn(tree));
  const branches = tree.below.map((one) => gapsIn(one)).filter(({ length }) => length > 0);
  if (teams === undefined || branches.length < teams || tree.node.gap !== undefined) return all;
  return new Set(branches.filter((_, index) => index % teams === player).flat());
}
