import { describe, expect, it } from 'vitest';
import type { XY } from '../../common/pose.ts';
import { lineOf, nearest, pageMarks } from './page-marks.ts';

const stroke = (...points: XY[]) => ({ points: points.flatMap(([x, y]) => [x, y, 0.5]) });

describe('lineOf', () => {
  it('returns the ends of a straight stroke', () => {
    expect(lineOf(stroke([0, 0], [20, 2], [40, 0]).points)).toEqual({ from: [0, 0], to: [40, 0] });
  });

  it.each([
    [
      'a short stroke',
      [
        [0, 0],
        [23.9, 0],
      ],
    ],
    [
      'a bend',
      [
        [0, 0],
        [20, 2.1],
        [40, 0],
      ],
    ],
    ['a point', [[0, 0]]],
    ['no points', []],
  ] as [string, XY[]][])('returns undefined for %s', (_, points) => {
    expect(lineOf(stroke(...points).points)).toBeUndefined();
  });

  it('accepts the least length', () => {
    expect(lineOf(stroke([0, 0], [24, 0]).points)).toBeDefined();
  });
});

describe('pageMarks', () => {
  it('has the lines, their ends and their crossing', () => {
    const { lines, points } = pageMarks([
      stroke([0, 50], [100, 50]),
      stroke([50, 0], [50, 100]),
      stroke([0, 0], [20, 30], [40, 0]),
    ]);
    expect(lines).toHaveLength(2);
    expect(points).toEqual([
      [0, 50],
      [100, 50],
      [50, 0],
      [50, 100],
      [50, 50],
    ]);
  });

  it('has crossings a little beyond the ends of lines, and none farther away or of parallels', () => {
    const crossings = (x: number) =>
      pageMarks([stroke([0, 50], [100, 50]), stroke([x, 0], [x, 100])]).points.slice(4);
    expect(crossings(105)).toEqual([[105, 50]]);
    expect(crossings(-5)).toEqual([[-5, 50]]);
    expect([crossings(107), crossings(-7)]).toEqual([[], []]);
    expect(pageMarks([stroke([0, 0], [100, 0]), stroke([0, 9], [100, 9])]).points).toHaveLength(4);
    expect(pageMarks([stroke([0, 50], [100, 50]), stroke([50, 57], [50, 157])]).points).toHaveLength(4);
  });

  it('has the sixty newest lines', () => {
    const strokes = Array.from({ length: 61 }, (_, at) => stroke([0, at], [100, at]));
    const { lines } = pageMarks(strokes);
    expect([lines.length, lines[0]?.from[1]]).toEqual([60, 1]);
  });
});

it('nearest returns the nearest point within reach', () => {
  const points: XY[] = [
    [10, 0],
    [3, 4],
    [0, 6],
  ];
  expect(nearest(points, [0, 0], 10)).toEqual([3, 4]);
  expect(nearest(points, [0, 0], 5)).toEqual([3, 4]);
  expect(nearest(points, [0, 0], 4.9)).toBeUndefined();
});
