import { describe, expect, test } from 'vitest';
import { snapMove, snapSides } from './snap.ts';

const page = { x: 0, y: 0, w: 1280, h: 720 };

describe('snapping', () => {
  test('a box snaps to the centre of the page, with a guide across it', () => {
    const { by, guides } = snapMove({ x: 588, y: 100, w: 100, h: 50 }, { page, boxes: [] }, 6);
    expect(by).toEqual({ x: 2, y: 0 });
    expect(guides).toEqual([{ type: 'align', axis: 'x', at: 640, from: 0, to: 720 }]);
  });

  test('a box snaps to the nearest edge of another box, with a guide that spans both boxes', () => {
    const boxes = [{ x: 200, y: 400, w: 80, h: 40 }];
    const { by, guides } = snapMove({ x: 203, y: 100, w: 50, h: 50 }, { page, boxes }, 6);
    expect(by.x).toBe(-3);
    expect(guides).toContainEqual({ type: 'align', axis: 'x', at: 200, from: 100, to: 440 });
  });

  test('a box does not snap beyond the reach', () => {
    const { by, guides } = snapMove({ x: 300, y: 100, w: 51, h: 53 }, { page, boxes: [] }, 6);
    expect(by).toEqual({ x: 0, y: 0 });
    expect(guides).toEqual([]);
  });

  test('a box snaps to equal gaps between two boxes', () => {
    const boxes = [
      { x: 100, y: 90, w: 100, h: 71 },
      { x: 500, y: 87, w: 107, h: 64 },
    ];
    const { by, guides } = snapMove({ x: 304, y: 111, w: 99, h: 17 }, { page, boxes }, 6);
    expect(304 + by.x).toBeCloseTo(300.5);
    expect(guides.find((guide) => guide.type === 'gap')).toMatchObject({
      axis: 'x',
      spans: [
        [200, 300.5],
        [399.5, 500],
      ],
    });
  });

  test('a box snaps to the gap of a pair after that pair', () => {
    const boxes = [
      { x: 100, y: 100, w: 100, h: 61 },
      { x: 230, y: 100, w: 100, h: 61 },
    ];
    const { by, guides } = snapMove({ x: 357, y: 117, w: 77, h: 33 }, { page, boxes }, 6);
    expect(357 + by.x).toBe(360);
    expect(guides.some((guide) => guide.type === 'gap')).toBe(true);
  });

  test('a box snaps to the gap of a pair before that pair', () => {
    const boxes = [
      { x: 400, y: 100, w: 100, h: 61 },
      { x: 530, y: 100, w: 100, h: 61 },
    ];
    const { by, guides } = snapMove({ x: 296, y: 117, w: 77, h: 33 }, { page, boxes }, 6);
    expect(296 + by.x).toBe(293);
    expect(guides.find((guide) => guide.type === 'gap')).toMatchObject({
      axis: 'x',
      spans: [
        [370, 400],
        [500, 530],
      ],
    });
  });

  test('a box snaps to the gap of a pair above and below that pair', () => {
    const boxes = [
      { x: 100, y: 300, w: 61, h: 100 },
      { x: 100, y: 430, w: 61, h: 100 },
    ];
    const above = snapMove({ x: 117, y: 196, w: 33, h: 77 }, { page, boxes }, 6);
    expect(196 + above.by.y).toBe(193);
    const below = snapMove({ x: 117, y: 557, w: 33, h: 77 }, { page, boxes }, 6);
    expect(557 + below.by.y).toBe(560);
    for (const { guides } of [above, below])
      expect(guides.some((guide) => guide.type === 'gap' && guide.axis === 'y')).toBe(true);
  });

  test('a resized box snaps with the dragged side only', () => {
    const boxes = [{ x: 400, y: 0, w: 50, h: 50 }];
    const { by } = snapSides({ x: 199, y: 300, w: 197, h: 100 }, { x: 1, y: 0 }, { page, boxes }, 6);
    expect(by).toEqual({ x: 4, y: 0 });
  });

  test('a box snaps to a guide that the user set, which is drawn over the whole page', () => {
    const targets = { page, boxes: [], lines: { x: [250], y: [] } };
    const { by, guides } = snapMove({ x: 247, y: 100, w: 51, h: 53 }, targets, 6);
    expect(by).toEqual({ x: 3, y: 0 });
    expect(guides).toEqual([{ type: 'align', axis: 'x', at: 250, from: 0, to: 720 }]);
  });

  test('a box moves from line to line of the grid, but aligns with other boxes first', () => {
    const targets = { page, boxes: [{ x: 33, y: 600, w: 7, h: 7 }], step: 20 };
    expect(snapMove({ x: 307, y: 111, w: 51, h: 53 }, targets, 6).by).toEqual({ x: -7, y: 9 });
    expect(snapMove({ x: 31, y: 111, w: 51, h: 53 }, targets, 6).by.x).toBe(2);
    expect(snapSides({ x: 100, y: 111, w: 57, h: 53 }, { x: 1, y: 0 }, targets, 6).by).toEqual({
      x: 3,
      y: 0,
    });
  });
});
