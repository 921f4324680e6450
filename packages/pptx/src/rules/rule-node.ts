/** An element for the rules: an `XmlElement`, or an element of a stricter parser. */
export interface RuleNode {
  readonly name: string;
  /** Names and values in turn. */
  readonly attributes: readonly string[];
  readonly children: readonly RuleNode[];
  /** Whether the namespace of the element is listed in mc:Ignorable. */
  readonly ignorable?: boolean;
  readonly text: string;
  attr(name: string): string | undefined;
}

/** Namespaces that the rules cover. */
const KNOWN = /^(p|a|c|p14|p15|p159|a14):/;

/**
 * The children with every mc:AlternateContent replaced by one of its branches; `branch` counts from the first choice.
 */
export function childrenIn(node: RuleNode, branch = 0): RuleNode[] {
  return node.children.flatMap((child) => {
    if (child.name !== 'mc:AlternateContent') return child.ignorable ? [] : [child];
    const chosen = child.children[Math.min(branch, child.children.length - 1)];
    // required elements that the rules do not cover are not checked
    return chosen ? childrenIn(chosen, branch).filter(({ name }) => KNOWN.test(name)) : [];
  });
}

/** Number of possible readings of the children: by each branch of the alternatives among them. */
export function branchesOf(node: RuleNode): number {
  return Math.max(
    1,
    ...node.children
      .filter(({ name }) => name === 'mc:AlternateContent')
      .flatMap(({ children }) => [children.length, ...children.map(branchesOf)]),
  );
}

/** Visits all descendants, depth first; without `fallbacks`, the content of mc:Fallback is skipped. */
export function visitBelow(node: RuleNode, visit: (element: RuleNode) => void, fallbacks = true): void {
  for (const child of node.children) {
    if (!fallbacks && child.name === 'mc:Fallback') continue;
    visit(child);
    if (child.children.length > 0) visitBelow(child, visit, fallbacks);
  }
}

export function find(node: RuleNode | undefined, name: string): RuleNode | undefined {
  for (const child of node?.children ?? []) {
    const found = child.name === name ? child : find(child, name);
    if (found) return found;
  }
  return undefined;
}

export function all(node: RuleNode | undefined, name: string): RuleNode[] {
  const found: RuleNode[] = [];
  if (node)
    visitBelow(node, (each) => {
      if (each.name === name) found.push(each);
    });
  return found;
}
