import { expect, it } from 'vitest';
import { newSeed, seededRandom, shuffled } from './seeded-random.ts';

it('seededRandom returns the same numbers for the same seed', () => {
  const numbers = (seed: number) => {
    const random = seededRandom(seed);
    return [random(), random(), random()];
  };
  // Reference values of mulberry32.
  expect(numbers(1)).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
  expect(numbers(1)).toEqual(numbers(1));
  expect(numbers(2)).not.toEqual(numbers(1));
  expect(numbers(-1)).toEqual(numbers(2 ** 32 - 1));
});

it('seededRandom returns numbers from 0 up to 1 that are spread evenly', () => {
  const random = seededRandom(7);
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let count = 0; count < 10_000; count++) {
    const at = Math.floor(random() * 10);
    tenths[at] = (tenths[at] ?? 0) + 1;
  }
  expect(tenths).toHaveLength(10);
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

it('shuffled returns all items in an order by the random numbers, and keeps the given list', () => {
  const items = ['a', 'b', 'c', 'd'];
  // Each item is swapped with the first one, from the last item on.
  expect(shuffled(items, () => 0)).toEqual(['b', 'c', 'd', 'a']);
  expect(shuffled(items, () => 0.999)).toEqual(items);
  expect(items).toEqual(['a', 'b', 'c', 'd']);
  expect(shuffled([], () => 0)).toEqual([]);
});

it('shuffled puts every item in every position about equally often', () => {
  const random = seededRandom(3);
  const firsts = new Map<string, number>();
  for (let count = 0; count < 6000; count++) {
    const [first = ''] = shuffled(['a', 'b', 'c'], random);
    firsts.set(first, (firsts.get(first) ?? 0) + 1);
  }
  for (const item of 'abc') expect(Math.abs((firsts.get(item) ?? 0) - 2000)).toBeLessThan(200);
});

it('newSeed returns another whole number each time', () => {
  const seeds = [newSeed(), newSeed(), newSeed()];
  expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32)).toBe(true);
  expect(new Set(seeds).size).toBeGreaterThan(1);
});
