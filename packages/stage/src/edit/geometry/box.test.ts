import { expect, it } from 'vitest';
import { boxAround, centreOf, containsBox, translated, unionOf } from './box.ts';

const box = { x: 10, y: 20, w: 100, h: 50 };

it('boxAround returns the smallest box with all points, and an empty one when there are none', () => {
  const points = [
    { x: 5, y: 40 },
    { x: -10, y: 8 },
    { x: 30, y: 20 },
  ];
  expect(boxAround(points)).toEqual({ x: -10, y: 8, w: 40, h: 32 });
  expect(boxAround([{ x: 3, y: 4 }])).toEqual({ x: 3, y: 4, w: 0, h: 0 });
  expect(boxAround([])).toEqual({ x: 0, y: 0, w: 0, h: 0 });
});

it('unionOf returns the box around all boxes, and undefined when there are none', () => {
  expect(unionOf([box, { x: 0, y: 60, w: 20, h: 30 }])).toEqual({ x: 0, y: 20, w: 110, h: 70 });
  expect(unionOf([box])).toEqual(box);
  expect(unionOf([])).toBeUndefined();
});

it('centreOf returns the middle of a box', () => {
  expect(centreOf(box)).toEqual({ x: 60, y: 45 });
});

it('containsBox returns true for a box that is inside, edges included', () => {
  expect(containsBox(box, box)).toBe(true);
  expect(containsBox(box, { x: 11, y: 21, w: 98, h: 48 })).toBe(true);
  expect(containsBox(box, { ...box, x: 9, w: 50 })).toBe(false);
  expect(containsBox(box, { ...box, y: 19, h: 20 })).toBe(false);
  expect(containsBox(box, { ...box, w: 101 })).toBe(false);
  expect(containsBox(box, { ...box, h: 51 })).toBe(false);
});

it('translated moves a box and keeps its size', () => {
  expect(translated(box, { x: -3, y: 4 })).toEqual({ x: 7, y: 24, w: 100, h: 50 });
});
