import { describe, expect, it } from 'vitest';
import { inverted, mapped, squareTo } from './homography.ts';
import type { Quad } from './points.ts';

const quad: Quad = [
  { x: 10, y: 12 },
  { x: 52, y: 20 },
  { x: 47, y: 66 },
  { x: 8, y: 51 },
];

describe('squareTo', () => {
  it('maps the corners of the square to those of the quad', () => {
    const map = squareTo(quad, 7);
    const corners = [mapped(map, 0, 0), mapped(map, 7, 0), mapped(map, 7, 7), mapped(map, 0, 7)];
    corners.forEach((corner, at) => {
      expect(corner.x).toBeCloseTo(quad[at]?.x ?? 0, 9);
      expect(corner.y).toBeCloseTo(quad[at]?.y ?? 0, 9);
    });
  });

  it('maps straight lines to straight lines', () => {
    const map = squareTo(quad, 1);
    const middle = mapped(map, 0.3, 0.3);
    const slope = (quad[2].y - quad[0].y) / (quad[2].x - quad[0].x);
    expect((middle.y - quad[0].y) / (middle.x - quad[0].x)).toBeCloseTo(slope, 9);
  });
});

describe('inverted', () => {
  it('returns the map back', () => {
    const map = squareTo(quad, 3);
    const there = mapped(map, 1.2, 2.4);
    const back = mapped(inverted(map), there.x, there.y);
    expect(back.x).toBeCloseTo(1.2, 9);
    expect(back.y).toBeCloseTo(2.4, 9);
  });
});
