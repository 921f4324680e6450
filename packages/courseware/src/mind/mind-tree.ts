/** Most characters of a node: a class reads a word, not a text. */
export const TEXT_MAX = 60;
/** Most nodes of a mind map: more would not be legible, and would make a lesson's document large. */
export const NODES_MAX = 200;

/** Id of the root node, which always exists. */
export const ROOT = 'root';

/** A node as stored in the lesson, under a separate key: nodes that two windows add are both kept. */
type KeptNode = {
  /** `ROOT` or the id of another node; empty for the root. */
  readonly parent: string;
  /** Position among its siblings, ascending. */
  readonly order: number;
  readonly text: string;
  readonly folded: boolean;
};

/** A node with its children. */
export type MindNode = KeptNode & {
  readonly id: string;
  readonly children: readonly MindNode[];
};

type Kept = Readonly<Record<string, unknown>>;
/** Values to store by key; undefined removes a key. */
export type MindChange = Readonly<Record<string, KeptNode | undefined>>;

/** The tree from the stored values. Nodes without a connection to the root are left out. */
export function mindTree(kept: Kept): MindNode {
  const byParent = new Map<string, { readonly id: string; readonly node: KeptNode }[]>();
  for (const [key, value] of Object.entries(kept)) {
    const id = idOf(key);
    const node = id === undefined || id === ROOT ? undefined : nodeOf(value);
    if (id === undefined || !node) continue;
    const siblings = byParent.get(node.parent) ?? [];
    byParent.set(node.parent, [...siblings, { id, node }]);
  }
  const grow = (id: string, node: KeptNode): MindNode => {
    const children = (byParent.get(id) ?? [])
      .toSorted((a, b) => a.node.order - b.node.order || (a.id < b.id ? -1 : 1))
      .map((child) => grow(child.id, child.node));
    return { id, ...node, children };
  };
  return grow(ROOT, nodeOf(kept[keyOf(ROOT)]) ?? { parent: '', order: 0, text: '', folded: false });
}

/** The node and all its descendants, parents first. */
export function withBelow(node: MindNode): readonly MindNode[] {
  return [node, ...node.children.flatMap(withBelow)];
}

export function findNode(tree: MindNode, id: string): MindNode | undefined {
  return withBelow(tree).find((node) => node.id === id);
}

export function parentOf(tree: MindNode, id: string): MindNode | undefined {
  return withBelow(tree).find(({ children }) => children.some((child) => child.id === id));
}

/** Adds an empty node as the last child of another, which is expanded. */
export function added(parent: MindNode, id: string): MindChange {
  const last = parent.children.at(-1)?.order ?? 0;
  return {
    ...(parent.folded && folded(parent, false)),
    [keyOf(id)]: { parent: parent.id, order: last + 1, text: '', folded: false },
  };
}

/** Adds an empty node after a sibling. */
export function addedAfter(parent: MindNode, siblingId: string, id: string): MindChange {
  const at = parent.children.findIndex((child) => child.id === siblingId);
  const before = parent.children[at]?.order ?? 0;
  const after = parent.children[at + 1]?.order ?? before + 2;
  return { [keyOf(id)]: { parent: parent.id, order: (before + after) / 2, text: '', folded: false } };
}

export function written(node: MindNode, text: string): MindChange {
  return { [keyOf(node.id)]: { ...plain(node), text: text.trim().slice(0, TEXT_MAX) } };
}

export function folded(node: MindNode, isFolded: boolean): MindChange {
  return { [keyOf(node.id)]: { ...plain(node), folded: isFolded } };
}

/** Swaps a node with the sibling before or after it; no change at the ends. */
export function moved(parent: MindNode, id: string, by: 1 | -1): MindChange {
  const at = parent.children.findIndex((child) => child.id === id);
  const [node, other] = [parent.children[at], parent.children[at + by]];
  if (!node || !other) return {};
  return {
    [keyOf(node.id)]: { ...plain(node), order: other.order },
    [keyOf(other.id)]: { ...plain(other), order: node.order },
  };
}

/**
 * Moves a node with all its descendants to the end of another node's children; no change if that node is itself or a
 * descendant.
 */
export function hung(node: MindNode, onto: MindNode): MindChange {
  if (node.id === ROOT || withBelow(node).some(({ id }) => id === onto.id)) return {};
  const last = onto.children.filter(({ id }) => id !== node.id).at(-1)?.order ?? 0;
  return {
    ...(onto.folded && folded(onto, false)),
    [keyOf(node.id)]: { ...plain(node), parent: onto.id, order: last + 1 },
  };
}

/** Removes a node with all its descendants. */
export function removed(node: MindNode): MindChange {
  return Object.fromEntries(withBelow(node).map(({ id }) => [keyOf(id), undefined]));
}

/** The change that restores the current values after `change`. */
export function undoing(kept: Kept, change: MindChange): MindChange {
  return Object.fromEntries(Object.keys(change).map((key) => [key, nodeOf(kept[key])]));
}

const KEY = 'node ';

function keyOf(id: string): string {
  return KEY + id;
}

function idOf(key: string): string | undefined {
  return key.startsWith(KEY) ? key.slice(KEY.length) : undefined;
}

function plain({ parent, order, text, folded: isFolded }: MindNode): KeptNode {
  return { parent, order, text, folded: isFolded };
}

function nodeOf(value: unknown): KeptNode | undefined {
  const node = (value ?? {}) as Partial<Record<keyof KeptNode, unknown>>;
  if (typeof node.parent !== 'string' || typeof node.order !== 'number') return undefined;
  return {
    parent: node.parent,
    order: node.order,
    text: typeof node.text === 'string' ? node.text.slice(0, TEXT_MAX) : '',
    folded: node.folded === true,
  };
}
