import { describe, expect, it } from 'vitest';
import { cellValues } from './cell-values.ts';

/** A picture of 140 × 140 pixels in which the mark of 3 × 3 cells with its border fills the middle 100. */
function marked(isDark: (column: number, row: number) => boolean) {
  const data = Uint8Array.from({ length: 140 * 140 }, (_, at) => {
    const column = Math.floor(((at % 140) - 20) / 20);
    const row = Math.floor((Math.floor(at / 140) - 20) / 20);
    const inside = column >= 0 && row >= 0 && column < 5 && row < 5;
    return inside && isDark(column, row) ? 30 : 220;
  });
  return { width: 140, height: 140, data };
}
const quad = [
  { x: 20, y: 20 },
  { x: 120, y: 20 },
  { x: 120, y: 120 },
  { x: 20, y: 120 },
] as const;

describe('cellValues', () => {
  it('returns the grey value of each cell, row by row, and of the paper around the mark', () => {
    const isDark = (column: number, row: number) => (column + 2 * row) % 3 === 0;
    const { side, cells, ring } = cellValues(marked(isDark), quad, 3);
    expect(side).toBe(5);
    cells.forEach((value, at) => {
      expect(value).toBeCloseTo(isDark(at % 5, Math.floor(at / 5)) ? 30 : 220, 3);
    });
    expect(new Set(ring)).toEqual(new Set([220]));
  });

  it('begins at the first corner, wherever in the picture that is', () => {
    const isDark = (column: number, row: number) => column === 0 && row === 0;
    const turned = [quad[1], quad[2], quad[3], quad[0]] as const;
    const { cells } = cellValues(marked(isDark), turned, 3);
    expect([...cells].findIndex((value) => value < 100)).toBe(20);
  });
});
