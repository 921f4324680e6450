import { describe, expect, it } from 'vitest';
import { resampled, type XY } from './plane.ts';
import { straightened } from './straightened.ts';

const stroke = (...corners: readonly XY[]) => resampled(corners, 120).flatMap(([x, y]) => [x, y, 0.9]);
const pointsOf = (line: readonly number[] = []) =>
  Array.from({ length: line.length / 3 }, (_, i) => [line[i * 3] ?? 0, line[i * 3 + 1] ?? 0] as const);

describe('straightened', () => {
  it('returns points of even pressure along a line, 3 pixels apart', () => {
    const line = straightened(stroke([100, 100], [340, 220])) ?? [];
    expect(line.filter((_, i) => i % 3 === 2).every((each) => each === 0.5)).toBe(true);
    const points = pointsOf(line);
    expect(points[0]?.map(Math.round)).toEqual([100, 100]);
    expect(points.at(-1)?.map(Math.round)).toEqual([340, 220]);
    const [a = [0, 0], b = [0, 0]] = points;
    expect(Math.hypot(b[0] - a[0], b[1] - a[1])).toBeCloseTo(3.05, 1);
  });

  it('returns a closed outline, with the corners among the points', () => {
    const points = pointsOf(straightened(stroke([100, 100], [300, 100], [300, 220], [100, 220], [100, 100])));
    expect(points[0]).toEqual(points.at(-1));
    // The corners of the figure, which is a few pixels smaller than the stroke.
    const [left, top] = [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))];
    const [right, bottom] = [Math.max(...points.map(([x]) => x)), Math.max(...points.map(([, y]) => y))];
    expect([left, top, right, bottom].map((each) => Math.round(each / 10) * 10)).toEqual([
      100, 100, 300, 220,
    ]);
    for (const [x, y] of [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ] as const)
      expect(Math.min(...points.map((each) => Math.hypot(each[0] - x, each[1] - y)))).toBeLessThan(1e-6);
  });

  it('returns a circle as a closed line of points on it', () => {
    const circle = Array.from({ length: 121 }, (_, i): XY => {
      const angle = (i / 120) * Math.PI * 2;
      return [300 + 80 * Math.cos(angle), 200 + 80 * Math.sin(angle)];
    });
    const points = pointsOf(straightened(circle.flatMap(([x, y]) => [x, y, 0.5])));
    expect(points).toHaveLength(Math.ceil((160 * Math.PI) / 3) + 1);
    expect(points[0]?.map(Math.round)).toEqual(points.at(-1)?.map(Math.round));
    for (const [x, y] of points) expect(Math.hypot(x - 300, y - 200)).toBeCloseTo(80, 0);
  });

  it('returns a rotated ellipse along its axis', () => {
    const turn = 0.6;
    const oval = Array.from({ length: 121 }, (_, i): XY => {
      const angle = (i / 120) * Math.PI * 2;
      const [x, y] = [150 * Math.cos(angle), 60 * Math.sin(angle)];
      return [300 + x * Math.cos(turn) - y * Math.sin(turn), 300 + x * Math.sin(turn) + y * Math.cos(turn)];
    });
    const points = pointsOf(straightened(oval.flatMap(([x, y]) => [x, y, 0.5])));
    const far = Math.max(...points.map(([x, y]) => Math.hypot(x - 300, y - 300)));
    const [x = 0, y = 0] = points.find((each) => Math.hypot(each[0] - 300, each[1] - 300) === far) ?? [];
    expect(far).toBeCloseTo(150, 0);
    expect(Math.abs(Math.atan((y - 300) / (x - 300)))).toBeCloseTo(turn, 1);
  });

  it('returns an arrow as one line with two barbs of 28 degrees, of 14 to 42 pixels', () => {
    const arrow = (length: number) => {
      const barb = length * 0.2;
      const line = stroke(
        [100, 300],
        [100 + length, 300],
        [100 + length - barb, 300 - barb],
        [100 + length, 300],
        [100 + length - barb, 300 + barb],
      );
      const points = pointsOf(straightened(line));
      const right = Math.max(...points.map(([x]) => x));
      const tip = points.findIndex(([x]) => x === right);
      const ends = points.slice(tip + 1);
      const far = ends.map(([x, y]) => Math.hypot(x - right, y - 300));
      const above = ends[far.indexOf(Math.max(...far))] ?? [0, 0];
      return [Math.max(...far), Math.abs(Math.atan2(above[1] - 300, right - above[0]) * 180) / Math.PI];
    };
    for (const [length, barb] of [
      [150, 33],
      [300, 42],
    ] as const) {
      const [far = 0, angle = 0] = arrow(length);
      expect(Math.round(far)).toBe(barb);
      expect(Math.abs(angle - 28)).toBeLessThan(1.5);
    }
  });

  it('returns undefined for handwriting', () => {
    expect(straightened(stroke([200, 100], [200, 300], [320, 300]))).toBeUndefined();
    expect(straightened([])).toBeUndefined();
  });
});
