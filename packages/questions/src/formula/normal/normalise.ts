import { BudgetExceeded } from '../exact/budget.ts';
import { factorsOf } from '../exact/integers.ts';
import { leadingTerm, polynomialOf, polynomialText, type Term } from '../exact/polynomial.ts';
import { absolute, isWhole, ONE, type Rational, rational, signOf, whole } from '../exact/rational.ts';
import type { CallName, Formula } from '../parse/formula.ts';
import type { NormalContext } from './context.ts';
import {
  addNormals,
  atomNormal,
  constantNormal,
  divideNormals,
  isUnitPolynomial,
  multiplyNormals,
  type Normal,
  negateNormal,
  normalText,
  powerOf,
  rationalOf,
} from './normal.ts';
import { cosineOf, sineOf } from './usual-angles.ts';

/** Thrown for statements, which have no value. */
export class NoValue extends Error {}

/** The normal form of a value. Throws `NoValue` for statements and `BudgetExceeded` for values that are too long. */
export function normalise(formula: Formula, context: NormalContext): Normal {
  context.budget.spend(4);
  switch (formula.kind) {
    case 'number':
      return constantNormal(formula.value);
    case 'constant':
      if (formula.name === 'infinity') throw new NoValue('infinity has no value');
      return atomNormal(`c:${formula.name}`);
    case 'variable':
      return atomNormal(`x:${formula.name}`);
    case 'sum':
      return formula.terms
        .map((term) => normalise(term, context))
        .reduce((left, right) => addNormals(left, right, context));
    case 'product':
      return formula.factors
        .map((factor) => normalise(factor, context))
        .reduce((left, right) => multiplyNormals(left, right, context));
    case 'quotient':
      return divideNormals(normalise(formula.of, context), normalise(formula.by, context), context);
    case 'negative':
      return negateNormal(normalise(formula.of, context));
    case 'power':
      return normalPower(normalise(formula.base, context), normalise(formula.exponent, context), context);
    case 'root': {
      const degree = rationalOf(normalise(formula.degree, context));
      if (!degree || !isWhole(degree) || degree.n < 1n) throw new NoValue('a root needs a whole degree');
      return powerOf(normalise(formula.of, context), rational(1n, degree.n), context);
    }
    case 'call':
      return normalCall(formula.name, formula.args, context);
    case 'unit':
      return normalise(formula.of, context);
    case 'ratio': {
      const [first, second, third] = formula.items;
      if (!first || !second || third) throw new NoValue('a ratio of three has no value');
      return divideNormals(normalise(first, context), normalise(second, context), context);
    }
    default:
      throw new NoValue(`a formula of kind ${formula.kind} has no value`);
  }
}

function normalPower(base: Normal, exponent: Normal, context: NormalContext): Normal {
  const plain = rationalOf(exponent);
  if (plain) return powerOf(base, plain, context);
  context.isPartial = true;
  if (!isUnitPolynomial(exponent.bottom)) return symbolicPower(base, [], normalText(exponent), context);
  let result = constantNormal(ONE);
  for (const term of exponent.top.values()) {
    context.budget.spend(4);
    if (term.factors.length === 0)
      result = multiplyNormals(result, powerOf(base, term.coefficient, context), context);
    else {
      const text = polynomialText(polynomialOf([{ ...term, coefficient: ONE }]));
      result = multiplyNormals(result, symbolicPower(base, [term.coefficient], text, context), context);
    }
  }
  return result;
}

