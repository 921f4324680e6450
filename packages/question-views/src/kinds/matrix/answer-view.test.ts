import { describe, expect, it } from 'vitest';
import { withPick } from './answer-view.tsx';

const before = [
  { row: 'r1', columns: ['a'] },
  { row: 'r2', columns: ['b', 'c'] },
];

describe('withPick', () => {
  it('replaces the pick of a row where one column is allowed', () => {
    expect(withPick(before, 'r1', 'b', false)).toEqual([before[1], { row: 'r1', columns: ['b'] }]);
  });

  it('adds and removes a pick where several columns are allowed', () => {
    expect(withPick(before, 'r1', 'b', true)).toEqual([before[1], { row: 'r1', columns: ['a', 'b'] }]);
    expect(withPick(before, 'r2', 'b', true)).toEqual([before[0], { row: 'r2', columns: ['c'] }]);
  });

  it('removes a row whose last pick was tapped again', () => {
    expect(withPick(before, 'r1', 'a', false)).toEqual([before[1]]);
    expect(withPick([], 'r1', 'a', true)).toEqual([{ row: 'r1', columns: ['a'] }]);
  });
});
