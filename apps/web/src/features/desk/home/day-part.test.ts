import { describe, expect, it } from 'vitest';
import { dayPart } from './day-part.ts';

describe('the greeting', () => {
  it('depends on the hour', () => {
    expect([3, 8, 12, 15, 20, 23].map(dayPart)).toEqual([
      'night',
      'morning',
      'noon',
      'afternoon',
      'evening',
      'night',
    ]);
  });
});
