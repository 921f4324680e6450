import { expect, it } from 'vitest';
import { timeInName } from './time-in-name.ts';

it('names a file by the time of day, which needs no sign that a system refuses', () => {
  expect(timeInName(new Date(2026, 8, 1, 10, 32))).toBe('10.32');
  expect(timeInName(new Date(2026, 8, 1, 0, 5))).toBe('00.05');
});
