import { describe, expect, it } from 'vitest';
import { type TreeNode, treeStep, visibleNodes } from './visible-nodes.ts';

const nodes: readonly TreeNode[] = [
  {
    id: 'maths',
    label: 'Maths',
    children: [
      { id: 'numbers', label: 'Numbers' },
      { id: 'shapes', label: 'Shapes', children: [] },
    ],
  },
  { id: 'science', label: 'Science' },
];
const closed = new Set<string>();
const open = new Set(['maths']);
const step = (key: string, id: string, opened = open) =>
  treeStep(key, id, visibleNodes(nodes, opened), opened);

describe('a tree', () => {
  it('shows the children of expanded nodes', () => {
    expect(visibleNodes(nodes, closed).map(({ node }) => node.id)).toEqual(['maths', 'science']);
    expect(visibleNodes(nodes, open).map(({ node, level }) => `${node.id} ${level}`)).toEqual([
      'maths 1',
      'numbers 2',
      'shapes 2',
      'science 1',
    ]);
  });

  it('moves to the node above or below by an arrow key, and no farther than the ends', () => {
    expect(step('ArrowDown', 'shapes')).toEqual({ type: 'focus', id: 'science' });
    expect(step('ArrowUp', 'numbers')).toEqual({ type: 'focus', id: 'maths' });
    expect(step('ArrowUp', 'maths')).toBeUndefined();
    expect(step('ArrowDown', 'science')).toBeUndefined();
    expect(step('End', 'maths')).toEqual({ type: 'focus', id: 'science' });
  });

  it('expands, enters, leaves and collapses a node by left and right', () => {
    expect(step('ArrowRight', 'maths', closed)).toEqual({ type: 'open', id: 'maths' });
    expect(step('ArrowRight', 'maths')).toEqual({ type: 'focus', id: 'numbers' });
    expect(step('ArrowLeft', 'numbers')).toEqual({ type: 'focus', id: 'maths' });
    expect(step('ArrowLeft', 'maths')).toEqual({ type: 'close', id: 'maths' });
    expect(step('ArrowRight', 'science')).toBeUndefined();
  });

  it('moves to the next node that begins with the typed letter', () => {
    expect(step('s', 'maths')).toEqual({ type: 'focus', id: 'shapes' });
    expect(step('s', 'shapes')).toEqual({ type: 'focus', id: 'science' });
    expect(step('x', 'maths')).toBeUndefined();
  });
});
