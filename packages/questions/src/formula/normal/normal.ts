import { type Budget, BudgetExceeded } from '../exact/budget.ts';
import { factorsOf } from '../exact/integers.ts';
import {
  addPolynomials,
  atomPolynomial,
  constantOf,
  constantPolynomial,
  type Factor,
  leadingTerm,
  multiplyPolynomials,
  negatePolynomial,
  type Polynomial,
  polynomialOf,
  polynomialText,
  scalePolynomial,
  simplified,
  type Term,
} from '../exact/polynomial.ts';
import { divide, isWhole, multiply, negate, ONE, type Rational, rational, whole } from '../exact/rational.ts';
import type { NormalContext } from './context.ts';

/** A fraction of polynomials. `bottom` is 1 or has several terms. */
export interface Normal {
  readonly top: Polynomial;
  readonly bottom: Polynomial;
}

const UNIT = constantPolynomial(ONE);
/** Most factors and most terms of a power that is multiplied out. */
const MOST_EXPANDED = 40;
const MOST_POWER_TERMS = 200;

export function constantNormal(value: Rational): Normal {
  return { top: constantPolynomial(value), bottom: UNIT };
}

export function atomNormal(atom: string, exponent: Rational = ONE): Normal {
  return { top: atomPolynomial(atom, exponent), bottom: UNIT };
}

export function isUnitPolynomial(polynomial: Polynomial): boolean {
  const constant = constantOf(polynomial);
  return constant !== undefined && constant.n === 1n && constant.d === 1n;
}

/** The value when it is a rational number. */
export function rationalOf(normal: Normal): Rational | undefined {
  return isUnitPolynomial(normal.bottom) ? constantOf(normal.top) : undefined;
}

export function addNormals(a: Normal, b: Normal, { budget }: NormalContext): Normal {
  if (polynomialText(a.bottom) === polynomialText(b.bottom))
    return { top: addPolynomials(a.top, b.top, budget), bottom: a.bottom };
  const left = multiplyPolynomials(a.top, b.bottom, budget);
  const right = multiplyPolynomials(b.top, a.bottom, budget);
  return {
    top: addPolynomials(left, right, budget),
    bottom: multiplyPolynomials(a.bottom, b.bottom, budget),
  };
}

export function negateNormal(a: Normal): Normal {
  return { top: negatePolynomial(a.top), bottom: a.bottom };
}

export function multiplyNormals(a: Normal, b: Normal, context: NormalContext): Normal {
  const top = unfolded(multiplyPolynomials(a.top, b.top, context.budget), context);
  return { top, bottom: multiplyPolynomials(a.bottom, b.bottom, context.budget) };
}

/** Throws `BudgetExceeded` when `b` is zero. */
export function divideNormals(a: Normal, b: Normal, context: NormalContext): Normal {
  return multiplyNormals(a, inverse(b, context), context);
}

function inverse(a: Normal, context: NormalContext): Normal {
  const [only, another] = a.top.values();
  if (!only) throw new BudgetExceeded('a denominator is zero');
  if (another) return { top: a.bottom, bottom: a.top };
  const factors = only.factors.map(({ atom, exponent }) => ({ atom, exponent: negate(exponent) }));
  const term = simplified(factors, divide(ONE, only.coefficient));
  return { top: multiplyPolynomials(a.bottom, polynomialOf([term]), context.budget), bottom: UNIT };
}

/** Multiplies out sums whose roots were multiplied to a whole power, as √(x+1)·√(x+1). */
function unfolded(polynomial: Polynomial, context: NormalContext): Polynomial {
  let result: Polynomial = polynomial;
  for (const [key, term] of polynomial) {
    const found = term.factors.find(
      ({ atom, exponent }) => context.sums.has(atom) && isWhole(exponent) && exponent.n > 0n,
    );
    const base = found && context.sums.get(found.atom);
    if (!found || !base || !isExpandable(base, Number(found.exponent.n))) continue;
    const others = polynomialOf([{ ...term, factors: term.factors.filter((each) => each !== found) }]);
    const power = expanded(base, Number(found.exponent.n), context.budget);
    const rest = polynomialOf([...result.values()].filter((each) => each !== result.get(key)));
    result = addPolynomials(rest, multiplyPolynomials(power, others, context.budget), context.budget);
  }
  return result;
}

