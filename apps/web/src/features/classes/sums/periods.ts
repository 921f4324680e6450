/** Which lessons are summed up. */
export const PERIODS = ['month', 'term', 'lastTerm', 'all'] as const;
export type Period = (typeof PERIODS)[number];

/** From the first moment on, until before the second, milliseconds since 1970; left out where it is open. */
export interface PeriodSpan {
  readonly from?: number;
  readonly until?: number;
}

/** The months, from 0, in which schools begin to prepare a term: it goes on until the other begins. */
const AUTUMN = 7;
const SPRING = 1;

/** By the calendar of whoever looks. A school year has two terms: from August, and from February. */
export function spanOf(period: Period, now: Date): PeriodSpan {
  const [year, month] = [now.getFullYear(), now.getMonth()];
  switch (period) {
    case 'all':
      return {};
    case 'month':
      return { from: begin(year, month) };
    case 'term':
      return { from: beginOfTerm(year, month) };
    case 'lastTerm': {
      const until = beginOfTerm(year, month);
      const before = new Date(until);
      before.setDate(0);
      return { from: beginOfTerm(before.getFullYear(), before.getMonth()), until };
    }
  }
}

function beginOfTerm(year: number, month: number): number {
  if (month >= AUTUMN) return begin(year, AUTUMN);
  return month >= SPRING ? begin(year, SPRING) : begin(year - 1, AUTUMN);
}

function begin(year: number, month: number): number {
  return new Date(year, month, 1).getTime();
}
