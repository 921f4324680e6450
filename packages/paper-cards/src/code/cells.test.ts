import { describe, expect, it } from 'vitest';
import { cellsOf, distance, turned, viewsOf } from './cells.ts';

describe('cellsOf', () => {
  it('returns the highest bit of a word as the first cell', () => {
    expect(cellsOf(0b100_010_001, 3)).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1]);
    expect(cellsOf(2 ** 35, 6).slice(0, 2)).toEqual([1, 0]);
  });
});

describe('turned', () => {
  it('moves the right column of the print to the top', () => {
    expect(turned([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([3, 6, 9, 2, 5, 8, 1, 4, 7]);
  });

  it('returns the same cells after four turns', () => {
    const cells = cellsOf(0b101_110_010, 3);
    const views = viewsOf(cells, 3);
    expect(turned(views[3], 3)).toEqual(cells);
  });
});

describe('distance', () => {
  it('returns the number of cells that differ', () => {
    expect(distance([1, 0, 1], [1, 1, 0])).toBe(2);
  });
});
