import type { Budget } from '../exact/budget.ts';
import { type Comparison, domainOf } from '../exact/comparison.ts';
import type { Polynomial } from '../exact/polynomial.ts';

/** Assumptions under which formulas are normalised, and what was found out on the way. */
export class NormalContext {
  readonly budget: Budget;
  /** Names of variables that are positive. */
  readonly positive: ReadonlySet<string>;
  /** True when a step holds only for a part of the numbers, as √(x²) = x: numbers must be tried as well. */
  isPartial = false;
  /** Sums that are a base of a power, by atom. */
  readonly sums = new Map<string, Polynomial>();

  constructor(budget: Budget, positive: ReadonlySet<string> = new Set()) {
    this.budget = budget;
    this.positive = positive;
  }
}

/** A context of normal forms that knows which variables are declared positive. */
export function contextOf(comparison: Comparison): NormalContext {
  const names = Object.keys(comparison.options.variables ?? {});
  const positive = names.filter((name) => {
    const domain = domainOf(name, comparison);
    return domain === 'positive' || domain === 'natural' || (typeof domain === 'object' && domain.from > 0);
  });
  return new NormalContext(comparison.budget, new Set(positive));
}
