import { expect, it } from 'vitest';
import { fittingSize } from './fitted-text.tsx';

it.each([
  [100, 32],
  [32, 32],
  [31, 31],
  [20, 20],
  [11, 11],
  [10, 10],
  [3, 10],
])('fittingSize returns the largest size up to %i, between 10 and 32', (limit, size) => {
  expect(fittingSize((each) => each <= limit)).toBe(size);
});

it('fittingSize measures few sizes', () => {
  const measured: number[] = [];
  fittingSize((each) => {
    measured.push(each);
    return false;
  });
  expect(measured.length).toBeLessThan(7);
});
