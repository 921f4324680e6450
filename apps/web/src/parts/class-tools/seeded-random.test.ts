import { seeded } from '@lectern/base';
import { expect, it } from 'vitest';
import { newSeed, shuffled } from './seeded-random.ts';

it('shuffled returns all items in an order by the random numbers, and keeps the given list', () => {
  const items = ['a', 'b', 'c', 'd'];
  // Each item is swapped with the first one, from the last item on.
  expect(shuffled(items, () => 0)).toEqual(['b', 'c', 'd', 'a']);
  expect(shuffled(items, () => 0.999)).toEqual(items);
  expect(items).toEqual(['a', 'b', 'c', 'd']);
  expect(shuffled([], () => 0)).toEqual([]);
});

it('shuffled puts every item in every position about equally often', () => {
  const random = seeded(3);
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
