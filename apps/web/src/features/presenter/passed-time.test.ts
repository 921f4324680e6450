import { describe, expect, it } from 'vitest';
import { passedTime } from './passed-time.ts';

describe('the time that has passed', () => {
  it('has hours only where there are any, and is never below nothing', () => {
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
