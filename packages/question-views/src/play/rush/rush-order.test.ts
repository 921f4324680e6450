import { describe, expect, it } from 'vitest';
import { nextPart, orderFor } from './rush-order.ts';

const parts = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

describe('orderFor', () => {
  it('begins elsewhere for each player unless all have the same order', () => {
    expect([0, 1, 2, 3].map((player) => ids(orderFor(parts, player, 4, false)))).toEqual([
      'abcd',
      'bcda',
      'cdab',
      'dabc',
    ]);
    expect(ids(orderFor(parts, 3, 4, true))).toBe('abcd');
    expect(orderFor([], 1, 4, false)).toEqual([]);
  });
});

describe('nextPart', () => {
  it('returns the first part without a response', () => {
    expect(nextPart(parts, { a: {}, c: {} })?.id).toBe('b');
    expect(nextPart(parts, { a: 1, b: 1, c: 1, d: 1 })).toBeUndefined();
  });
});
