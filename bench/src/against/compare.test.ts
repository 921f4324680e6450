import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';

describe('the comparison of a figure of two programs', () => {
  it('returns moved when all numbers of one program are below all numbers of the other', () => {
    expect(compare({ here: [10, 12, 11], there: [20, 13, 30] })).toEqual({
      here: 11,
      there: 20,
      ratio: 0.5,
      moved: true,
    });
  });

  it('returns not moved when one number of one program is among the numbers of the other', () => {
    expect(compare({ here: [10, 12, 14], there: [20, 13, 30] }).moved).toBe(false);
  });

  it('returns not moved when the numbers are equal', () => {
    expect(compare({ here: [46, 46], there: [46, 46] })).toEqual({
      here: 46,
      there: 46,
      ratio: 1,
      moved: false,
    });
  });

  it('is compared round by round, because a machine that slows down slows both', () => {
    expect(compare({ here: [10, 100], there: [20, 200] }).ratio).toBe(0.5);
  });

  it('has no ratio when the other number is missing or zero', () => {
    expect(compare({ here: [1], there: [0] }).ratio).toBeNaN();
  });
});
