import { expect, it } from 'vitest';
import { choiceOfKey, nextCell, nextChoice } from './arrow-keys.ts';

const ids = ['a', 'b', 'c'];
const ten = Array.from({ length: 10 }, (_, index) => `x${index}`);

it('choiceOfKey returns the choice of a digit or letter, and undefined for other keys', () => {
  expect(['1', '3', 'B', 'c'].map((key) => choiceOfKey(key, ids))).toEqual(['a', 'c', 'b', 'c']);
  expect([choiceOfKey('0', ten), choiceOfKey('j', ten)]).toEqual(['x9', 'x9']);
  for (const key of ['4', '0', 'd', 'k', 'Enter', ' ', 'ab']) expect(choiceOfKey(key, ids)).toBeUndefined();
});

it('nextChoice moves round in a circle, and to both ends', () => {
  expect(['ArrowDown', 'ArrowRight', 'ArrowUp'].map((key) => nextChoice(key, ids, 'a'))).toEqual([
    'b',
    'b',
    'c',
  ]);
  expect(nextChoice('ArrowDown', ids, 'c')).toBe('a');
  expect([nextChoice('Home', ids, 'b'), nextChoice('End', ids, 'b')]).toEqual(['a', 'c']);
  expect([
    nextChoice('x', ids, 'a'),
    nextChoice('ArrowUp', ids, 'z'),
    nextChoice('toString', ids, 'a'),
  ]).toEqual([undefined, undefined, undefined]);
});

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
