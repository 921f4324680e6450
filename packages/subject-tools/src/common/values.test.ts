import { expect, it } from 'vitest';
import { numberIn, oneOf, random, wholeIn } from './values.ts';

it.each([
  [1, 1],
  [5, 5],
  [0.999, 3],
  [5.001, 3],
  ['2', 3],
  [Number.NaN, 3],
  [undefined, 3],
])('numberIn(%s) between 1 and 5 returns %d', (value, number) => {
  expect(numberIn(value, [1, 5], 3)).toBe(number);
});

it('wholeIn returns the default for a fraction or a number out of range', () => {
  expect([wholeIn(2, [1, 5], 3), wholeIn(2.5, [1, 5], 3), wholeIn(6, [1, 5], 3)]).toEqual([2, 3, 3]);
});

it('oneOf returns a known value, and the default for another', () => {
  expect([oneOf('b', ['a', 'b'], 'a'), oneOf('c', ['a', 'b'], 'a')]).toEqual(['b', 'a']);
});

it('random returns numbers from 0 up to 1', () => {
  const numbers = Array.from({ length: 200 }, random);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(new Set(numbers).size).toBeGreaterThan(190);
  expect(Math.max(...numbers)).toBeGreaterThan(0.9);
});
