import { describe, expect, it } from 'vitest';
import {
  direction,
  distance,
  distanceToSegment,
  lengthOf,
  resampled,
  simplified,
  slantBetween,
  turnBetween,
  type XY,
} from './plane.ts';

const degrees = (radians: number) => Math.round((radians * 180) / Math.PI);
const radians = (turn: number) => (turn * Math.PI) / 180;

describe('directions', () => {
  it('direction returns angles clockwise from the right', () => {
    const at = (x: number, y: number) => degrees(direction([1, 1], [1 + x, 1 + y]));
    expect([at(5, 0), at(0, 5), at(-5, 0), at(0, -5), at(5, 5)]).toEqual([0, 90, 180, -90, 45]);
  });

  it('turnBetween returns at most half a turn', () => {
    expect(degrees(turnBetween(radians(10), radians(50)))).toBe(40);
    expect(degrees(turnBetween(radians(-170), radians(170)))).toBe(20);
    expect(degrees(turnBetween(radians(0), radians(180)))).toBe(180);
    expect(degrees(turnBetween(radians(0), radians(370)))).toBe(10);
  });

  it('slantBetween returns at most a quarter turn', () => {
    expect(degrees(slantBetween(radians(10), radians(50)))).toBe(40);
    expect(degrees(slantBetween(radians(0), radians(170)))).toBe(10);
    expect(degrees(slantBetween(radians(0), radians(90)))).toBe(90);
  });
});

describe('lengths', () => {
  it('distanceToSegment returns the distance to the nearest point of the segment', () => {
    expect(distance([1, 2], [4, 6])).toBe(5);
    expect(distanceToSegment([30 - 1.8, 25 + 2.4], [10, 10], [50, 40])).toBeCloseTo(3, 9);
    expect(distanceToSegment([7, 6], [10, 10], [50, 40])).toBe(5);
    expect(distanceToSegment([53, 44], [10, 10], [50, 40])).toBe(5);
    expect(distanceToSegment([13, 14], [10, 10], [10, 10])).toBe(5);
  });

  it('lengthOf returns the sum of the segments', () => {
    expect(
      lengthOf([
        [0, 0],
        [3, 4],
        [3, 10],
      ]),
    ).toBe(11);
    expect(lengthOf([[5, 5]])).toBe(0);
  });
});

describe('resampled', () => {
  it('returns points at equal distances, ends included', () => {
    const line: XY[] = [
      [0, 0],
      [10, 0],
      [10, 10],
    ];
    expect(resampled(line, 5)).toEqual([
      [0, 0],
      [5, 0],
      [10, 0],
      [10, 5],
      [10, 10],
    ]);
    expect(resampled(line, 2)).toEqual([
      [0, 0],
      [10, 10],
    ]);
    expect(
      resampled(
        [
          [0, 0],
          [3, 0],
          [6, 0],
          [9, 0],
        ],
        3,
      ),
    ).toEqual([
      [0, 0],
      [4.5, 0],
      [9, 0],
    ]);
  });

  it('returns no points for a line without a length', () => {
    expect(resampled([], 3)).toEqual([]);
    expect(
      resampled(
        [
          [1, 1],
          [1, 1],
        ],
        3,
      ),
    ).toEqual([]);
  });
});

describe('simplified', () => {
  it('keeps the points that deviate by more than the tolerance', () => {
    const line: XY[] = [
      [0, 0],
      [5, 1],
      [10, 8],
      [15, 1],
      [20, 0],
    ];
    expect(simplified(line, 2)).toEqual(line);
    expect(simplified(line, 4)).toEqual([
      [0, 0],
      [10, 8],
      [20, 0],
    ]);
    expect(simplified(line, 8)).toEqual([
      [0, 0],
      [20, 0],
    ]);
  });

  it('keeps a line of two points', () => {
    const line: XY[] = [
      [0, 0],
      [1, 1],
    ];
    expect(simplified(line, 100)).toEqual(line);
    expect(simplified([], 1)).toEqual([]);
  });
});
