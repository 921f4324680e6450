import { expect, it } from 'vitest';
import { localDay } from './clock.ts';

it('the local day is the day of the school’s time zone even when it is another day in Greenwich', () => {
  const eightInTheMorning = new Date('2026-11-22T23:50:00Z');
  expect(localDay(eightInTheMorning, 'Asia/Shanghai')).toBe('2026-11-23');
  expect(localDay(eightInTheMorning, 'UTC')).toBe('2026-11-22');
  expect(localDay(new Date('2026-03-04T12:00:00Z'), 'UTC')).toBe('2026-03-04');
});
