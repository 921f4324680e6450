import { describe, expect, it } from 'vitest';
import { withFill } from './answer-view.tsx';

const before = [
  { gap: 'g1', choice: 'a' },
  { gap: 'g2', choice: 'b' },
];

describe('withFill', () => {
  it('puts an item of the bank into a gap, and the item that was there back into the bank', () => {
    expect(withFill(before, 'c', undefined, 'g3')).toEqual([...before, { gap: 'g3', choice: 'c' }]);
    expect(withFill(before, 'c', undefined, 'g1')).toEqual([before[1], { gap: 'g1', choice: 'c' }]);
  });

  it('exchanges the items of two gaps', () => {
    expect(withFill(before, 'a', 'g1', 'g2')).toEqual([
      { gap: 'g1', choice: 'b' },
      { gap: 'g2', choice: 'a' },
    ]);
  });

  it('empties a gap whose item was dropped beside all gaps', () => {
    expect(withFill(before, 'a', 'g1', undefined)).toEqual([before[1]]);
    expect(withFill(before, 'c', undefined, undefined)).toEqual(before);
    expect(withFill(before, 'a', 'g1', 'g1')).toEqual(before);
  });
});
