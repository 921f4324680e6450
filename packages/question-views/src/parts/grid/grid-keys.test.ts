import { expect, it } from 'vitest';
import { nextCell } from './grid-keys.ts';

it('moves between the cells of a grid and stops at its edges', () => {
  // Two rows of three cells.
  const from = (at: number) => (key: string) => nextCell(key, at, 3, 6);
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].map(from(1))).toEqual([
    0,
    2,
    undefined,
    4,
    0,
    2,
  ]);
  expect(['ArrowRight', 'ArrowDown', 'ArrowUp', 'End', 'a'].map(from(5))).toEqual([
    undefined,
    undefined,
    2,
    undefined,
    undefined,
  ]);
});
