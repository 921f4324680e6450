/** What a node says at most; a class reads a word, not a text. */
export const TEXT_MAX = 60;
/** Nodes of a mind map at most: nobody reads more, and a lesson's document stays small. */
export const NODES_MAX = 200;

/** The node in the middle of everything; it is always there. */
export const ROOT = 'root';

/** One node as the lesson keeps it, under a key of its own: two windows that add different nodes lose none. */
type KeptNode = {
  /** `ROOT` or the id of another; the root's own is empty. */
  readonly parent: string;
  /** Its place among its siblings, small first. */
  readonly order: number;
  readonly text: string;
  readonly folded: boolean;
};

/** A node with what hangs on it. */
export type MindNode = KeptNode & {
  readonly id: string;
  readonly children: readonly MindNode[];
};

type Kept = Readonly<Record<string, unknown>>;
/** What is to be kept anew, by key; undefined takes a key away. */
export type MindChange = Readonly<Record<string, KeptNode | undefined>>;

/** The map as the lesson keeps it. What hangs on nothing, or on itself, is not part of it. */
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

/** All nodes below and with this one, those below it after it. */
export function withBelow(node: MindNode): readonly MindNode[] {
  return [node, ...node.children.flatMap(withBelow)];
}

export function findNode(tree: MindNode, id: string): MindNode | undefined {
  return withBelow(tree).find((node) => node.id === id);
}

export function parentOf(tree: MindNode, id: string): MindNode | undefined {
  return withBelow(tree).find(({ children }) => children.some((child) => child.id === id));
}

/** A new node without words as the last below another, which unfolds for it. */
export function added(parent: MindNode, id: string): MindChange {
  const last = parent.children.at(-1)?.order ?? 0;
  return {
    ...(parent.folded && folded(parent, false)),
    [keyOf(id)]: { parent: parent.id, order: last + 1, text: '', folded: false },
  };
}

/** A new node without words right after a sibling. */
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

/** Takes the place of the sibling before or after it; nothing where there is none. */
export function moved(parent: MindNode, id: string, by: 1 | -1): MindChange {
  const at = parent.children.findIndex((child) => child.id === id);
  const [node, other] = [parent.children[at], parent.children[at + by]];
  if (!node || !other) return {};
  return {
    [keyOf(node.id)]: { ...plain(node), order: other.order },
    [keyOf(other.id)]: { ...plain(other), order: node.order },
  };
}

/** A node with all below it hangs on another one, as its last; nothing where that is the node itself or below it. */
export function hung(node: MindNode, onto: MindNode): MindChange {
  if (node.id === ROOT || withBelow(node).some(({ id }) => id === onto.id)) return {};
  const last = onto.children.filter(({ id }) => id !== node.id).at(-1)?.order ?? 0;
  return {
    ...(onto.folded && folded(onto, false)),
    [keyOf(node.id)]: { ...plain(node), parent: onto.id, order: last + 1 },
  };
}

/** A node goes, with all below it. */
export function removed(node: MindNode): MindChange {
  return Object.fromEntries(withBelow(node).map(({ id }) => [keyOf(id), undefined]));
}

/** What undoes a change to what is kept now. */
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
