import { expect, it } from 'vitest';
import { codeViews } from './card-code.ts';

it('a code has a view for each side of each card, whose cells are turned with it', () => {
  const views = codeViews({ grid: 2, words: [0b1000, 0b1100] });
  expect(views.map(({ card, up }) => [card, up]).slice(2, 6)).toEqual([
    [1, 2],
    [1, 3],
    [2, 0],
    [2, 1],
  ]);
  expect(views.slice(0, 2).map(({ signs }) => [...signs])).toEqual([
    [1, -1, -1, -1],
    [-1, -1, 1, -1],
  ]);
});
