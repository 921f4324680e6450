import { describe, expect, it } from 'vitest';
import { type Period, spanOf } from './periods.ts';

const at = (year: number, month: number, day = 1) => new Date(year, month - 1, day);
const days = (period: Period, now: Date) => {
  const { from, until } = spanOf(period, now);
  return [from, until].map((time) => time !== undefined && new Date(time).toLocaleDateString('sv'));
};

describe('the time over which lessons are summed up', () => {
  it('is this month, from its first moment', () => {
    expect(days('month', at(2026, 10, 31))).toEqual(['2026-10-01', false]);
  });

  it('is the term from August or from February, over the turn of the year', () => {
    expect(days('term', at(2026, 9, 10))).toEqual(['2026-08-01', false]);
    expect(days('term', at(2027, 1, 31))).toEqual(['2026-08-01', false]);
    expect(days('term', at(2027, 2, 1))).toEqual(['2027-02-01', false]);
    expect(days('term', at(2027, 7, 31))).toEqual(['2027-02-01', false]);
  });

  it('is the term before, until this one began', () => {
    expect(days('lastTerm', at(2026, 9, 10))).toEqual(['2026-02-01', '2026-08-01']);
    expect(days('lastTerm', at(2027, 1, 5))).toEqual(['2026-02-01', '2026-08-01']);
    expect(days('lastTerm', at(2027, 3, 5))).toEqual(['2026-08-01', '2027-02-01']);
  });

  it('is everything', () => {
    expect(spanOf('all', at(2026, 9))).toEqual({});
  });
});
