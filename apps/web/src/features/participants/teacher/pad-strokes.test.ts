import { STROKE_POINTS_MAX } from '@lectern/protocol/teacher-commands';
import { describe, expect, it } from 'vitest';
import { placeOn, strokePoints } from './pad-strokes.ts';

const box = { left: 10, top: 20, width: 100, height: 50 };

describe('placeOn', () => {
  it('returns fractions of the page, limited to the page', () => {
    expect(placeOn(box, { clientX: 60, clientY: 30 })).toEqual({ x: 0.5, y: 0.2 });
    expect(placeOn(box, { clientX: 0, clientY: 100 })).toEqual({ x: 0, y: 1 });
    expect(placeOn(box, { clientX: 200, clientY: 0 })).toEqual({ x: 1, y: 0 });
  });

  it('returns the corner of a page without size', () => {
    expect(placeOn({ ...box, width: 0, height: 0 }, { clientX: 60, clientY: 30 })).toEqual({ x: 0, y: 0 });
  });
});

describe('strokePoints', () => {
  const size = { w: 1_000, h: 500 };
  it('returns pixels of the page, to a tenth', () => {
    expect(strokePoints([{ x: 0.12345, y: 0.5 }], size)).toEqual([123.5, 250]);
  });

  it('drops points closer than two pixels to the last kept point, except the end', () => {
    const places = [0, 0.0019, 0.002, 0.0039, 0.0041].map((x) => ({ x, y: 0 }));
    expect(strokePoints(places, size)).toEqual([0, 0, 2, 0, 4.1, 0]);
    expect(strokePoints(places.slice(0, 2), size)).toEqual([0, 0, 1.9, 0]);
  });

  it('thins a long stroke to the largest number of points, and keeps its ends', () => {
    const many = Array.from({ length: STROKE_POINTS_MAX * 2 }, (_, i) => ({
      x: i % 2,
      y: i / STROKE_POINTS_MAX / 2,
    }));
    const points = strokePoints(
      many.map(({ y }) => ({ x: y, y: 0 })),
      { w: 10_000, h: 1 },
    );
    expect(points.length / 2).toBeLessThanOrEqual(STROKE_POINTS_MAX);
    expect(points.length / 2).toBeGreaterThan(STROKE_POINTS_MAX / 4);
    expect(points.slice(0, 2)).toEqual([0, 0]);
    expect(points.at(-2)).toBeCloseTo(10_000 - 10_000 / STROKE_POINTS_MAX / 2, 0);
  });
});
