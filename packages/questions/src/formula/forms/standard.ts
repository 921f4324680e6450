import type { Clock } from '../exact/budget.ts';
import type { Term } from '../exact/polynomial.ts';
import { compare, gcd, whole } from '../exact/rational.ts';
import type { NormalContext } from '../normal/context.ts';
import { exactRational, normalise } from '../normal/normalise.ts';
import type { Formula } from '../parse/formula.ts';
import { checkForm, type FormProblem, type FormVerdict, polynomialOfFormula } from './form-verdict.ts';
import { likeTerms } from './simplest.ts';

export type StandardForm = 'line' | 'quadratic' | 'scientific';

/**
 * Standard forms: Ax + By + C = 0 with coprime whole coefficients and A > 0, ax² + bx + c = 0 (or y = ax² + bx + c), and
 * a × 10^n with 1 ≤ |a| < 10.
 */
export function isStandard(text: string, form: StandardForm, clock?: Clock): FormVerdict {
  const checks = { line: lineProblem, quadratic: quadraticProblem, scientific: scientificProblem };
  return checkForm(text, checks[form], clock);
}

/** The left side of `… = 0`, or undefined. */
function leftOfZero(formula: Formula): Formula | undefined {
  if (formula.kind !== 'relation' || formula.signs.join() !== '=') return undefined;
  const [left, right] = formula.sides;
  return right?.kind === 'number' && right.value.n === 0n ? left : undefined;
}

function lineProblem(formula: Formula, context: NormalContext): FormProblem | undefined {
  const left = leftOfZero(formula);
  if (!left) return 'form.no-line';
  const terms = writtenTerms(left, context);
  if (
    !terms?.every(({ factors }) => factors.length <= 1 && factors.every(({ exponent }) => exponent.n === 1n))
  )
    return 'form.no-line';
  const order = terms.map(({ factors }) => ['x:x', 'x:y', undefined].indexOf(factors[0]?.atom));
  if (order.includes(-1) || !order.some((place) => place < 2)) return 'form.no-line';
  const problem = orderProblem(order.map((place) => -place));
  if (problem) return problem;
  if (terms.some(({ coefficient }) => coefficient.d !== 1n)) return 'form.coefficients-not-whole';
  if (terms.reduce((common, { coefficient }) => gcd(common, coefficient.n), 0n) > 1n)
    return 'form.coefficients-not-coprime';
  return (terms[0]?.coefficient.n ?? 1n) < 0n ? 'form.first-coefficient-negative' : undefined;
}

function quadraticProblem(formula: Formula, context: NormalContext): FormProblem | undefined {
  const left = leftOfZero(formula) ?? functionValue(formula);
  if (!left) return 'form.no-quadratic';
  if (left.kind === 'sum' && likeTerms(left.terms, context)) return 'form.like-terms';
  const terms = writtenTerms(left, context);
  if (!terms) return 'form.brackets-left';
  const letters = new Set(terms.flatMap(({ factors }) => factors.map(({ atom }) => atom)));
  const exponents = terms.map(({ factors }) => Number(factors[0]?.exponent.n ?? 0n));
  if (letters.size !== 1 || Math.max(...exponents) !== 2) return 'form.no-quadratic';
  return orderProblem(exponents);
}

function functionValue(formula: Formula): Formula | undefined {
  if (formula.kind !== 'relation' || formula.signs.join() !== '=') return undefined;
  const [left, right] = formula.sides;
  return left?.kind === 'variable' && /^(y|[fgh]\(.*)$/.test(left.name) ? right : undefined;
}

/** Terms as they are written, each a monomial; undefined when brackets are left. */
function writtenTerms(formula: Formula, context: NormalContext): Term[] | undefined {
  const parts = formula.kind === 'sum' ? formula.terms : [formula];
  const terms: Term[] = [];
  for (const part of parts) {
    const polynomial = polynomialOfFormula(part, context);
    const [term, another] = polynomial?.values() ?? [];
    if (!term || another) return undefined;
    terms.push(term);
  }
  return terms;
}

function orderProblem(ranks: readonly number[]): FormProblem | undefined {
  const isFalling = ranks.every((rank, index) => index === 0 || rank < (ranks[index - 1] ?? 0));
  return isFalling ? undefined : 'form.order-of-terms';
}

function scientificProblem(formula: Formula, context: NormalContext): FormProblem | undefined {
  if (formula.kind === 'negative') return scientificProblem(formula.of, context);
  if (formula.kind !== 'product' || formula.factors.length !== 2) return 'form.no-scientific-notation';
  const [mantissa, power] = formula.factors;
  if (mantissa?.kind !== 'number' || power?.kind !== 'power') return 'form.no-scientific-notation';
  const base = exactRational(power.base, context);
  const { top } = normalise(power.exponent, context);
  const exponent = top.size === 0 ? whole(0) : top.get('')?.coefficient;
  if (base?.n !== 10n || base.d !== 1n || exponent?.d !== 1n) return 'form.no-scientific-notation';
  const isInRange = compare(mantissa.value, whole(1)) >= 0 && compare(mantissa.value, whole(10)) < 0;
  return isInRange ? undefined : 'form.mantissa-out-of-range';
}
