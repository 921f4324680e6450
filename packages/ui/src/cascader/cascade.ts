import type { TreeNode } from '../tree/visible-nodes.ts';

/** The columns for a path: the first, and one more for each node of the path that has children. */
export function columnsOf(
  options: readonly TreeNode[],
  path: readonly string[],
): readonly (readonly TreeNode[])[] {
  const [id, ...rest] = path;
  const below = options.find((option) => option.id === id)?.children;
  return below && below.length > 0 ? [options, ...columnsOf(below, rest)] : [options];
}

/** The names along a path; undefined when it no longer exists. */
export function namesOf(
  options: readonly TreeNode[],
  path: readonly string[],
): readonly string[] | undefined {
  const [id, ...rest] = path;
  if (id === undefined) return [];
  const node = options.find((option) => option.id === id);
  const below = node && namesOf(node.children ?? [], rest);
  return node && below ? [node.label, ...below] : undefined;
}
