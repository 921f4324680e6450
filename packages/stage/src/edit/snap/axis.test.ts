import { expect, it } from 'vitest';
import { anchorsOf, extentOf, overlapsAcross } from './axis.ts';

const box = { x: 10, y: 20, w: 100, h: 50 };

it('extentOf returns the extent along an axis and across it', () => {
  expect(extentOf(box, 'x')).toEqual({ start: 10, end: 110, acrossStart: 20, acrossEnd: 70 });
  expect(extentOf(box, 'y')).toEqual({ start: 20, end: 70, acrossStart: 10, acrossEnd: 110 });
});

it('anchorsOf returns start, middle and end', () => {
  expect(anchorsOf(extentOf(box, 'x'))).toEqual([10, 60, 110]);
});

it('overlapsAcross returns true for boxes of the same row, and false when they only touch', () => {
  const at = (acrossStart: number, acrossEnd: number) => ({ start: 0, end: 1, acrossStart, acrossEnd });
  expect(overlapsAcross(at(0, 10), at(9, 20))).toBe(true);
  expect(overlapsAcross(at(9, 20), at(0, 10))).toBe(true);
  expect(overlapsAcross(at(0, 10), at(10, 20))).toBe(false);
  expect(overlapsAcross(at(10, 20), at(0, 10))).toBe(false);
  expect(overlapsAcross(at(0, 10), at(30, 40))).toBe(false);
});
