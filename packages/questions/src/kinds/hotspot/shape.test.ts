import { describe, expect, it } from 'vitest';
import { distanceFrom, pointWithin, type Shape } from './shape.ts';

const star: Shape = {
  type: 'polygon',
  // An arrow head that points to the right; its notch is on the left.
  corners: [
    { x: 0.2, y: 0.2 },
    { x: 0.8, y: 0.5 },
    { x: 0.2, y: 0.8 },
    { x: 0.4, y: 0.5 },
  ],
};

describe('distanceFrom', () => {
  it.each<[string, number, number, number]>([
    ['within a polygon', 0.6, 0.5, 0],
    ['at a corner', 0.8, 0.5, 0],
    ['right of a corner', 0.9, 0.5, 0.1],
    ['within the notch', 0.3, 0.5, 0.0832],
    ['above a corner', 0.2, 0.1, 0.1],
  ])('is for a point %s the way to the nearest edge', (_where, x, y, far) => {
    expect(distanceFrom(star, { x, y }, 1)).toBeCloseTo(far, 4);
  });

  it('is not zero between two parts of a polygon', () => {
    const corners = [
      [0, 0],
      [0.3, 0],
      [0.3, 0.8],
      [0.7, 0.8],
      [0.7, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ].map(([x = 0, y = 0]) => ({ x, y }));
    expect(distanceFrom({ type: 'polygon', corners }, { x: 0.4, y: 0.5 }, 1)).toBeCloseTo(0.1);
  });

  it('is measured in a picture that is twice as high as wide', () => {
    // The edges rise by 1 in a width of 1: the corner is a right angle.
    const corners = [
      { x: 0.2, y: 0.2 },
      { x: 0.4, y: 0.3 },
      { x: 0.2, y: 0.4 },
    ];
    expect(distanceFrom({ type: 'polygon', corners }, { x: 0.4, y: 0.2 }, 2)).toBeCloseTo(Math.SQRT1_2 / 5);
  });

  it('is measured to the edge of a circle and to the side or corner of a rectangle', () => {
    const circle: Shape = { type: 'circle', centre: { x: 0.5, y: 0.5 }, radius: 0.1 };
    expect(distanceFrom(circle, { x: 0.8, y: 0.9 }, 1)).toBeCloseTo(0.4);
    expect(distanceFrom(circle, { x: 0.5, y: 0.59 }, 1)).toBe(0);
    const box: Shape = { type: 'rectangle', left: 0.1, top: 0.1, right: 0.2, bottom: 0.2 };
    expect(distanceFrom(box, { x: 0.5, y: 0.6 }, 1)).toBeCloseTo(0.5);
    expect(distanceFrom(box, { x: 0.15, y: 0 }, 2)).toBeCloseTo(0.2);
    expect(distanceFrom(box, { x: 0.15, y: 0.15 }, 1)).toBe(0);
  });
});

describe('pointWithin', () => {
  it('is no point of the notch of a polygon', () => {
    const within = pointWithin(star);
    expect(within && distanceFrom(star, within, 1)).toBe(0);
  });
});
