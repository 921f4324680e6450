import { describe, expect, it } from 'vitest';
import { roundedTo } from './numbers.ts';

describe('roundedTo', () => {
  it.each([
    [3.175, 'significantFigures', 3, 3.18],
    [1.005, 'decimalPlaces', 2, 1.01],
    [-2.5, 'decimalPlaces', 0, -2],
    [12345, 'significantFigures', 2, 12000],
    [0, 'significantFigures', 3, 0],
    [1e-20, 'significantFigures', 1, 1e-20],
    [Number.NaN, 'decimalPlaces', 1, Number.NaN],
  ])('rounds %s by %s %s to %s', (value, mode, figures, rounded) => {
    expect(roundedTo(value, mode, figures)).toBe(rounded);
  });
});
