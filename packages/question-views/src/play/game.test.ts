import { expect, it } from 'vitest';
import { withFirstTry } from './game.ts';
import { pairsOf } from './pairs/rounds.ts';

it('keeps the first try of each card', () => {
  const first = withFirstTry([], { left: 'a', right: 'x' });
  expect(withFirstTry(first, { left: 'a', right: 'y' })).toEqual(first);
  const second = { left: 'b', right: 'y' };
  expect(withFirstTry(first, second)).toEqual([...first, second]);
});

it('returns no pairs for responses of other kinds', () => {
  expect([pairsOf(undefined), pairsOf({ choice: 'a' }), pairsOf({ pairs: 'x' })]).toEqual([[], [], []]);
});
