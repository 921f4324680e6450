import { expect, it } from 'vitest';
import { seeded } from './seeded.ts';

it('seeded returns the same numbers for the same seed', () => {
  const numbers = (seed: number) => {
    const random = seeded(seed);
    return [random(), random(), random()];
  };
  // Reference values of mulberry32.
  expect(numbers(1)).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
  expect(numbers(1)).toEqual(numbers(1));
  expect(numbers(2)).not.toEqual(numbers(1));
  expect(numbers(-1)).toEqual(numbers(2 ** 32 - 1));
});

it('seeded returns numbers from 0 up to 1 that are spread evenly', () => {
  const random = seeded(7);
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let count = 0; count < 10_000; count++) {
    const at = Math.floor(random() * 10);
    tenths[at] = (tenths[at] ?? 0) + 1;
  }
  expect(tenths).toHaveLength(10);
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
