import { expect, it } from 'vitest';
import { ownValue } from './own-value.ts';

it('a table answers for its own entries alone', () => {
  expect(ownValue({ a: 1 }, 'a')).toBe(1);
  for (const key of ['b', 'constructor', 'toString', '__proto__'])
    expect(ownValue({ a: 1 }, key)).toBeUndefined();
});
