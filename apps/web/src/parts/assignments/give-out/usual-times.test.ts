import { describe, expect, it } from 'vitest';
import { dayAndClock, timeOf, usualTimes } from './usual-times.ts';

/** Tuesday, 1 September 2026. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 8, day, hour, minute).getTime();
const shown = (now: number) =>
  usualTimes(now).map(({ name, at: time }) => {
    const { day, clock } = dayAndClock(time);
    return `${name} ${day.slice(8)} ${clock}`;
  });

describe('usualTimes', () => {
  it('returns the next usual times in their order', () => {
    expect(shown(at(1, 16))).toEqual([
      'tonight 01 20:00',
      'tomorrow-morning 02 08:00',
      'tomorrow-evening 02 20:00',
      'sunday-evening 06 20:00',
      'monday-morning 07 08:00',
    ]);
  });

  it('leaves out times that have passed or are less than half an hour away', () => {
    expect(shown(at(1, 19, 31))[0]).toBe('tomorrow-morning 02 08:00');
    expect(shown(at(1, 19, 30))[0]).toBe('tonight 01 20:00');
  });

  it('returns a time once that has two names', () => {
    expect(shown(at(5, 12))).toEqual([
      'tonight 05 20:00',
      'tomorrow-morning 06 08:00',
      'tomorrow-evening 06 20:00',
      'monday-morning 07 08:00',
    ]);
    expect(shown(at(7, 9))).not.toContain('monday-morning 07 08:00');
  });
});

describe('timeOf', () => {
  it('returns the time of a day and a clock, and undefined for no time', () => {
    const time = at(3, 7, 5);
    const { day, clock } = dayAndClock(time);
    expect(timeOf(day, clock)).toBe(time);
    expect(timeOf('2026-09-03', '')).toBeUndefined();
  });
});
