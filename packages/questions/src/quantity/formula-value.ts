import { Budget, BudgetExceeded } from '../formula/exact/budget.ts';
import { bitsOf, type Rational } from '../formula/exact/rational.ts';
import { NormalContext } from '../formula/normal/context.ts';
import { exactRational } from '../formula/normal/normalise.ts';
import { variablesOf } from '../formula/parse/formula.ts';
import { parseFormula } from '../formula/parse/parse-formula.ts';
import { replaceParts } from '../formula/parse/replace.ts';
import { evaluate } from '../formula/real/evaluate.ts';
import { readNumber } from './written-number.ts';

const DIGITS = 13;

/** Larger numbers could not be compared with responses within the limits of fractions. */
const MOST_BITS = 1000;

export interface FormulaValue {
  readonly value: Rational;
  /** False for a value that is no fraction, such as a root; it has 13 digits. */
  readonly isExact: boolean;
}

/** The value of a formula in which letters stand for numbers; undefined when it has none. */
export function formulaValue(
  text: string,
  values: ReadonlyMap<string, Rational> = new Map(),
): FormulaValue | undefined {
  const parsed = parseFormula(text, values.keys());
  if (!parsed.ok) return undefined;
  const formula = replaceParts(parsed.formula, (part) => {
    const value = part.kind === 'variable' ? values.get(part.name) : undefined;
    return value && { kind: 'number', value, written: 'decimal' };
  });
  if (variablesOf(formula).length > 0) return undefined;
  const budget = new Budget();
  const exact = exactRational(formula, new NormalContext(budget));
  if (exact) return bitsOf(exact) <= MOST_BITS ? { value: exact, isExact: true } : undefined;
  try {
    const near = evaluate(formula, { values: new Map(), isComplex: false, budget });
    const isKnown = near && near.im === 0 && near.error <= 1e-12 * Math.abs(near.re);
    const value = isKnown ? readNumber(near.re.toPrecision(DIGITS))?.value : undefined;
    return value && { value, isExact: false };
  } catch (error) {
    if (error instanceof BudgetExceeded) return undefined;
    throw error;
  }
}
