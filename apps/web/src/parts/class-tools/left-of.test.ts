import { expect, it } from 'vitest';
import { leftOf } from './left-of.ts';

it('leftOf returns the remaining time, and 0 after the end', () => {
  expect(leftOf(1000, 60_000, 1000)).toBe(60_000);
  expect(leftOf(1000, 60_000, 11_000)).toBe(50_000);
  expect(leftOf(1000, 60_000, 61_000)).toBe(0);
  expect(leftOf(1000, 60_000, 99_000)).toBe(0);
});

it('leftOf returns the whole time when the clock is slightly slow, and 0 when it was set back', () => {
  expect(leftOf(10_000, 60_000, 7500)).toBe(60_000);
  expect(leftOf(10_000, 60_000, 7499)).toBe(0);
});
