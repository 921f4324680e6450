import { expect, it } from 'vitest';
import { timeInName } from './capture-dialog.tsx';

it('timeInName returns the time of day without characters that file systems reject', () => {
  expect(timeInName(new Date(2026, 8, 1, 10, 32))).toBe('10.32');
  expect(timeInName(new Date(2026, 8, 1, 0, 5))).toBe('00.05');
});
