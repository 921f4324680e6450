import { expect, it } from 'vitest';
import { chance, clip, grid, halves, middle } from './transition-cut.ts';

it('grid returns the pieces row by row, in percent of the page', () => {
  expect(grid(2, 2)).toEqual([
    { left: 0, top: 0, right: 50, bottom: 50, index: 0 },
    { left: 50, top: 0, right: 100, bottom: 50, index: 1 },
    { left: 0, top: 50, right: 50, bottom: 100, index: 2 },
    { left: 50, top: 50, right: 100, bottom: 100, index: 3 },
  ]);
  expect(grid(4, 1).map(({ left, bottom }) => [left, bottom])).toEqual([
    [0, 100],
    [25, 100],
    [50, 100],
    [75, 100],
  ]);
});

it('clip returns an inset slightly wider than the piece, and never beyond the page', () => {
  expect(clip({ left: 25, top: 10, right: 50, bottom: 60, index: 0 })).toBe(
    'inset(9.97% 49.97% 39.97% 24.97%)',
  );
  expect(clip({ left: 0, top: 0, right: 100, bottom: 100, index: 0 })).toBe('inset(0% 0% 0% 0%)');
});

it('middle returns the centre of a piece', () => {
  expect(middle({ left: 20, top: 10, right: 40, bottom: 70, index: 0 })).toEqual([30, 40]);
});

it('halves returns left and right, or top and bottom', () => {
  expect(halves(true).map(({ left, right, bottom }) => [left, right, bottom])).toEqual([
    [0, 50, 100],
    [50, 100, 100],
  ]);
  expect(halves(false).map(({ top, bottom, right }) => [top, bottom, right])).toEqual([
    [0, 50, 100],
    [50, 100, 100],
  ]);
});

it('chance returns the same numbers between -1 and 1 for the same arguments, spread over both signs', () => {
  const all = Array.from({ length: 41 }, (_, index) => chance(index, 3));
  expect(Math.min(...all)).toBeCloseTo(-0.999);
  expect(Math.max(...all)).toBeCloseTo(0.95, 2);
  expect(new Set(all.map((each) => each.toFixed(6))).size).toBe(41);
  expect(chance(2, 1)).toBe(chance(2, 1));
  expect(chance(2, 1)).not.toBe(chance(2, 2));
  expect(chance(0, 0)).toBeCloseTo((13 / 20.5 - 1) * 0.999);
});
