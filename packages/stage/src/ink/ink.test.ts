import { describe, expect, it } from 'vitest';
import { inkPath } from './outline.ts';
import { erasePart, touchesStroke } from './pages/erase.ts';
import { WetStroke } from './sessions/wet-stroke.ts';
import { inkElementOf, strokeOf } from './stroke.ts';

const across = [0, 50, 0.5, 50, 50, 0.5, 100, 50, 0.5];

describe('a stroke', () => {
  it('is the same after it is written and read, to a tenth of a pixel', () => {
    const stroke = {
      id: 's',
      tool: 'pen',
      color: 'D92D20',
      width: 4,
      points: [10.04, 20, 0.5, 33.333, 7, 0.81],
    } as const;
    const element = inkElementOf(stroke, { parentId: 'p', order: 'a' });
    expect(element.frame).toEqual({ x: 10, y: 7, w: 23.3, h: 13 });
    const back = strokeOf(element);
    for (const [i, value] of back.points.entries()) expect(value).toBeCloseTo(stroke.points[i] ?? NaN, 0);
  });

  it('is scaled with its frame when it was resized in the editor', () => {
    const stroke = {
      id: 's',
      tool: 'pen',
      color: 'D92D20',
      width: 4,
      points: [0, 0, 0.5, 100, 50, 0.5],
    } as const;
    const element = inkElementOf(stroke, { parentId: 'p', order: 'a' });
    const resized = { ...element, frame: { ...element.frame, x: 10, w: 200 } };
    expect(strokeOf(resized).points).toEqual([10, 0, 0.5, 210, 50, 0.5]);
  });

  it('is stored as a dot when it is a mere touch', () => {
    const wet = new WetStroke({ tool: 'pen', color: '000000', width: 4 });
    wet.add(5, 5, 0.5);
    expect(inkPath(wet.finish(), 4, 'pen')).toMatch(/^M.*Z$/);
  });

  it('does not store the points that the browser predicted', () => {
    const wet = new WetStroke({ tool: 'pen', color: '000000', width: 4 });
    wet.add(0, 0, 0.5);
    wet.add(9, 0, 0.5);
    expect(wet.withPredicted([20, 0, 0.5])).toHaveLength(9);
    expect(wet.finish()).toEqual([0, 0, 0.5, 9, 0, 0.5]);
  });
});

describe('an eraser', () => {
  it('cuts a stroke in two where it crosses it', () => {
    const pieces = erasePart(across, [50, 0], [50, 100], 5);
    expect(pieces).toHaveLength(2);
    expect(Math.max(...(pieces?.[0] ?? []).filter((_, i) => i % 3 === 0))).toBeLessThanOrEqual(45);
    expect(Math.min(...(pieces?.[1] ?? []).filter((_, i) => i % 3 === 0))).toBeGreaterThanOrEqual(45);
  });

  it('leaves a stroke unchanged that it does not reach', () => {
    expect(erasePart(across, [50, 0], [50, 30], 5)).toBeUndefined();
    expect(touchesStroke(across, 4, [50, 0], [50, 30], 5)).toBe(false);
  });

  it('erases the edge of a broad stroke whose centre line is out of reach', () => {
    const thin = [touchesStroke(across, 4, [50, 0], [50, 35], 5), erasePart(across, [50, 0], [50, 35], 5)];
    expect(thin).toEqual([false, undefined]);
    expect(touchesStroke(across, 24, [50, 0], [50, 35], 5)).toBe(true);
    expect(touchesStroke(across, 24, [50, 0], [50, 32], 5)).toBe(false);
    expect(touchesStroke([50, 50, 0.5], 24, [50, 0], [50, 35], 5)).toBe(true);
  });

  it('cuts a stroke between two points that are far apart', () => {
    expect(touchesStroke(across, 4, [25, 0], [25, 100], 2)).toBe(true);
  });

  it('removes a short stroke completely', () => {
    expect(erasePart([50, 50, 0.5, 51, 50, 0.5], [45, 50], [55, 50], 10)).toEqual([]);
  });
});
