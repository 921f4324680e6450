import { Budget, BudgetExceeded, type Clock } from '../exact/budget.ts';
import type { Polynomial } from '../exact/polynomial.ts';
import { NormalContext } from '../normal/context.ts';
import { NoValue, normalise } from '../normal/normalise.ts';
import type { Formula } from '../parse/formula.ts';
import { parseFormula } from '../parse/parse-formula.ts';

/** Keys of the texts that name what is wrong with a form. */
export type FormProblem =
  | 'form.not-understood'
  | 'form.too-long'
  | 'form.can-be-computed'
  | 'form.fraction-not-reduced'
  | 'form.fraction-in-fraction'
  | 'form.decimal-in-fraction'
  | 'form.fraction-under-root'
  | 'form.root-not-simplest'
  | 'form.root-in-denominator'
  | 'form.like-terms'
  | 'form.like-factors'
  | 'form.no-product'
  | 'form.common-factor'
  | 'form.factor-splits'
  | 'form.brackets-left'
  | 'form.no-line'
  | 'form.no-quadratic'
  | 'form.order-of-terms'
  | 'form.coefficients-not-whole'
  | 'form.coefficients-not-coprime'
  | 'form.first-coefficient-negative'
  | 'form.no-scientific-notation'
  | 'form.mantissa-out-of-range';

export type FormVerdict = { readonly ok: true } | { readonly ok: false; readonly problem: FormProblem };

export const GOOD_FORM: FormVerdict = { ok: true };

export function badForm(problem: FormProblem): FormVerdict {
  return { ok: false, problem };
}

/** Reads a text and checks its form. A text that is too long for the check has the form `form.too-long`. */
export function checkForm(
  text: string,
  check: (formula: Formula, context: NormalContext) => FormProblem | undefined,
  clock?: Clock,
): FormVerdict {
  const parsed = parseFormula(text);
  if (!parsed.ok) return badForm('form.not-understood');
  try {
    const problem = check(parsed.formula, new NormalContext(new Budget(clock)));
    return problem ? badForm(problem) : GOOD_FORM;
  } catch (error) {
    if (error instanceof BudgetExceeded) return badForm('form.too-long');
    if (error instanceof NoValue) return badForm('form.not-understood');
    throw error;
  }
}

/** The polynomial of a formula, or undefined when the formula is no polynomial. */
export function polynomialOfFormula(formula: Formula, context: NormalContext): Polynomial | undefined {
  try {
    const { top, bottom } = normalise(formula, context);
    const isPolynomial =
      bottom.size === 1 &&
      [...top.values()].every(({ factors }) =>
        factors.every(({ atom, exponent }) => atom.startsWith('x:') && exponent.d === 1n && exponent.n > 0n),
      );
    return isPolynomial ? top : undefined;
  } catch (error) {
    if (error instanceof NoValue) return undefined;
    throw error;
  }
}
