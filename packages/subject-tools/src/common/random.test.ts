import { expect, it } from 'vitest';
import { random, seeded } from './random.ts';

it('seeded returns the same numbers for a seed, and others for another seed', () => {
  const numbers = (seed: number) => Array.from({ length: 3 }, seeded(seed));
  expect(numbers(1)).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
  expect(numbers(2)).not.toEqual(numbers(1));
});

it('random returns numbers from 0 up to 1', () => {
  const numbers = Array.from({ length: 200 }, random);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(new Set(numbers).size).toBeGreaterThan(190);
  expect(Math.max(...numbers)).toBeGreaterThan(0.9);
});
