import type { Budget, Clock } from './budget.ts';
import type { Rational } from './rational.ts';

/** Numbers that a variable stands for. */
export type Domain =
  | 'real'
  | 'positive'
  | 'nonnegative'
  | 'negative'
  | 'integer'
  | 'natural'
  | 'complex'
  | { readonly from: number; readonly to: number };

export interface EqualOptions {
  /** Domains by the name of the variable. Others are real; `n` and `k` are whole and positive, or whole. */
  readonly variables?: Readonly<Record<string, Domain>>;
  /** Largest difference between numbers that the author allows. Without it decimals are exact. */
  readonly rounding?: { readonly absolute?: Rational; readonly relative?: Rational };
  /** `scale`: equations and expressions may differ by a constant factor. Equations always may. */
  readonly equalUpTo?: 'scale';
  /** True when lists are compared in their order. Coordinates always are. */
  readonly isOrdered?: boolean;
  /** True when an answer with another unit is different; without a unit it may stay. */
  readonly unit?: 'required' | 'optional';
  /** Milliseconds that pass; a comparison stops after 20 of them. */
  readonly clock?: Clock;
}

export type Reason =
  | 'same-normal-form'
  | 'different-normal-form'
  | 'same-at-points'
  | 'different-at-a-point'
  | 'different-domain'
  | 'within-rounding'
  | 'same-solutions'
  | 'different-solutions'
  | 'same-parts'
  | 'different-parts'
  | 'different-kind'
  | 'different-unit'
  | 'name-missing'
  | 'answer-not-understood'
  | 'key-not-understood'
  | 'too-long'
  | 'no-rule';

/** `unknown` waits for the teacher. */
export interface Verdict {
  readonly result: 'equal' | 'different' | 'unknown';
  readonly reason: Reason;
}

/** Options and counters that all comparisons of one call share. */
export interface Comparison {
  readonly options: EqualOptions;
  readonly budget: Budget;
  /** Names of letters that stand for whole numbers because the answer says so, as in k∈Z. */
  readonly integers: ReadonlySet<string>;
}

export const equal = (reason: Reason): Verdict => ({ result: 'equal', reason });
export const different = (reason: Reason): Verdict => ({ result: 'different', reason });
export const unknown = (reason: Reason): Verdict => ({ result: 'unknown', reason });

export function domainOf(name: string, { options, integers }: Comparison): Domain {
  const declared = options.variables?.[name];
  if (declared) return declared;
  if (integers.has(name)) return 'integer';
  if (name === 'n') return 'natural';
  return name === 'k' ? 'integer' : 'real';
}
