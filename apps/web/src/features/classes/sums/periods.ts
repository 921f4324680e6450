import type { TermBegin } from '@lectern/protocol/terms';

/** Which lessons are summed up. */
export const PERIODS = ['month', 'term', 'lastTerm', 'all'] as const;
export type Period = (typeof PERIODS)[number];

/** From the first moment on, until before the second, milliseconds since 1970; left out where it is open. */
export interface PeriodSpan {
  readonly from?: number | undefined;
  readonly until?: number | undefined;
}

/** By the calendar of whoever looks: a term goes on until the next one begins, over the turn of the year too. */
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

/** When terms began until now, in their order, for three years. */
function begun(now: Date, terms: readonly TermBegin[]): readonly number[] {
  const year = now.getFullYear();
  return [year - 2, year - 1, year]
    .flatMap((each) => terms.map(({ month, day }) => new Date(each, month - 1, day).getTime()))
    .filter((time) => time <= now.getTime())
    .sort((one, other) => one - other);
}

/** The days of a month, of a leap year's February. */
export function daysOf(month: number): number {
  return new Date(2024, month, 0).getDate();
}

/** A term more, which begins when none of these does. */
export function nextTerm(terms: readonly TermBegin[]): TermBegin {
  const months = [9, 2, 5, 11, 1].filter((month) => !terms.some((begin) => begin.month === month));
  return { month: months[0] ?? 9, day: 1 };
}
