import { USUAL_TERMS } from '@lectern/protocol/terms';
import { describe, expect, it } from 'vitest';
import { daysOf, nextTerm, type Period, spanOf } from './periods.ts';

const at = (year: number, month: number, day = 1) => new Date(year, month - 1, day);
const days = (period: Period, now: Date, terms = USUAL_TERMS) => {
  const { from, until } = spanOf(period, now, terms);
  return [from, until].map((time) => time !== undefined && new Date(time).toLocaleDateString('sv'));
};

describe('the period of the totals', () => {
  it('`month` begins at the first moment of this month', () => {
    expect(days('month', at(2026, 10, 31))).toEqual(['2026-10-01', false]);
  });

  it('`term` begins in August or February by default, also after the turn of the year', () => {
    expect(days('term', at(2026, 9, 10))).toEqual(['2026-08-01', false]);
    expect(days('term', at(2027, 1, 31))).toEqual(['2026-08-01', false]);
    expect(days('term', at(2027, 2, 1))).toEqual(['2027-02-01', false]);
    expect(days('term', at(2027, 7, 31))).toEqual(['2027-02-01', false]);
  });

  it('`lastTerm` is the previous term and ends when this term begins', () => {
    expect(days('lastTerm', at(2026, 9, 10))).toEqual(['2026-02-01', '2026-08-01']);
    expect(days('lastTerm', at(2027, 1, 5))).toEqual(['2026-02-01', '2026-08-01']);
    expect(days('lastTerm', at(2027, 3, 5))).toEqual(['2026-08-01', '2027-02-01']);
  });

  it('`all` has no limits', () => {
    expect(spanOf('all', at(2026, 9), USUAL_TERMS)).toEqual({});
  });

  it('follows the terms of the school or the teacher, with one, two or four terms per year', () => {
    const own = [
      { month: 2, day: 20 },
      { month: 9, day: 1 },
    ];
    expect(days('term', at(2026, 8, 31), own)).toEqual(['2026-02-20', false]);
    expect(days('term', at(2026, 9, 1), own)).toEqual(['2026-09-01', false]);
    expect(days('lastTerm', at(2027, 2, 19), own)).toEqual(['2026-02-20', '2026-09-01']);
    const [one] = own;
    expect(days('term', at(2026, 1, 5), one && [one])).toEqual(['2025-02-20', false]);
    expect(days('lastTerm', at(2026, 1, 5), one && [one])).toEqual(['2024-02-20', '2025-02-20']);
    const four = [1, 4, 7, 10].map((month) => ({ month, day: 15 }));
    expect(days('lastTerm', at(2026, 1, 20), four)).toEqual(['2025-10-15', '2026-01-15']);
  });
});

it('daysOf returns the days of a month, and nextTerm a date on which no term begins yet', () => {
  expect([1, 2, 4].map(daysOf)).toEqual([31, 29, 30]);
  expect(nextTerm(USUAL_TERMS)).toEqual({ month: 9, day: 1 });
  expect(nextTerm([{ month: 9, day: 3 }])).toEqual({ month: 2, day: 1 });
});
