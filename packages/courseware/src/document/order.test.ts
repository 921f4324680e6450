import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareOrder } from './compare-order.ts';
import { orderBetween, ordersBetween } from './order.ts';

const seed = Number(process.env.LECTERN_SEED ?? Date.now() % 1_000_000);

describe(`order keys (seed ${seed})`, () => {
  it('always allow a key between two keys', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 60 }), (places) => {
        const keys = ordersBetween(undefined, undefined, 2);
        for (const place of places) {
          const at = place % (keys.length + 1);
          keys.splice(at, 0, orderBetween(keys[at - 1], keys[at]));
        }
        expect([...keys].sort((a, b) => (a < b ? -1 : 1))).toEqual(keys);
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { seed },
    );
  });

  it('do not throw when they are equal or invalid, and equal keys are ordered by ids', () => {
    expect(orderBetween('a0', 'a0') > 'a0').toBe(true);
    for (const odd of ['', '!', 'zzz', '~~', '字']) {
      expect(orderBetween(odd, undefined) > odd).toBe(true);
      expect(typeof orderBetween(undefined, odd)).toBe('string');
    }
    expect(compareOrder({ id: 'a', order: 'x' }, { id: 'b', order: 'x' })).toBe(-1);
  });
});

it('ordersBetween returns no keys for a count of 0, and keys behind the first of two equal or reversed ends', () => {
  expect(ordersBetween('a0', 'a5', 0)).toEqual([]);
  expect(ordersBetween('a1', 'a1', 2)).toEqual(['a2', 'a3']);
  expect(ordersBetween('a5', 'a1', 1)).toEqual(['a6']);
  expect(ordersBetween('a1', 'a2', 1)).toEqual(['a1V']);
});

it('ordersBetween returns keys around invalid keys', () => {
  expect(ordersBetween('~', undefined, 2)).toEqual(['~a0', '~a1']);
  expect(ordersBetween(undefined, '~', 1)).toEqual(['a0']);
  expect(ordersBetween(undefined, '0', 1)).toEqual(['!a0']);
  expect(ordersBetween(undefined, '!', 1)).toEqual(['!a0']);
});

it('orderBetween returns the first key without ends, and one key beside or between them', () => {
  expect([
    orderBetween(),
    orderBetween('a0'),
    orderBetween(undefined, 'a1'),
    orderBetween('a0', 'a2'),
  ]).toEqual(['a0', 'a1', 'a0', 'a1']);
});

const sibling = (order: string, id: string) => ({ order, id });

it.each([
  { a: sibling('a0', 'z'), b: sibling('a1', 'a'), sign: -1 },
  { a: sibling('a1', 'a'), b: sibling('a0', 'z'), sign: 1 },
  { a: sibling('Z', 'a'), b: sibling('a', 'a'), sign: -1 },
  { a: sibling('a0', 'a'), b: sibling('a0', 'b'), sign: -1 },
  { a: sibling('a0', 'b'), b: sibling('a0', 'B'), sign: 1 },
  { a: sibling('a0', 'a'), b: sibling('a0', 'a'), sign: 0 },
])('compareOrder returns $sign for $a and $b', ({ a, b, sign }) => {
  expect(compareOrder(a, b)).toBe(sign);
});
