import { describe, expect, it } from 'vitest';
import { erasePart, touchesStroke } from './erase.ts';

/** Points at distances of 10 pixels from the left to the right. */
const row = Array.from({ length: 11 }, (_, i) => [i * 10, 0, i / 10]).flat();
const xs = (points: readonly number[] | undefined) => (points ?? []).filter((_, i) => i % 3 === 0);

describe('erasePart', () => {
  it('returns undefined when the eraser does not reach the stroke', () => {
    expect(erasePart(row, [50, 20], [60, 20], 19.9)).toBeUndefined();
    expect(erasePart(row, [-30, 0], [-25, 0], 24)).toBeUndefined();
    expect(erasePart([], [500, 500], [500, 500], 5)).toBeUndefined();
  });

  it('cuts off the beginning or the end', () => {
    const [left, ...none] = erasePart(row, [0, 0], [0, 0], 15) ?? [];
    expect(none).toEqual([]);
    expect(xs(left)[0]).toBeGreaterThan(15);
    expect(xs(left)[0]).toBeLessThanOrEqual(18);
    expect(xs(left).at(-1)).toBe(100);
    const [right] = erasePart(row, [100, 0], [100, 0], 15) ?? [];
    expect(xs(right)[0]).toBe(0);
    expect(xs(right).at(-1)).toBeGreaterThanOrEqual(82);
    expect(xs(right).at(-1)).toBeLessThan(85);
  });

  it('keeps the original points away from the cut, with their pressure', () => {
    const [left, right] = erasePart(row, [50, -20], [50, 20], 4) ?? [];
    expect(left?.slice(0, 12)).toEqual(row.slice(0, 12));
    expect(right?.slice(-12)).toEqual(row.slice(-12));
    // The new end is between two points, and so is its pressure.
    const [x = 0, , pressure = 0] = left?.slice(-3) ?? [];
    expect(x).toBeGreaterThan(42);
    expect(x).toBeLessThan(46);
    expect(pressure).toBeCloseTo(x / 100);
  });

  it('drops a rest of a single point', () => {
    expect(erasePart([0, 0, 0.5, 10, 0, 0.5], [10, 0], [10, 0], 9.5)).toEqual([]);
    expect(erasePart([0, 0, 0.5, 10, 0, 0.5], [10, 0], [10, 0], 5)).toHaveLength(1);
  });

  it('cuts a long segment where the eraser crossed it, and also by a diagonal pass', () => {
    const long = [0, 0, 0.5, 100, 0, 0.5];
    const [left, right] = erasePart(long, [50, -30], [50, 30], 3) ?? [];
    expect(xs(left).at(-1)).toBe(46);
    expect(xs(right)[0]).toBe(54);
    expect(erasePart(long, [20, -30], [80, 30], 3)).toHaveLength(2);
    expect(erasePart(long, [20, 30], [80, 6], 3)).toBeUndefined();
  });

  it('reads a stroke of very long segments in steps of at most a 64th', () => {
    const [left, right] = erasePart([0, 0, 0.5, 640, 0, 0.5], [320, 0], [320, 0], 12) ?? [];
    expect(xs(left)).toHaveLength(31);
    expect(xs(left).at(-1)).toBe(300);
    expect(xs(right)[0]).toBe(340);
  });
});

describe('touchesStroke', () => {
  it('adds half the width of the line to the radius', () => {
    expect(touchesStroke(row, 6, [50, 8], [50, 8], 5)).toBe(true);
    expect(touchesStroke(row, 6, [50, 8.1], [50, 8.1], 5)).toBe(false);
  });

  it('tests the segments between points that are far apart, and a dot', () => {
    const long = [0, 0, 0.5, 100, 0, 0.5];
    expect(touchesStroke(long, 2, [50, -30], [50, 30], 1)).toBe(true);
    expect(touchesStroke(long, 2, [150, -30], [150, 30], 1)).toBe(false);
    expect(touchesStroke([50, 50, 0.5], 2, [50, 52], [50, 52], 1)).toBe(true);
    expect(touchesStroke([50, 50, 0.5], 2, [50, 52.5], [50, 52.5], 1)).toBe(false);
    expect(touchesStroke([], 2, [0, 0], [0, 0], 9)).toBe(false);
  });
});
