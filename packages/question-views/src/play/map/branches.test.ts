import { describe, expect, it } from 'vitest';
import { gapsIn, gapsOfTeam, type MapNode, treeOf } from './branches.ts';

const NODES: readonly MapNode[] = [
  { id: 'root' },
  { id: 'a', parent: 'root', gap: 'g1' },
  { id: 'b', parent: 'root' },
  { id: 'c', parent: 'b', gap: 'g2' },
  { id: 'd', parent: 'c', gap: 'g3' },
  { id: 'e', parent: 'root', gap: 'g4' },
];

describe('the tree of a map', () => {
  it('has each node below its parent', () => {
    const tree = treeOf(NODES);
    expect(tree?.below.map(({ node, below }) => [node.id, below.length])).toEqual([
      ['a', 0],
      ['b', 1],
      ['e', 0],
    ]);
    expect(tree && gapsIn(tree)).toEqual(['g1', 'g2', 'g3', 'g4']);
  });

  it('is undefined without a root, and ends where nodes hang in a circle', () => {
    expect(treeOf([])).toBeUndefined();
    const circle = [{ id: 'root' }, { id: 'a', parent: 'b' }, { id: 'b', parent: 'a' }];
    expect(treeOf(circle)).toEqual({ node: circle[0], below: [] });
  });
});

describe('the gaps of a team', () => {
  const gaps = (player: number, teams: number | undefined, nodes = NODES) => {
    const tree = treeOf(nodes);
    return tree && [...gapsOfTeam(tree, player, teams)];
  };

  it('belong to its branches', () => {
    expect([0, 1, 2].map((player) => gaps(player, 3))).toEqual([['g1'], ['g2', 'g3'], ['g4']]);
    expect([0, 1].map((player) => gaps(player, 2))).toEqual([
      ['g1', 'g4'],
      ['g2', 'g3'],
    ]);
  });

  it('are all where branches are too few, without teams, or where the root is hidden', () => {
    const all = ['g1', 'g2', 'g3', 'g4'];
    expect(gaps(1, 4)).toEqual(all);
    expect(gaps(1, undefined)).toEqual(all);
    expect(gaps(1, 3, [{ id: 'root', gap: 'g0' }, ...NODES.slice(1)])).toEqual(['g0', ...all]);
  });
});
