import { describe, expect, it } from 'vitest';
import { moved } from './row-tools.tsx';

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
