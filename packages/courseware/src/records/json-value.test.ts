import { describe, expect, it } from 'vitest';
import { isJsonValue, jsonUpTo } from './json-value.ts';

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let at = 0; at < depth; at += 1) value = at % 2 === 0 ? [value] : { a: value };
  return value;
}

describe('isJsonValue', () => {
  it.each([[null], [true], [0.5], ['字'], [[]], [{}], [[1, { a: [null, ''] }]]])('accepts %j', (value) => {
    expect(isJsonValue(value)).toBe(true);
  });

  it.each([
    ['undefined', undefined],
    ['an undefined property', { a: undefined }],
    ['a number that JSON cannot write', [Number.NaN]],
    ['a bigint', 1n],
    ['a function', () => 1],
    ['bytes', new Uint8Array(1)],
    ['a date', new Date(0)],
    ['a key that sets the prototype', JSON.parse('{"a":{"__proto__":{}}}')],
  ])('refuses %s', (_, value) => {
    expect(isJsonValue(value)).toBe(false);
  });

  it('accepts 64 levels and refuses 65 and 100,000', () => {
    expect([64, 65, 100_000].map((depth) => isJsonValue(nested(depth)))).toEqual([true, false, false]);
  });
});

it('jsonUpTo accepts values of at most so many characters', () => {
  const schema = jsonUpTo(5);
  expect(['abc', 'abcd', [1, 2], [1, 22]].map((value) => schema.safeParse(value).success)).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
