import { describe, expect, it } from 'vitest';
import { boxesOf, layoutNode } from '../../../test/layout-node-source.ts';
import type { LayoutNode } from '../layout-node.ts';
import { put } from './put.ts';

const CUSTOM = { scaleX: 1, scaleY: 1, shiftX: 0, shiftY: 0, neighbourX: 0, neighbourY: 0 };
const place = (custom: Partial<typeof CUSTOM>, siblings: LayoutNode[] = [], algorithm = 'lin', at = 0) => {
  const node = layoutNode({ custom });
  const children = [...siblings];
  children.splice(at, 0, node);
  layoutNode({ algorithm, box: [0, 0, 100, 100] }, ...children);
  put(node, { x: 40, y: 40, w: 10, h: 20 });
  return { box: boxesOf([node])[0], plain: node.plain };
};

describe('put', () => {
  it('sets the box, and the box without the user’s scale about the same middle', () => {
    expect(place({})).toEqual({ box: [40, 40, 10, 20], plain: { x: 40, y: 40, w: 10, h: 20 } });
    expect(place({ scaleX: 2, scaleY: 0.5 })).toEqual({
      box: [40, 40, 10, 20],
      plain: { x: 42.5, y: 30, w: 5, h: 40 },
    });
  });

  it.each([
    [{ shiftX: 0.5 }, [45, 40, 10, 20]],
    [{ shiftY: -0.5 }, [40, 30, 10, 20]],
    [{ shiftX: 0.5, scaleX: 2 }, [42.5, 40, 10, 20]],
    [{ neighbourX: 1 }, [50, 40, 10, 20]],
    [{ neighbourY: 0.5 }, [40, 50, 10, 20]],
  ])('moves the box for %j by shares of its size without a neighbour', (custom, box) => {
    expect(place(custom).box).toEqual(box);
  });

  it('moves the box by shares of the size of the next neighbour, or of the one before', () => {
    const [first, second] = [layoutNode({ box: [0, 0, 30, 40] }), layoutNode({ box: [0, 0, 2, 4] })];
    const custom = { neighbourX: 1, neighbourY: 0.5 };
    expect(place(custom, [first, second], 'lin', 1).box).toEqual([42, 42, 10, 20]);
    expect(place(custom, [first], 'lin', 1).box).toEqual([70, 60, 10, 20]);
  });

  it('ignores an empty neighbour, and any neighbour in a composite', () => {
    const custom = { neighbourX: 1 };
    expect(place(custom, [layoutNode({ box: [0, 0, 30, 0] })]).box).toEqual([50, 40, 10, 20]);
    expect(place(custom, [layoutNode({ box: [0, 0, 0, 30] })]).box).toEqual([50, 40, 10, 20]);
    expect(place(custom, [layoutNode({ box: [0, 0, 30, 30] })], 'composite').box).toEqual([50, 40, 10, 20]);
  });

  it.each([
    [{ shiftX: 9 }, [90, 40, 10, 20]],
    [{ shiftX: -9 }, [0, 40, 10, 20]],
    [{ shiftY: 9 }, [40, 80, 10, 20]],
    [{ shiftY: -9 }, [40, 0, 10, 20]],
  ])('keeps the box within the diagram for %j', (custom, box) => {
    expect(place(custom).box).toEqual(box);
  });

  it('moves a box that is larger than the diagram freely', () => {
    const node = layoutNode({ custom: { shiftX: 1, shiftY: 1 } });
    layoutNode({ box: [0, 0, 100, 100] }, node);
    put(node, { x: 0, y: 0, w: 200, h: 50 });
    expect(boxesOf([node])).toEqual([[200, 50, 200, 50]]);
  });
});