/** A power whose exponent has letters: primes and letters of the base become atoms `q:base^exponent`. */
function symbolicPower(
  base: Normal,
  scale: readonly Rational[],
  exponent: string,
  context: NormalContext,
): Normal {
  const count = scale[0] ?? ONE;
  const [only, another] = base.top.values();
  if (!only || another || !isUnitPolynomial(base.bottom))
    return atomNormal(`q:(${normalText(base)})^(${exponent})`, count);
  let result = constantNormal(ONE);
  const take = (name: string, times: Rational) => {
    result = multiplyNormals(result, atomNormal(`q:${name}^(${exponent})`, times), context);
  };
  const by = (a: Rational): Rational => rational(a.n * count.n, a.d * count.d);
  if (only.coefficient.n < 0n) take('-1', count);
  const size = absolute(only.coefficient);
  for (const factor of factorsOf(size.n, context.budget))
    take(`p:${factor.base}`, by(whole(factor.exponent)));
  for (const factor of factorsOf(size.d, context.budget))
    take(`p:${factor.base}`, by(whole(-factor.exponent)));
  for (const factor of only.factors) take(factor.atom, by(factor.exponent));
  return result;
}

function normalCall(name: CallName, args: readonly Formula[], context: NormalContext): Normal {
  const [first, second] = args;
  if (!first) throw new NoValue('a function without an argument');
  const of = normalise(first, context);
  switch (name) {
    case 'percent':
      return divideNormals(of, constantNormal(whole(100)), context);
    case 'degrees':
      return multiplyNormals(
        of,
        multiplyNormals(atomNormal('c:pi'), constantNormal(rational(1n, 180n)), context),
        context,
      );
    case 'sin':
    case 'cos':
      return sineOrCosine(name, of, context);
    case 'tan':
      return divideNormals(sineOrCosine('sin', of, context), sineOrCosine('cos', of, context), context);
    case 'cot':
      return divideNormals(sineOrCosine('cos', of, context), sineOrCosine('sin', of, context), context);
    case 'sec':
      return divideNormals(constantNormal(ONE), sineOrCosine('cos', of, context), context);
    case 'csc':
      return divideNormals(constantNormal(ONE), sineOrCosine('sin', of, context), context);
    case 'ln':
      return logarithm(of, context);
    case 'log':
      if (!second) throw new NoValue('a logarithm without a base');
      return divideNormals(logarithm(of, context), logarithm(normalise(second, context), context), context);
    case 'abs':
      return magnitude(of, context);
    case 'factorial':
    case 'choose':
    case 'arrange':
      return counted(name, of, second && normalise(second, context), context);
    default:
      context.isPartial = true;
      return atomNormal(`f:${name}(${normalText(of)})`);
  }
}

function sineOrCosine(name: 'sin' | 'cos', of: Normal, context: NormalContext): Normal {
  const turns = halfTurns(of);
  const usual = turns && (name === 'sin' ? sineOf(turns, context) : cosineOf(turns, context));
  if (usual) return usual;
  const isNegative = (leadingTerm(of.top)?.coefficient.n ?? 0n) < 0n;
  const value = atomNormal(`f:${name}(${normalText(isNegative ? negateNormal(of) : of)})`);
  return isNegative && name === 'sin' ? negateNormal(value) : value;
}

/** The angle as a multiple of π, or undefined when it is none. */
function halfTurns(of: Normal): Rational | undefined {
  if (!isUnitPolynomial(of.bottom)) return undefined;
  if (of.top.size === 0) return whole(0);
  const term = of.top.get('c:pi^1');
  return term && of.top.size === 1 ? term.coefficient : undefined;
}

/** Logarithms of numbers become sums of logarithms of primes; others are atoms. */
function logarithm(of: Normal, context: NormalContext): Normal {
  const [only, another] = of.top.values();
  if (!only || another || !isUnitPolynomial(of.bottom) || !isPositiveNumber(only)) {
    context.isPartial = true;
    return atomNormal(`f:ln(${normalText(of)})`);
  }
  let sum = constantNormal(whole(0));
  const take = (atom: string, times: Rational) => {
    const value = multiplyNormals(
      atom === 'c:e' ? constantNormal(ONE) : atomNormal(`l:${atom}`),
      constantNormal(times),
      context,
    );
    sum = addNormals(sum, value, context);
  };
  for (const factor of factorsOf(only.coefficient.n, context.budget))
    take(`p:${factor.base}`, whole(factor.exponent));
  for (const factor of factorsOf(only.coefficient.d, context.budget))
    take(`p:${factor.base}`, whole(-factor.exponent));
  for (const factor of only.factors) take(factor.atom, factor.exponent);
  return sum;
}

