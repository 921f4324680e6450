import { added, drawnMind, findNode, type MindChange, mindTree, ROOT } from '@lectern/courseware/mind';
import { expect, test } from 'vitest';
import { nearestTopic } from './nearest-topic.ts';

function treeOf(...nodes: readonly (readonly [parent: string, id: string])[]) {
  let kept: MindChange = {};
  for (const [parent, id] of nodes) {
    const node = findNode(mindTree(kept), parent);
    if (node) kept = { ...kept, ...added(node, id) };
  }
  return mindTree(kept);
}

test.each([
  ['right', 'root ArrowRight', 'b'],
  ['right', 'b ArrowLeft', 'root'],
  ['right', 'a ArrowDown', 'b'],
  ['right', 'b ArrowUp', 'a'],
  ['right', 'b ArrowRight', 'd'],
  ['both', 'root ArrowLeft', 'c'],
  ['both', 'c ArrowRight', 'root'],
  ['down', 'root ArrowDown', 'b'],
  ['down', 'b ArrowLeft', 'a'],
  ['down', 'd ArrowUp', 'b'],
  ['right', 'c ArrowDown', undefined],
] as const)('in a map that grows %s, nearestTopic returns for "%s" the topic %s', (way, press, to) => {
  const tree = treeOf([ROOT, 'a'], [ROOT, 'b'], [ROOT, 'c'], ['b', 'd']);
  const drawing = drawnMind({ tree, way, look: 'colors' }, 'zh');
  const [from = '', key] = press.split(' ');
  expect(nearestTopic(drawing, from, key as 'ArrowLeft')).toBe(to);
});
