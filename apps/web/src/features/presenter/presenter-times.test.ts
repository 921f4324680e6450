import { describe, expect, it } from 'vitest';
import { passedTime } from './presenter-times.tsx';

describe('passedTime', () => {
  it('returns hours only when there are any, and is never negative', () => {
    expect([0, 999, 65_000, 600_000, 3_725_000].map(passedTime)).toEqual([
      '0:00',
      '0:00',
      '1:05',
      '10:00',
      '1:02:05',
    ]);
    expect(passedTime(-5_000)).toBe('0:00');
  });
});
