import { expect, it } from 'vitest';
import { add, distance, distanceToSegment, subtract } from './point.ts';

const a = { x: 1, y: 2 };
const b = { x: 4, y: 6 };

it('vectors are added, subtracted and measured', () => {
  expect(add(a, b)).toEqual({ x: 5, y: 8 });
  expect(subtract(b, a)).toEqual({ x: 3, y: 4 });
  expect(distance(a, b)).toBe(5);
});

it('distanceToSegment returns the distance to the nearest point of the segment', () => {
  const from = { x: 10, y: 10 };
  const to = { x: 50, y: 40 };
  // Three pixels to the side of the middle of a segment of length 50.
  expect(distanceToSegment({ x: 30 - 1.8, y: 25 + 2.4 }, from, to)).toBeCloseTo(3, 9);
  expect(distanceToSegment({ x: 7, y: 6 }, from, to)).toBe(5);
  expect(distanceToSegment({ x: 53, y: 44 }, from, to)).toBe(5);
  expect(distanceToSegment({ x: 13, y: 14 }, from, from)).toBe(5);
  expect(distanceToSegment({ x: 10.5, y: 13 }, from, { x: 11, y: 10 })).toBe(3);
});
