import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shuffled } from './random.ts';

it('returns the same items in an order that the random numbers decide', () => {
  const list = [1, 2, 3, 4];
  fc.assert(
    fc.property(
      fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
      (numbers) => {
        const mixed = shuffled(list, () => numbers.next().value);
        expect(mixed.toSorted()).toEqual(list);
      },
    ),
  );
  expect(shuffled(list, () => 0)).toEqual([1, 2, 3, 4]);
  expect(shuffled(list, () => 0.99)).toEqual([4, 3, 2, 1]);
});