/** True when base^exponent has few enough terms to be multiplied out. */
function isExpandable(base: Polynomial, exponent: number): boolean {
  if (exponent > MOST_EXPANDED) return false;
  let terms = 1;
  for (let index = 1; index < base.size; index++) terms = (terms * (exponent + index)) / index;
  return terms <= MOST_POWER_TERMS;
}

function expanded(base: Polynomial, exponent: number, budget: Budget): Polynomial {
  let result: Polynomial = UNIT;
  for (let count = 0; count < exponent; count++) result = multiplyPolynomials(result, base, budget);
  return result;
}

/** A power with a rational exponent. */
export function powerOf(base: Normal, exponent: Rational, context: NormalContext): Normal {
  if (base.top.size === 0 && exponent.n <= 0n) throw new BudgetExceeded('zero has no such power');
  if (exponent.n === 0n) return constantNormal(ONE);
  if (exponent.n < 0n) return inverse(powerOf(base, negate(exponent), context), context);
  return divideNormals(
    polynomialPower(base.top, exponent, context),
    polynomialPower(base.bottom, exponent, context),
    context,
  );
}

function polynomialPower(base: Polynomial, exponent: Rational, context: NormalContext): Normal {
  if (isUnitPolynomial(base)) return { top: UNIT, bottom: UNIT };
  const [only, another] = base.values();
  if (!only) return { top: base, bottom: UNIT };
  if (!another) return termPower(only, exponent, context);
  if (isWhole(exponent) && isExpandable(base, Number(exponent.n)))
    return { top: expanded(base, Number(exponent.n), context.budget), bottom: UNIT };
  return sumPower(base, exponent, context);
}

/** A power of a sum that is not multiplied out: an atom, with its constant factor taken out. */
function sumPower(base: Polynomial, exponent: Rational, context: NormalContext): Normal {
  if (!isWhole(exponent)) context.isPartial = true;
  const lead = leadingTerm(base)?.coefficient ?? ONE;
  const size = lead.n < 0n && !isWhole(exponent) && exponent.d % 2n === 0n ? negate(lead) : lead;
  const sum = scalePolynomial(base, divide(ONE, size));
  const atom = `r:(${polynomialText(sum)})`;
  context.sums.set(atom, sum);
  const scale = termPower({ factors: [], coefficient: size }, exponent, context);
  return multiplyNormals(scale, atomNormal(atom, exponent), context);
}

function termPower(term: Term, exponent: Rational, context: NormalContext): Normal {
  const factors: Factor[] = [];
  for (const { atom, exponent: inner } of term.factors) {
    const isPositive =
      /^(p:|c:pi|c:e$)/.test(atom) || (atom.startsWith('x:') && context.positive.has(atom.slice(2)));
    if (!isPositive && !isWhole(exponent)) context.isPartial = true;
    factors.push({ atom, exponent: multiply(inner, exponent) });
  }
  const scale = rationalRoot(term.coefficient, exponent, context);
  return multiplyNormals({ top: polynomialOf([simplified(factors, ONE)]), bottom: UNIT }, scale, context);
}

/** A power of a number: primes under roots. The even root of a negative number has the factor i. */
export function rationalRoot(value: Rational, exponent: Rational, context: NormalContext): Normal {
  if (value.n === 0n) return constantNormal(value);
  const factors: Factor[] = [];
  const size = value.n < 0n ? -value.n : value.n;
  for (const [part, sign] of [
    [size, 1n],
    [value.d, -1n],
  ] as const)
    for (const { base, exponent: count, isPrime } of factorsOf(part, context.budget)) {
      if (!isPrime) context.isPartial = true;
      factors.push({ atom: `p:${base}`, exponent: multiply(exponent, whole(sign * BigInt(count))) });
    }
  let sign: Rational = ONE;
  if (value.n < 0n) {
    if (exponent.d % 2n === 1n) sign = exponent.n % 2n === 0n ? ONE : whole(-1);
    else factors.push({ atom: 'c:i', exponent: rational(2n * exponent.n, exponent.d) });
  }
  return { top: polynomialOf([simplified(factors, sign)]), bottom: UNIT };
}

/** Text of a value, the same for values that have the same normal form. */
export function normalText(normal: Normal): string {
  const bottom = isUnitPolynomial(normal.bottom) ? '' : ` / ${polynomialText(normal.bottom)}`;
  return `${polynomialText(normal.top)}${bottom}`;
}

/** The numerator of the difference: empty when the two are the same value. */
export function differenceOf(a: Normal, b: Normal, context: NormalContext): Polynomial {
  return addNormals(a, negateNormal(b), context).top;
}
