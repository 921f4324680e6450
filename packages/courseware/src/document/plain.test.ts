import { describe, expect, it } from 'vitest';
import { equalPlain } from './plain.ts';
import { plainCopy } from './plain-copy.ts';

describe('plainCopy', () => {
  it('returns a deep copy that is independent of the original', () => {
    const original = { list: [1, { text: 'a' }], on: false, none: null };
    const copy = plainCopy(original);
    expect(copy).toEqual(original);
    original.list.push(2);
    expect(copy).toEqual({ list: [1, { text: 'a' }], on: false, none: null });
  });

  it('sets numbers to 0 that JSON cannot represent', () => {
    expect(plainCopy([Number.NaN, Number.POSITIVE_INFINITY, -1.5])).toEqual([0, 0, -1.5]);
  });

  it('leaves out undefined values and functions, and keeps their positions in lists', () => {
    expect(plainCopy(undefined)).toBeUndefined();
    expect(Object.keys(plainCopy({ a: undefined, b: () => 1, c: 1 }) ?? {})).toEqual(['c']);
    expect(plainCopy([undefined, 1])).toEqual([null, 1]);
  });

  it('leaves out a key that would change the prototype', () => {
    expect(Object.keys(plainCopy(JSON.parse('{"__proto__":{"a":1},"b":2}')) ?? {})).toEqual(['b']);
  });
});

describe('equalPlain', () => {
  it.each([
    [1, 1],
    [null, null],
    [
      [1, [2]],
      [1, [2]],
    ],
    [
      { a: 1, b: undefined },
      { a: 1, c: undefined },
    ],
    [{ a: { b: [1] } }, { a: { b: [1] } }],
  ])('returns true for %j and %j', (a, b) => {
    expect(equalPlain(a, b)).toBe(true);
    expect(equalPlain(b, a)).toBe(true);
  });

  it.each([
    [1, 2],
    [1, '1'],
    [null, {}],
    [{}, 1],
    [[], {}],
    [[1], [1, 2]],
    [
      [1, 2],
      [1, 3],
    ],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: null }],
    [{ 0: 1 }, [1]],
  ])('returns false for %j and %j', (a, b) => {
    expect(equalPlain(a, b)).toBe(false);
    expect(equalPlain(b, a)).toBe(false);
  });
});
