import { describe, expect, it } from 'vitest';
import { gridStep } from './page-grid.tsx';

/** Ten pages, four per row. */
const step = (key: string, from: number) => gridStep(key, from, 10, 4);

describe('arrow keys among thumbnails', () => {
  it('move along the row and on to the next row', () => {
    expect(step('ArrowRight', 3)).toBe(4);
    expect(step('ArrowLeft', 4)).toBe(3);
  });

  it('move up and down in the column, to the end of a row that is too short', () => {
    expect(step('ArrowDown', 1)).toBe(5);
    expect(step('ArrowUp', 5)).toBe(1);
    expect(step('ArrowDown', 7)).toBe(9);
  });

  it('stop at the edges of the grid', () => {
    expect(step('ArrowLeft', 0)).toBe(0);
    expect(step('ArrowUp', 2)).toBe(2);
    expect(step('ArrowRight', 9)).toBe(9);
    expect(step('ArrowDown', 8)).toBe(8);
  });

  it('jump to both ends, and other keys have no effect', () => {
    expect([step('Home', 6), step('End', 6)]).toEqual([0, 9]);
    expect(step('g', 6)).toBeUndefined();
  });
});
