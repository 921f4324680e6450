import { describe, expect, it } from 'vitest';
import { choicesFor, isPieceName, outlineOf, sidesOf } from './pieces.ts';

describe('the pieces of a jigsaw', () => {
  it('fit together, and are straight at the edges of the picture', () => {
    const [rows, columns] = [4, 6];
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const { top, right, bottom, left } = sidesOf(row, column, rows, columns);
        expect([top === 0, bottom === 0, left === 0, right === 0]).toEqual([
          row === 0,
          row === rows - 1,
          column === 0,
          column === columns - 1,
        ]);
        if (column > 0) expect(sidesOf(row, column - 1, rows, columns).right).toBe(-left);
        if (row > 0) expect(sidesOf(row - 1, column, rows, columns).bottom).toBe(-top);
      }
  });

  it('have an outline with knobs outwards and holes inwards', () => {
    expect(outlineOf({ top: 0, right: 0, bottom: 0, left: 0 }, 100, 50)).toBe('M0 0L100 0L100 50L0 50L0 0Z');
    const knob = outlineOf({ top: 1, right: 0, bottom: 0, left: 0 }, 100, 100);
    const hole = outlineOf({ top: -1, right: 0, bottom: 0, left: 0 }, 100, 100);
    expect([knob.includes('50 -20'), hole.includes('50 20')]).toEqual([true, true]);
    expect(outlineOf({ top: 0, right: 1, bottom: 0, left: 0 }, 100, 100)).toContain('120 50');
  });

  it('have no question when their text is only a name', () => {
    expect(['A1', ' F9 ', '', 'G1', 'A10', '3×4'].map(isPieceName)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

it('the answers of a question are the right one and its next ones, in the order of all', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(choicesFor('e', ids, 4)).toEqual(['a', 'b', 'e', 'f']);
  expect(choicesFor('b', ['a', 'b'], 4)).toEqual(['a', 'b']);
});
