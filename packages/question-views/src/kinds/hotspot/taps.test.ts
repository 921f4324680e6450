import { describe, expect, it } from 'vitest';
import { isInside, withTap } from './taps.ts';

const point = { x: 0.2, y: 0.3 };
const none = { points: [], areas: [] };

describe('withTap', () => {
  it('replaces the only tap', () => {
    expect(withTap({ points: [point], areas: [] }, { area: 'a' }, 1)).toEqual({ points: [], areas: ['a'] });
    expect(withTap({ points: [], areas: ['a'] }, { point }, 1)).toEqual({ points: [point], areas: [] });
  });

  it('adds taps until all are used', () => {
    const two = withTap(withTap(none, { point }, 2), { area: 'a' }, 2);
    expect(two).toEqual({ points: [point], areas: ['a'] });
    expect(withTap(two, { area: 'b' }, 2)).toEqual(two);
  });

  it('removes an area that is tapped again', () => {
    expect(withTap({ points: [point], areas: ['a'] }, { area: 'a' }, 2)).toEqual({
      points: [point],
      areas: [],
    });
  });
});

describe('isInside', () => {
  it('is true within a circle of a picture that is wider than high', () => {
    const circle = { type: 'circle', centre: { x: 0.5, y: 0.5 }, radius: 0.1 } as const;
    expect(isInside(circle, { x: 0.5, y: 0.69 }, 0.5)).toBe(true);
    expect(isInside(circle, { x: 0.5, y: 0.69 }, 1)).toBe(false);
  });

  it('is true within rectangles and polygons', () => {
    const box = { type: 'rectangle', left: 0.1, top: 0.1, right: 0.3, bottom: 0.4 } as const;
    expect([isInside(box, point, 1), isInside(box, { x: 0.5, y: 0.2 }, 1)]).toEqual([true, false]);
    const corners = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ];
    expect(isInside({ type: 'polygon', corners }, point, 1)).toBe(true);
    expect(isInside({ type: 'polygon', corners }, { x: 0.8, y: 0.8 }, 1)).toBe(false);
  });
});
