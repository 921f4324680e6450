import { expect, it } from 'vitest';
import { pointsOf } from './marked-picture.tsx';

it.each([
  [[1, 2, 3, 4], '1,2 3,4'],
  [[1, 2], '1,2 1,2'],
  [[1, 2, 3], '1,2 1,2'],
  [[], ''],
])('pointsOf(%j) returns %s', (numbers, points) => {
  expect(pointsOf(numbers)).toBe(points);
});
