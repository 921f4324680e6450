import { describe, expect, it } from 'vitest';
import {
  added,
  addedAfter,
  findNode,
  folded,
  hung,
  type MindChange,
  type MindNode,
  mindTree,
  moved,
  parentOf,
  ROOT,
  removed,
  undoing,
  withBelow,
  written,
} from './mind-tree.ts';

/** A map stored as in a lesson. */
class KeptMap {
  kept: Readonly<Record<string, unknown>> = {};

  get tree(): MindNode {
    return mindTree(this.kept);
  }

  node(id: string): MindNode {
    const node = findNode(this.tree, id);
    if (!node) throw new Error(`no node ${id}`);
    return node;
  }

  change(change: MindChange): void {
    const next = Object.entries({ ...this.kept, ...change }).filter(([, value]) => value !== undefined);
    this.kept = Object.fromEntries(next);
  }

  /** The tree as text, for example `root(a(c) b)`. */
  get said(): string {
    const say = ({ id, children }: MindNode): string =>
      children.length === 0 ? id : `${id}(${children.map(say).join(' ')})`;
    return say(this.tree);
  }
}

function mapOf(...nodes: readonly (readonly [parent: string, id: string])[]): KeptMap {
  const map = new KeptMap();
  for (const [parent, id] of nodes) map.change(added(map.node(parent), id));
  return map;
}

describe('a mind map', () => {
  it('consists of its root when no data are stored', () => {
    expect(new KeptMap().said).toBe('root');
  });

  it('adds nodes below a node and after a sibling', () => {
    const map = mapOf([ROOT, 'a'], [ROOT, 'b'], ['a', 'c']);
    map.change(addedAfter(map.node(ROOT), 'a', 'd'));
    map.change(addedAfter(map.node(ROOT), 'b', 'e'));
    expect(map.said).toBe('root(a(c) d b e)');
    expect(parentOf(map.tree, 'c')?.id).toBe('a');
  });

  it('expands a collapsed node when a child is added', () => {
    const map = mapOf([ROOT, 'a'], ['a', 'b']);
    map.change(folded(map.node('a'), true));
    expect(map.node('a').folded).toBe(true);
    map.change(added(map.node('a'), 'c'));
    expect(map.node('a').folded).toBe(false);
    expect(map.said).toBe('root(a(b c))');
  });

  it('trims and shortens texts, the root’s too', () => {
    const map = mapOf([ROOT, 'a']);
    map.change(written(map.node('a'), `  ${'长'.repeat(80)}`));
    map.change(written(map.node(ROOT), ' 秋天 '));
    expect(map.node('a').text).toHaveLength(60);
    expect(map.tree.text).toBe('秋天');
    expect(map.said).toBe('root(a)');
  });

  it('swaps a node with its sibling, and changes nothing at the ends', () => {
    const map = mapOf([ROOT, 'a'], [ROOT, 'b'], [ROOT, 'c']);
    map.change(moved(map.node(ROOT), 'c', -1));
    expect(map.said).toBe('root(a c b)');
    expect(moved(map.node(ROOT), 'a', -1)).toEqual({});
    expect(moved(map.node(ROOT), 'b', 1)).toEqual({});
  });

  it('moves a branch with all its nodes to another node, but not into itself', () => {
    const map = mapOf([ROOT, 'a'], ['a', 'b'], [ROOT, 'c'], ['c', 'd']);
    map.change(folded(map.node('c'), true));
    map.change(hung(map.node('a'), map.node('c')));
    expect(map.said).toBe('root(c(d a(b)))');
    expect(map.node('c').folded).toBe(false);
    expect(hung(map.node('c'), map.node('b'))).toEqual({});
    expect(hung(map.node('c'), map.node('c'))).toEqual({});
    expect(hung(map.node(ROOT), map.node('c'))).toEqual({});
  });

  it('removes a node with all its descendants, and restores them on undo', () => {
    const map = mapOf([ROOT, 'a'], ['a', 'b'], ['b', 'c'], [ROOT, 'd']);
    map.change(written(map.node('c'), '词'));
    const change = removed(map.node('a'));
    const undo = undoing(map.kept, change);
    map.change(change);
    expect(map.said).toBe('root(d)');
    map.change(undo);
    expect(map.said).toBe('root(a(b(c)) d)');
    expect(map.node('c').text).toBe('词');
  });

  it('leaves out nodes that are damaged or not connected to the root', () => {
    const map = mapOf([ROOT, 'a']);
    map.kept = {
      ...map.kept,
      'node lost': { parent: 'gone', order: 1, text: '', folded: false },
      'node round': { parent: 'round', order: 1, text: '', folded: false },
      'node odd': 7,
      box: { x: 1, y: 1, w: 1, h: 1 },
    };
    expect(withBelow(map.tree).map(({ id }) => id)).toEqual([ROOT, 'a']);
  });
});
