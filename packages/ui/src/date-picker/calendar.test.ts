import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayByKey, dayInWords, localDay, weekDay, weeksOf } from './calendar.ts';

describe('the calendar', () => {
  it('crosses the ends of months and years when days are added', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });

  it('stays in the month when the other month is shorter', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  });

  it('begins its weeks on Monday', () => {
    expect(weekDay('2026-09-07')).toBe(0);
    expect(weekDay('2026-09-06')).toBe(6);
    const weeks = weeksOf('2026-09-15');
    expect(weeks[0]?.[0]).toBe('2026-08-31');
    expect(weeks.flat()).toHaveLength(42);
    expect(weeks.flat()).toContain('2026-09-30');
  });

  it('moves to the right day for each key', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];
    expect(keys.map((key) => dayByKey(key, '2026-09-09'))).toEqual([
      '2026-09-08',
      '2026-09-10',
      '2026-09-02',
      '2026-09-16',
      '2026-09-07',
      '2026-09-13',
      '2026-08-09',
      '2026-10-09',
    ]);
    expect(dayByKey('a', '2026-09-09')).toBeUndefined();
  });

  it('uses the local day just before midnight', () => {
    expect(localDay(new Date(2026, 8, 1, 23, 59))).toBe('2026-09-01');
  });

  it('is written in the language of the user', () => {
    expect(dayInWords('2026-09-01', 'zh-CN', { year: 'numeric', month: 'long' })).toBe('2026年9月');
    expect(dayInWords('2026-09-01', 'en', { year: 'numeric', month: 'long' })).toBe('September 2026');
  });
});
