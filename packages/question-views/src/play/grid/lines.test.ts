import { describe, expect, it } from 'vitest';
import { cellAt, cellByKey, cellsTowards, readCells } from './lines.ts';

const GRID = ['abcd', 'efgh', 'ijkl', 'mnop'].map((row) => [...row]);

function word(from: string, to: string): string {
  const cell = (letter: string) => {
    const row = GRID.findIndex((cells) => cells.includes(letter));
    return { row, column: GRID[row]?.indexOf(letter) ?? 0 };
  };
  return readCells(GRID, cellsTowards(cell(from), cell(to), 4, 4));
}

describe('cells of a grid', () => {
  it('run from one to another in each of eight directions', () => {
    expect(['fh', 'fn', 'fp', 'nh', 'he', 'nb', 'pa', 'dm'].map(([a = '', b = '']) => word(a, b))).toEqual([
      'fgh',
      'fjn',
      'fkp',
      'nkh',
      'hgfe',
      'njfb',
      'pkfa',
      'dgjm',
    ]);
    expect(word('f', 'f')).toBe('f');
  });

  it('run in the nearest direction for a cell beside all of them, within the grid', () => {
    expect(word('a', 'l')).toBe('afkp');
    expect(word('a', 'h')).toBe('abcd');
    expect(word('m', 'd')).toBe('mjgd');
  });

  it('are found by a place of the surface, and by arrow keys', () => {
    expect(cellAt(0.3, 0.99, 4, 4)).toEqual({ row: 3, column: 1 });
    expect([cellAt(1, 0.5, 4, 4), cellAt(-0.01, 0.5, 4, 4)]).toEqual([undefined, undefined]);
    expect(cellByKey('ArrowRight', { row: 0, column: 3 }, 4, 4)).toEqual({ row: 0, column: 3 });
    expect(cellByKey('ArrowDown', { row: 0, column: 3 }, 4, 4)).toEqual({ row: 1, column: 3 });
    expect(cellByKey('a', { row: 0, column: 3 }, 4, 4)).toBeUndefined();
  });
});
