import { describe, expect, it } from 'vitest';
import { MIND_WAYS, type MindBox, mindDrawing, mindPlace } from './mind-drawing.ts';
import { added, findNode, folded, type MindChange, mindTree, ROOT, written } from './mind-tree.ts';

const UNNAMED = { root: '中心主题', node: '主题' };

function treeOf(count: number, seed: number) {
  let kept: MindChange = {};
  let state = seed;
  const random = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
  const ids = [ROOT];
  for (let made = 0; made < count; made++) {
    const node = findNode(mindTree(kept), ids[random(ids.length)] ?? ROOT);
    if (!node) continue;
    kept = { ...kept, ...added(node, `n${made}`) };
    const own = findNode(mindTree(kept), `n${made}`);
    if (own) kept = { ...kept, ...written(own, '秋天的雨 autumn rain '.repeat(random(4))) };
    ids.push(`n${made}`);
  }
  return { tree: mindTree(kept), kept };
}

function overlap(a: MindBox, b: MindBox): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

describe.each(MIND_WAYS)('a mind map that grows %s', (way) => {
  it('places no topic over another topic, and all of them within its bounds', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { tree } = treeOf(40, seed);
      const { boxes, links, w, h } = mindDrawing(tree, way, UNNAMED);
      expect(boxes).toHaveLength(41);
      expect(links).toHaveLength(40);
      for (const [index, box] of boxes.entries()) {
        expect(box.x >= 0 && box.y >= 0 && box.x + box.w <= w && box.y + box.h <= h, `seed ${seed}`).toBe(
          true,
        );
        for (const other of boxes.slice(index + 1))
          expect(overlap(box, other), `seed ${seed}: ${box.node.id} and ${other.node.id}`).toBe(false);
      }
    }
  });

  it('leaves out collapsed nodes and reports their number', () => {
    const { kept, tree } = treeOf(12, 7);
    const [first] = tree.children;
    if (!first) throw new Error('no branch');
    const drawing = mindDrawing(mindTree({ ...kept, ...folded(first, true) }), way, UNNAMED);
    const box = drawing.boxes.find(({ node }) => node.id === first.id);
    expect(drawing.boxes.length + (box?.hidden ?? 0)).toBe(13);
  });
});

it('a mind map is scaled down to fit its frame, and enlarged only up to a limit', () => {
  const drawing = mindDrawing(treeOf(30, 3).tree, 'right', UNNAMED);
  const { scale, x, y } = mindPlace(drawing, { w: 300, h: 200 });
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(drawing.w * scale).toBeLessThanOrEqual(300.001);
  expect(mindPlace(mindDrawing(mindTree({}), 'right', UNNAMED), { w: 5000, h: 5000 }).scale).toBe(1.6);
});
