import { describe, expect, it } from 'vitest';
import { handlesOf, middleShape, movedShape, scaledShape, shapeOfDrag, withHandle } from './shapes.ts';

const rectangle = { type: 'rectangle' as const, left: 0.1, top: 0.2, right: 0.3, bottom: 0.4 };

describe('shapeOfDrag', () => {
  it('returns a rectangle between the two points, in whichever direction it is drawn', () => {
    expect(shapeOfDrag('rectangle', { x: 0.3, y: 0.4 }, { x: 0.1, y: 0.2 }, 1)).toEqual(rectangle);
  });

  it('returns a circle around the first point, whose radius is a part of the width', () => {
    expect(shapeOfDrag('circle', { x: 0.5, y: 0.5 }, { x: 0.5, y: 0.75 }, 0.5)).toEqual({
      type: 'circle',
      centre: { x: 0.5, y: 0.5 },
      radius: 0.125,
    });
  });

  it('returns nothing for a press that did not move', () => {
    expect(shapeOfDrag('circle', { x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 }, 1)).toBeUndefined();
    expect(shapeOfDrag('rectangle', { x: 0.5, y: 0.5 }, { x: 0.9, y: 0.5 }, 1)).toBeUndefined();
  });
});

describe('movedShape', () => {
  it('moves a shape as far as it stays within the picture', () => {
    const moved = movedShape(rectangle, { x: -1, y: 0.1 });
    expect(moved).toMatchObject({ left: 0, top: expect.closeTo(0.3), bottom: expect.closeTo(0.5) });
    expect(moved.type === 'rectangle' && moved.right).toBeCloseTo(0.2);
    const corners = [
      { x: 0.9, y: 0.9 },
      { x: 1, y: 1 },
      { x: 0.8, y: 1 },
    ];
    expect(movedShape({ type: 'polygon', corners }, { x: 0.5, y: 0.5 })).toEqual({
      type: 'polygon',
      corners,
    });
  });
});

describe('scaledShape', () => {
  it.each(['circle', 'rectangle', 'polygon'] as const)('never makes a %s too small to be hit', (type) => {
    let shape = middleShape(type, 1);
    for (let step = 0; step < 60; step++) shape = scaledShape(shape, 0.8);
    const middle = 0.5;
    const reach = Math.max(...handlesOf(shape).map(({ x, y }) => Math.max(x - middle, y - middle)));
    expect(reach).toBeGreaterThan(0.004);
  });
});

describe('withHandle', () => {
  it('moves one corner, and never turns a rectangle over', () => {
    expect(withHandle(rectangle, 1, { x: 0.5, y: 0.9 }, 1)).toEqual({
      ...rectangle,
      right: 0.5,
      bottom: 0.9,
    });
    const small = withHandle(rectangle, 0, { x: 0.9, y: 0.9 }, 1);
    expect(small.type === 'rectangle' && small.left < small.right && small.top < small.bottom).toBe(true);
  });

  it('keeps corners within the picture', () => {
    const { corners } = middleShape('polygon', 1) as Extract<
      ReturnType<typeof middleShape>,
      { type: 'polygon' }
    >;
    expect(withHandle({ type: 'polygon', corners }, 0, { x: 2, y: -1 }, 1)).toMatchObject({
      corners: [{ x: 1, y: 0 }, ...corners.slice(1)],
    });
  });
});
