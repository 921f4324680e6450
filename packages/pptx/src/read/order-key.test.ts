import { expect, it } from 'vitest';
import { orderKeyAt } from './order-key.ts';

it.each([
  [0, 'a0'],
  [1, 'a1'],
  [61, 'az'],
  [62, 'b00'],
  [62 + 62, 'b10'],
  [62 + 62 * 62 - 1, 'bzz'],
  [62 + 62 * 62, 'c000'],
  [62 + 62 * 62 + 62 ** 3, 'd0000'],
])('orderKeyAt returns for item %d the key %s', (index, key) => {
  expect(orderKeyAt(index)).toBe(key);
});

it('orderKeyAt returns keys that sort as the items do', () => {
  const keys = Array.from({ length: 5_000 }, (_, index) => orderKeyAt(index));
  expect(keys.toSorted((one, other) => (one < other ? -1 : 1))).toEqual(keys);
});
