import { describe, expect, it } from 'vitest';
import { freeIndex, indexAt, movedTo } from './row-follower.ts';

describe('movedTo', () => {
  it('returns the order with the item at the index', () => {
    expect(movedTo(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
    expect(movedTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(movedTo(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'b', 'c']);
  });
});

describe('indexAt', () => {
  it('counts the other items whose middle the card has reached', () => {
    const middles = [10, 30, 50, 70];
    expect([10, 29, 31, 50, 90].map((at) => indexAt(middles, 1, at))).toEqual([0, 1, 1, 2, 3]);
  });
});

describe('freeIndex', () => {
  it('keeps items between the fixed ones', () => {
    expect(freeIndex(0, 4, true, false)).toBe(1);
    expect(freeIndex(3, 4, false, true)).toBe(2);
    expect(freeIndex(2, 4, true, true)).toBe(2);
  });
});
