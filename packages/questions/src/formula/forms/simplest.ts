import type { Budget, Clock } from '../exact/budget.ts';
import { factorsOf } from '../exact/integers.ts';
import type { Polynomial } from '../exact/polynomial.ts';
import { gcd, type Rational } from '../exact/rational.ts';
import { commonDivisor, trimmed, type Univariate } from '../line/univariate.ts';
import type { NormalContext } from '../normal/context.ts';
import { exactRational, normalise } from '../normal/normalise.ts';
import { type Formula, partsOf, someFormula, variablesOf } from '../parse/formula.ts';
import { checkForm, type FormProblem, type FormVerdict, polynomialOfFormula } from './form-verdict.ts';

/** Simplest form: fractions in lowest terms, simplest radicals, no root below a fraction line, like terms collected. */
export function isSimplest(text: string, clock?: Clock): FormVerdict {
  return checkForm(text, problemOf, clock);
}

function problemOf(formula: Formula, context: NormalContext): FormProblem | undefined {
  context.budget.spend(10);
  const own = ownProblem(formula, context);
  if (own) return own;
  for (const part of partsOf(formula)) {
    const problem = problemOf(part, context);
    if (problem) return problem;
  }
  return undefined;
}

function ownProblem(formula: Formula, context: NormalContext): FormProblem | undefined {
  switch (formula.kind) {
    case 'quotient':
      return quotientProblem(formula.of, formula.by, context);
    case 'root':
      return rootProblem(formula.of, formula.degree, context);
    case 'sum':
      return likeTerms(formula.terms, context);
    case 'product':
      return factorProblem(formula.factors, context);
    case 'power':
      return isRationalNumber(formula.base) &&
        isRationalNumber(formula.exponent) &&
        exactRational(formula, context) &&
        !isTenPower(formula)
        ? 'form.can-be-computed'
        : undefined;
    case 'call':
      if (/^(percent|degrees)$/.test(formula.name)) return undefined;
      return variablesOf(formula).length === 0 && exactRational(formula, context)
        ? 'form.can-be-computed'
        : undefined;
    default:
      return undefined;
  }
}

function isTenPower({ base }: Formula & { kind: 'power' }): boolean {
  return base.kind === 'number' && base.value.n === 10n && base.value.d === 1n;
}

/** A number with its sign and no operation but a fraction line. */
export function isRationalNumber(formula: Formula): boolean {
  if (formula.kind === 'number') return true;
  if (formula.kind === 'negative') return isRationalNumber(formula.of);
  return formula.kind === 'quotient' && isRationalNumber(formula.of) && isRationalNumber(formula.by);
}

function quotientProblem(of: Formula, by: Formula, context: NormalContext): FormProblem | undefined {
  const has = (test: (part: Formula) => boolean) => someFormula(of, test) || someFormula(by, test);
  if (has((part) => part.kind === 'quotient' || (part.kind === 'number' && part.written === 'mixed')))
    return 'form.fraction-in-fraction';
  if (has((part) => part.kind === 'number' && part.written === 'decimal')) return 'form.decimal-in-fraction';
  if (someFormula(by, (part) => part.kind === 'root')) return 'form.root-in-denominator';
  const [top, bottom] = [polynomialOfFormula(of, context), polynomialOfFormula(by, context)];
  if (!bottom) return undefined;
  const upper = top ?? normalise(of, context).top;
  return haveCommonFactor(upper, bottom, context) ? 'form.fraction-not-reduced' : undefined;
}

/** Common whole numbers, common letters, and common polynomials of one letter. */
function haveCommonFactor(top: Polynomial, bottom: Polynomial, context: NormalContext): boolean {
  const [a, b] = [contentOf(top), contentOf(bottom)];
  if (gcd(a, b) > 1n || (bottom.size === 1 && bottom.get('')?.coefficient.n === 1n)) return true;
  const shared = lettersOf(top).filter((letter) => lettersOf(bottom).includes(letter));
  if (shared.some((letter) => isEverywhere(top, letter) && isEverywhere(bottom, letter))) return true;
  const [left, right] = [univariateOf(top), univariateOf(bottom)];
  if (left && right && left.name === right.name)
    return commonDivisor(left.coefficients, right.coefficients, context.budget).length > 1;
  return false;
}

