import type { Budget } from '../exact/budget.ts';
import { type Rational, rational, toDouble } from '../exact/rational.ts';
import type { CallName, Formula } from '../parse/formula.ts';
import {
  addBalls,
  type Ball,
  ball,
  cosineBall,
  exactBall,
  expBall,
  invertBall,
  isExactZero,
  isKnown,
  logBall,
  multiplyBalls,
  negateBall,
  realBall,
  sineBall,
  sizeOf,
  UNKNOWN,
} from './ball.ts';

/** Values of the variables, and whether roots and logarithms of negative numbers have a value. */
export interface Point {
  readonly values: ReadonlyMap<string, Ball>;
  readonly isComplex: boolean;
  readonly budget: Budget;
}

const PI = ball(Math.PI, 0, 1.3e-16);
const RIGHT_ANGLE = 90;

/** The value at a point. Undefined where the formula has no value, as a root of a negative number on the reals. */
export function evaluate(formula: Formula, point: Point): Ball | undefined {
  point.budget.spend(2);
  switch (formula.kind) {
    case 'number':
      return numberBall(formula.value);
    case 'constant':
      if (formula.name === 'pi') return PI;
      if (formula.name === 'e') return ball(Math.E, 0, 2e-16);
      return formula.name === 'i' ? { re: 0, im: 1, error: 0 } : UNKNOWN;
    case 'variable':
      return point.values.get(formula.name);
    case 'sum':
      return folded(formula.terms, addBalls, point);
    case 'product':
      return folded(formula.factors, multiplyBalls, point);
    case 'quotient':
      return quotient(evaluate(formula.of, point), evaluate(formula.by, point));
    case 'negative': {
      const of = evaluate(formula.of, point);
      return of && negateBall(of);
    }
    case 'power':
      return power(
        evaluate(formula.base, point),
        evaluate(formula.exponent, point),
        plainRational(formula.exponent),
        point,
      );
    case 'root': {
      const degree = plainRational(formula.degree);
      const of = evaluate(formula.of, point);
      if (!degree)
        return power(of, quotient(exactBall(1), evaluate(formula.degree, point)), undefined, point);
      if (degree.d !== 1n || degree.n < 1n) return undefined;
      return power(of, exactBall(1 / Number(degree.n)), rational(1n, degree.n), point);
    }
    case 'call':
      return call(formula.name, formula.args, point);
    case 'unit':
      return evaluate(formula.of, point);
    case 'ratio': {
      const [of, by, third] = formula.items;
      return of && by && !third ? quotient(evaluate(of, point), evaluate(by, point)) : undefined;
    }
    default:
      return undefined;
  }
}

function numberBall(value: Rational): Ball {
  const near = toDouble(value);
  return Number.isSafeInteger(near) && value.d === 1n ? exactBall(near) : ball(near, 0, 0);
}

function folded(parts: readonly Formula[], join: (a: Ball, b: Ball) => Ball, point: Point): Ball | undefined {
  let result: Ball | undefined;
  for (const part of parts) {
    const value = evaluate(part, point);
    if (!value) return undefined;
    result = result ? join(result, value) : value;
  }
  return result;
}

function quotient(of: Ball | undefined, by: Ball | undefined): Ball | undefined {
  if (!of || !by || isExactZero(by)) return undefined;
  return multiplyBalls(of, invertBall(by));
}

/** A number or fraction that is written as such, with its sign. */
export function plainRational(formula: Formula): Rational | undefined {
  if (formula.kind === 'number') return formula.value;
  if (formula.kind === 'negative') {
    const of = plainRational(formula.of);
    return of && rational(-of.n, of.d);
  }
  if (formula.kind !== 'quotient') return undefined;
  const of = plainRational(formula.of);
  const by = plainRational(formula.by);
  return of && by && by.n !== 0n ? rational(of.n * by.d, of.d * by.n) : undefined;
}

