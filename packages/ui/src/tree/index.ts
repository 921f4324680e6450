export { Tree } from './tree.tsx';
export type { TreeNode } from './visible-nodes.ts';
