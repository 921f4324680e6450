import { expect, it } from 'vitest';
import { areaOf, centreOf, type Quad, turnOf } from './points.ts';

const square: Quad = [
  { x: 1, y: 1 },
  { x: 5, y: 1 },
  { x: 5, y: 4 },
  { x: 1, y: 4 },
];

it('a clockwise polygon turns by more than 0 at each corner and has an area and a centre', () => {
  expect(turnOf(square[0], square[1], square[2])).toBe(12);
  expect(turnOf(square[2], square[1], square[0])).toBe(-12);
  expect(areaOf(square)).toBe(12);
  expect(areaOf([])).toBe(0);
  expect(centreOf(square)).toEqual({ x: 3, y: 2.5 });
});