function isPositiveNumber(term: Term): boolean {
  return term.coefficient.n > 0n && term.factors.every(({ atom }) => /^(p:|c:pi$|c:e$)/.test(atom));
}

function magnitude(of: Normal, context: NormalContext): Normal {
  const value = rationalOf(of);
  if (value) return constantNormal(absolute(value));
  const [only, another] = of.top.values();
  if (
    only &&
    !another &&
    isUnitPolynomial(of.bottom) &&
    only.factors.every(({ atom }) => /^(p:|c:pi$|c:e$)/.test(atom))
  )
    return signOf(only.coefficient) < 0 ? negateNormal(of) : of;
  context.isPartial = true;
  const isNegative = (leadingTerm(of.top)?.coefficient.n ?? 0n) < 0n;
  return atomNormal(`f:abs(${normalText(isNegative ? negateNormal(of) : of)})`);
}

const LARGEST_COUNT = 60n;

/** Factorials, combinations and arrangements of small numbers; others are atoms. */
function counted(name: CallName, of: Normal, by: Normal | undefined, context: NormalContext): Normal {
  const n = rationalOf(of);
  const k = by ? rationalOf(by) : whole(0);
  if (!n && by && k && isWhole(k) && k.n >= 0n && k.n <= 8n)
    return fallingProduct(name, of, Number(k.n), context);
  if (!n || !k || !isWhole(n) || !isWhole(k)) {
    context.isPartial = true;
    return atomNormal(`f:${name}(${normalText(of)};${by ? normalText(by) : ''})`);
  }
  if (n.n < 0n || k.n < 0n || n.n > LARGEST_COUNT || k.n > n.n)
    throw new BudgetExceeded('a count is out of its range');
  const all = factorial(n.n);
  if (name === 'factorial') return constantNormal(whole(all));
  const ordered = all / factorial(n.n - k.n);
  return constantNormal(whole(name === 'arrange' ? ordered : ordered / factorial(k.n)));
}

/** n(n-1)…(n-k+1), over k! for combinations. */
function fallingProduct(name: CallName, of: Normal, k: number, context: NormalContext): Normal {
  let product = constantNormal(ONE);
  for (let index = 0; index < k; index++)
    product = multiplyNormals(product, addNormals(of, constantNormal(whole(-index)), context), context);
  if (name === 'arrange') return product;
  return divideNormals(product, constantNormal(whole(factorial(BigInt(k)))), context);
}

function factorial(n: bigint): bigint {
  let result = 1n;
  for (let factor = 2n; factor <= n; factor++) result *= factor;
  return result;
}

/** True when a non-zero polynomial in these atoms is never zero as a function: its atoms are independent of each other. */
export function isIndependent(polynomial: ReadonlyMap<string, Term>): boolean {
  const atoms = new Set([...polynomial.values()].flatMap(({ factors }) => factors.map(({ atom }) => atom)));
  return (
    [...atoms].every((atom) => /^(x:|p:|c:)/.test(atom)) &&
    !(atoms.has('c:pi') && atoms.has('c:e')) &&
    ![...polynomial.values()].some(({ factors }) =>
      factors.some(({ atom, exponent }) => atom === 'c:i' && exponent.d !== 1n),
    )
  );
}

/** The exact rational value of a formula that is a number, or undefined. */
export function exactRational(formula: Formula, context: NormalContext): Rational | undefined {
  try {
    return rationalOf(normalise(formula, context));
  } catch (error) {
    if (error instanceof NoValue || error instanceof BudgetExceeded) return undefined;
    throw error;
  }
}
