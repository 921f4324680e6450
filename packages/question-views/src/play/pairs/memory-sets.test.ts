import { expect, it } from 'vitest';
import { foundSets, setsOf } from './memory-sets.ts';

const first = {
  id: 'p1',
  pairs: [
    { left: 'a', right: 'x' },
    { left: 'b', right: 'y' },
  ],
};
const second = {
  id: 'p2',
  pairs: [
    { left: 'a', right: 'm' },
    { left: 'b', right: 'n' },
  ],
};

it('makes pairs of one part, and triples of two', () => {
  expect(setsOf([first]).map(({ cards }) => cards)).toEqual([
    ['0:a', '1:x'],
    ['0:b', '1:y'],
  ]);
  expect(setsOf([first, second]).map(({ cards }) => cards)).toEqual([
    ['0:a', '1:x', '2:m'],
    ['0:b', '1:y', '2:n'],
  ]);
  expect(setsOf([])).toEqual([]);
});

it('finds the sets that were found before', () => {
  const sets = setsOf([first]);
  expect(foundSets(sets, { p1: { pairs: [{ left: 'b', right: 'y' }] } })).toEqual(['b']);
  expect(foundSets(sets, {})).toEqual([]);
});
