import { expect, it } from 'vitest';
import { random } from './random.ts';

it('random returns numbers from 0 up to 1', () => {
  const numbers = Array.from({ length: 200 }, random);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(new Set(numbers).size).toBeGreaterThan(190);
  expect(Math.max(...numbers)).toBeGreaterThan(0.9);
});
