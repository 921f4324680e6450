import { describe, expect, it } from 'vitest';
import { defined, moved, withItem } from './moved.ts';

describe('moved', () => {
  it('returns the list with one item a place earlier or later', () => {
    expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
  });

  it('returns the same list at its ends', () => {
    const list = ['a', 'b'];
    expect(moved(list, 0, -1)).toBe(list);
    expect(moved(list, 1, 1)).toBe(list);
  });
});

it('withItem returns the list with an item replaced or added', () => {
  expect(withItem([{ id: 'a', n: 1 }], { id: 'a', n: 2 })).toEqual([{ id: 'a', n: 2 }]);
  expect(withItem([{ id: 'a' }], { id: 'b' })).toEqual([{ id: 'a' }, { id: 'b' }]);
});

it('defined returns the object without undefined properties', () => {
  expect(defined({ a: 1, b: undefined })).toEqual({ a: 1 });
});
