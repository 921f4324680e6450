import type { TermBegin } from '@lectern/protocol/terms';

/** Periods of the totals. */
export const PERIODS = ['month', 'term', 'lastTerm', 'all'] as const;
export type Period = (typeof PERIODS)[number];

/** Milliseconds since 1970: from `from`, which is included, to `until`, which is not; undefined: no limit. */
export interface PeriodSpan {
  readonly from?: number | undefined;
  readonly until?: number | undefined;
}

/**
 * Span of a period in the browser's time zone: a term lasts until the next one begins, also over the turn of the year.
 */
export function spanOf(period: Period, now: Date, terms: readonly TermBegin[]): PeriodSpan {
  const [year, month] = [now.getFullYear(), now.getMonth()];
  switch (period) {
    case 'all':
      return {};
    case 'month':
      return { from: new Date(year, month, 1).getTime() };
    case 'term':
      return { from: begun(now, terms).at(-1) };
    case 'lastTerm': {
      const [from, until] = begun(now, terms).slice(-2);
      return { from, until };
    }
  }
}

/** Beginnings of terms until now, ascending, over the last three years. */
function begun(now: Date, terms: readonly TermBegin[]): readonly number[] {
  const year = now.getFullYear();
  return [year - 2, year - 1, year]
    .flatMap((each) => terms.map(({ month, day }) => new Date(each, month - 1, day).getTime()))
    .filter((time) => time <= now.getTime())
    .sort((one, other) => one - other);
}

/** Number of days of a month; 29 for February. */
export function daysOf(month: number): number {
  return new Date(2024, month, 0).getDate();
}

/** A further term, on a date on which none of these terms begins. */
export function nextTerm(terms: readonly TermBegin[]): TermBegin {
  const months = [9, 2, 5, 11, 1].filter((month) => !terms.some((begin) => begin.month === month));
  return { month: months[0] ?? 9, day: 1 };
}
