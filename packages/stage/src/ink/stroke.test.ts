import { describe, expect, it } from 'vitest';
import { inkElementOf, type Stroke, strokeBox, strokeOf } from './stroke.ts';

const stroke: Stroke = {
  id: 's',
  tool: 'pen',
  color: 'ff0000',
  width: 4,
  points: [10.04, 20.06, 0.504, 40, 15, 0.7, 25, 60, 1],
};
const place = { parentId: 'page', order: 'a0' };

describe('strokeBox', () => {
  it('returns the box of the points with the width on each side', () => {
    expect(strokeBox([10, 20, 0.5, 40, 15, 0.7, 25, 60, 1], 4)).toEqual({
      minX: 6,
      minY: 11,
      maxX: 44,
      maxY: 64,
    });
    expect(strokeBox([3, 4, 0.5], 0)).toEqual({ minX: 3, minY: 4, maxX: 3, maxY: 4 });
  });

  it('ignores a last point that is incomplete', () => {
    expect(strokeBox([3, 4, 0.5, 100, 100], 0)).toEqual({ minX: 3, minY: 4, maxX: 3, maxY: 4 });
  });
});

describe('inkElementOf', () => {
  it('returns a record whose points are relative to its frame and rounded', () => {
    expect(inkElementOf(stroke, place)).toEqual({
      kind: 'element',
      type: 'ink',
      id: 's',
      parentId: 'page',
      order: 'a0',
      frame: { x: 10, y: 15, w: 30, h: 45 },
      tool: 'pen',
      color: 'ff0000',
      width: 4,
      points: [0, 5.1, 0.5, 30, 0, 0.7, 15, 45, 1],
    });
  });

  it('keeps when the stroke was written', () => {
    const written = { at: 1000, ms: 20 } as unknown as NonNullable<Stroke['written']>;
    const element = inkElementOf({ ...stroke, written }, place);
    expect(element.written).toBe(written);
    expect(strokeOf(element).written).toBe(written);
    expect(strokeOf(inkElementOf(stroke, place))).not.toHaveProperty('written');
  });
});

describe('strokeOf', () => {
  const element = inkElementOf(stroke, place);

  it('returns the points on the page', () => {
    expect(strokeOf(element)).toEqual({ ...stroke, points: [10, 20.1, 0.5, 40, 15, 0.7, 25, 60, 1] });
  });

  it('scales the points when the frame was resized', () => {
    const wider = { ...element, frame: { x: 100, y: 200, w: 60, h: 15 } };
    expect(strokeOf(wider).points.map((value) => Math.round(value * 1e6) / 1e6)).toEqual([
      100, 201.7, 0.5, 160, 200, 0.7, 130, 215, 1,
    ]);
  });

  it('keeps the points of a level or upright line along the side without a length', () => {
    const level = { ...element, frame: { x: 1, y: 2, w: 10, h: 0 }, points: [0, 0, 0.5, 10, 0, 0.5] };
    expect(strokeOf(level).points).toEqual([1, 2, 0.5, 11, 2, 0.5]);
    const dot = { ...element, frame: { x: 1, y: 2, w: 5, h: 5 }, points: [0, 0, 0.5] };
    expect(strokeOf(dot).points).toEqual([1, 2, 0.5]);
    const squeezed = { ...element, frame: { x: 1, y: 2, w: 0, h: 0 }, points: [0, 0, 0.5, 3, 4, 0.5] };
    expect(strokeOf(squeezed).points).toEqual([1, 2, 0.5, 4, 6, 0.5]);
  });
});
