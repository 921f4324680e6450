import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';

describe('a figure of two programs', () => {
  it('moved when the numbers of one all lie below those of the other', () => {
    expect(compare({ here: [10, 12, 11], there: [20, 13, 30] })).toEqual({
      here: 11,
      there: 20,
      ratio: 0.5,
      moved: true,
    });
  });

  it('stayed when one number of one lies among those of the other', () => {
    expect(compare({ here: [10, 12, 14], there: [20, 13, 30] }).moved).toBe(false);
  });

  it('stayed when the numbers are equal', () => {
    expect(compare({ here: [46, 46], there: [46, 46] })).toEqual({
      here: 46,
      there: 46,
      ratio: 1,
      moved: false,
    });
  });

  it('compares round by round, as a machine that slows down slows both', () => {
    expect(compare({ here: [10, 100], there: [20, 200] }).ratio).toBe(0.5);
  });

  it('has no ratio when there is nothing to divide by', () => {
    expect(compare({ here: [1], there: [0] }).ratio).toBeNaN();
  });
});