/** Powers go by the logarithm. On the reals a negative base needs an exponent with an odd denominator. */
function power(
  base: Ball | undefined,
  exponent: Ball | undefined,
  exact: Rational | undefined,
  point: Point,
): Ball | undefined {
  if (!base || !exponent) return undefined;
  const plain = exact ?? wholeExponent(exponent);
  if (plain && plain.n === 0n) return exactBall(1);
  if (isExactZero(base)) return exponent.re > 0 ? exactBall(0) : undefined;
  if (plain?.d === 1n && plain.n >= -8n && plain.n <= 8n) return smallPower(base, Number(plain.n));
  if (!isKnown(base) || base.error >= sizeOf(base) * 0.5) return UNKNOWN;
  if (base.im === 0 && base.re < 0 && exponent.im === 0) {
    const size = expBall(multiplyBalls(exponent, logBall(negateBall(base))));
    if (plain && plain.d % 2n === 1n && (plain.d === 1n || !point.isComplex))
      return plain.n % 2n === 0n ? size : negateBall(size);
    if (!point.isComplex) return undefined;
  }
  if (!point.isComplex && (base.im !== 0 || exponent.im !== 0)) return undefined;
  return expBall(multiplyBalls(exponent, logBall(base)));
}

function wholeExponent(exponent: Ball): Rational | undefined {
  const isWhole = exponent.error === 0 && exponent.im === 0 && Number.isSafeInteger(exponent.re);
  return isWhole ? { n: BigInt(exponent.re), d: 1n } : undefined;
}

function smallPower(base: Ball, exponent: number): Ball {
  let result = base;
  for (let count = 1; count < Math.abs(exponent); count++) result = multiplyBalls(result, base);
  return exponent < 0 ? invertBall(result) : result;
}

function call(name: CallName, args: readonly Formula[], point: Point): Ball | undefined {
  point.budget.spend(6);
  const [first, second] = args;
  const of = first && evaluate(first, point);
  if (!of) return undefined;
  switch (name) {
    case 'sin':
      return sineBall(of);
    case 'cos':
      return cosineBall(of);
    case 'tan':
      return quotient(sineBall(of), cosineBall(of));
    case 'cot':
      return quotient(cosineBall(of), sineBall(of));
    case 'sec':
      return invertBall(cosineBall(of));
    case 'csc':
      return invertBall(sineBall(of));
    case 'arcsin':
    case 'arccos':
    case 'arctan':
      return inverseAngle(name, of);
    case 'ln':
      return logarithm(of, point);
    case 'log': {
      const base = second && evaluate(second, point);
      return base && quotient(logarithm(of, point), logarithm(base, point));
    }
    case 'abs':
      return ball(sizeOf(of), 0, of.error);
    case 'degrees':
      return multiplyBalls(multiplyBalls(of, invertBall(exactBall(2 * RIGHT_ANGLE))), PI);
    case 'percent':
      return multiplyBalls(of, invertBall(exactBall(100)));
    default:
      return counted(name, of, second && evaluate(second, point));
  }
}

function logarithm(of: Ball, point: Point): Ball | undefined {
  if (isExactZero(of)) return undefined;
  if (!isKnown(of) || of.error >= sizeOf(of) * 0.5) return UNKNOWN;
  if (!point.isComplex && (of.re < 0 || of.im !== 0)) return undefined;
  return logBall(of);
}

function inverseAngle(name: 'arcsin' | 'arccos' | 'arctan', of: Ball): Ball | undefined {
  if (of.im !== 0) return undefined;
  if (name === 'arctan') return realBall(Math.atan(of.re), 1, of);
  if (Math.abs(of.re) - of.error > 1) return undefined;
  const room = 1 - of.re * of.re;
  if (of.error > 0 && room < 1e-6) return UNKNOWN;
  if (Math.abs(of.re) > 1) return undefined;
  return realBall(
    name === 'arcsin' ? Math.asin(of.re) : Math.acos(of.re),
    1 / Math.sqrt(Math.max(room, 1e-12)),
    of,
  );
}

const LARGEST_COUNT = 150;

function counted(name: CallName, of: Ball, by: Ball | undefined): Ball | undefined {
  const n = Number(wholeExponent(of)?.n ?? -1n);
  const k = name === 'factorial' ? 0 : Number((by && wholeExponent(by)?.n) ?? -1n);
  if (n < 0 || k < 0 || n > LARGEST_COUNT) return undefined;
  let result = exactBall(1);
  const factors = name === 'factorial' ? n : k;
  for (let index = 0; index < factors; index++) {
    result = multiplyBalls(result, exactBall(n - index));
    if (name === 'choose') result = multiplyBalls(result, invertBall(exactBall(index + 1)));
  }
  return result;
}
