import { expect, it } from 'vitest';
import { ownValue } from './own-value.ts';

it("ownValue returns only a table's own entries", () => {
  expect(ownValue({ a: 1 }, 'a')).toBe(1);
  for (const key of ['b', 'constructor', 'toString', '__proto__'])
    expect(ownValue({ a: 1 }, key)).toBeUndefined();
});
