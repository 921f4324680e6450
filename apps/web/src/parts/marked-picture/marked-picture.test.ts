import { expect, it } from 'vitest';
import { pointsOf, unrotated } from './marked-picture.tsx';

it.each([
  [[1, 2, 3, 4], '1,2 3,4'],
  [[1, 2], '1,2 1,2'],
  [[1, 2, 3], '1,2 1,2'],
  [[], ''],
])('pointsOf(%j) returns %s', (numbers, points) => {
  expect(pointsOf(numbers)).toBe(points);
});

it.each([
  [0, [0.2, 0.9]],
  // The upper right corner of a picture that is rotated by a quarter is its upper left corner.
  [90, [0.9, 0.8]],
  [180, [0.8, 0.1]],
  [270, [0.1, 0.2]],
] as const)(
  'unrotated returns the place on the picture when it is rotated by %i degrees',
  (rotation, place) => {
    const found = unrotated(rotation, 0.2, 0.9).map((share) => Math.round(share * 10) / 10);
    expect(found).toEqual(place);
  },
);