/** Greatest whole number that divides all coefficients. */
export function contentOf(polynomial: Polynomial): bigint {
  return [...polynomial.values()].reduce((common, { coefficient }) => gcd(common, coefficient.n), 0n);
}

export function lettersOf(polynomial: Polynomial): string[] {
  return [...new Set([...polynomial.values()].flatMap(({ factors }) => factors.map(({ atom }) => atom)))]
    .filter((atom) => atom.startsWith('x:'))
    .sort();
}

export function isEverywhere(polynomial: Polynomial, letter: string): boolean {
  return [...polynomial.values()].every(({ factors }) => factors.some(({ atom }) => atom === letter));
}

/** Coefficients of a polynomial of one letter. */
export function univariateOf(polynomial: Polynomial): { name: string; coefficients: Univariate } | undefined {
  const [name, another] = lettersOf(polynomial);
  if (name === undefined || another !== undefined) return undefined;
  const coefficients: Rational[] = [];
  for (const { factors, coefficient } of polynomial.values()) {
    const exponent = factors[0]?.exponent;
    if (factors.length > 1 || (exponent && (exponent.d !== 1n || exponent.n < 0n || exponent.n > 60n)))
      return undefined;
    coefficients[Number(exponent?.n ?? 0n)] = coefficient;
  }
  return { name, coefficients: trimmed(Array.from(coefficients, (each) => each ?? { n: 0n, d: 1n })) };
}

function rootProblem(of: Formula, degree: Formula, { budget }: NormalContext): FormProblem | undefined {
  if (of.kind === 'quotient') return 'form.fraction-under-root';
  const count = degree.kind === 'number' ? Number(degree.value.n) : 2;
  if (of.kind === 'number') {
    if (of.value.d !== 1n) return 'form.fraction-under-root';
    return hasPower(of.value.n, count, budget) ? 'form.root-not-simplest' : undefined;
  }
  const factors = of.kind === 'product' ? of.factors : [of];
  const isLarge = factors.some(
    (factor) =>
      (factor.kind === 'number' && factor.value.d === 1n && hasPower(factor.value.n, count, budget)) ||
      (factor.kind === 'power' &&
        factor.exponent.kind === 'number' &&
        factor.exponent.value.n >= BigInt(count)),
  );
  return isLarge ? 'form.root-not-simplest' : undefined;
}

function hasPower(value: bigint, degree: number, budget: Budget): boolean {
  if (value < 2n) return true;
  return factorsOf(value, budget).some(({ exponent }) => exponent >= degree);
}

/** Two terms with the same letters and roots. */
export function likeTerms(terms: readonly Formula[], context: NormalContext): FormProblem | undefined {
  const seen = new Set<string>();
  for (const term of terms) {
    const { top, bottom } = normalise(term, context);
    if (bottom.size !== 1 || top.size !== 1) continue;
    const [key = ''] = top.keys();
    if (seen.has(key)) return 'form.like-terms';
    seen.add(key);
  }
  return undefined;
}

function factorProblem(factors: readonly Formula[], context: NormalContext): FormProblem | undefined {
  const numbers = factors.filter((factor) => isRationalNumber(factor));
  const hasTenPower = factors.some((factor) => factor.kind === 'power' && isTenPower(factor));
  if (numbers.length > 1 && !hasTenPower) return 'form.can-be-computed';
  const roots = factors.filter((factor) => factor.kind === 'root' && variablesOf(factor).length === 0);
  if (roots.length > 1) return 'form.can-be-computed';
  const names = new Set<string>();
  for (const factor of factors) {
    context.budget.spend();
    const base = factor.kind === 'power' ? factor.base : factor;
    if (base.kind !== 'variable') continue;
    if (names.has(base.name)) return 'form.like-factors';
    names.add(base.name);
  }
  return undefined;
}
