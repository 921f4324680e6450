import { expect, it } from 'vitest';
import { directionOf } from './direction.ts';

it.each([
  { subtype: undefined, x: 0, y: 1 },
  { subtype: 0, x: 0, y: 0 },
  { subtype: 1, x: 0, y: -1 },
  { subtype: 2, x: 1, y: 0 },
  { subtype: 3, x: 1, y: -1 },
  { subtype: 4, x: 0, y: 1 },
  { subtype: 6, x: 1, y: 1 },
  { subtype: 8, x: -1, y: 0 },
  { subtype: 9, x: -1, y: -1 },
  { subtype: 12, x: -1, y: 1 },
])('directionOf returns the side ($x, $y) for the subtype $subtype', ({ subtype, x, y }) => {
  expect(directionOf(subtype)).toEqual({ x, y, axis: 'horizontal', outwards: false });
});

it.each([
  { subtype: 10, axis: 'horizontal', outwards: false },
  { subtype: 5, axis: 'vertical', outwards: false },
  { subtype: 21, axis: 'vertical', outwards: false },
  { subtype: 26, axis: 'horizontal', outwards: false },
  { subtype: 37, axis: 'vertical', outwards: true },
  { subtype: 42, axis: 'horizontal', outwards: true },
])(
  'directionOf returns the axis $axis for the subtype $subtype, and both sides cancel out',
  ({ subtype, axis, outwards }) => {
    expect(directionOf(subtype)).toEqual({ x: 0, y: 0, axis, outwards });
  },
);
