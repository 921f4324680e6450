import type { Budget } from '../exact/budget.ts';
import {
  add,
  divide,
  gcd,
  isZero,
  multiply,
  negate,
  type Rational,
  rational,
  subtract,
  toDouble,
  whole,
  ZERO,
} from '../exact/rational.ts';

/** Coefficients by exponent; the last one is not zero. */
export type Univariate = readonly Rational[];

export function trimmed(coefficients: readonly Rational[]): Univariate {
  let end = coefficients.length;
  while (end > 0 && isZero(coefficients[end - 1] ?? ZERO)) end--;
  return coefficients.slice(0, end);
}

function derivative(of: Univariate): Univariate {
  return of.slice(1).map((coefficient, index) => multiply(coefficient, whole(index + 1)));
}

/** Quotient and remainder. `by` is not empty. */
export function divided(
  of: Univariate,
  by: Univariate,
  budget: Budget,
): { quotient: Univariate; rest: Univariate } {
  const rest = [...of];
  const quotient: Rational[] = [];
  const lead = by.at(-1) ?? ZERO;
  for (let shift = of.length - by.length; shift >= 0; shift--) {
    const factor = divide(rest[shift + by.length - 1] ?? ZERO, lead);
    quotient[shift] = factor;
    by.forEach((coefficient, index) => {
      budget.spend(4);
      rest[shift + index] = subtract(rest[shift + index] ?? ZERO, multiply(coefficient, factor));
    });
  }
  return { quotient: trimmed(quotient), rest: trimmed(rest.slice(0, Math.max(0, by.length - 1))) };
}

/** The monic greatest common divisor. */
export function commonDivisor(a: Univariate, b: Univariate, budget: Budget): Univariate {
  let [x, y] = [a, b];
  while (y.length > 0) [x, y] = [y, divided(x, y, budget).rest];
  const lead = x.at(-1);
  return lead ? x.map((coefficient) => divide(coefficient, lead)) : x;
}

/** Factors without repeated roots, each with how often it occurs. */
export function squareFree(of: Univariate, budget: Budget): { factor: Univariate; times: number }[] {
  const parts: { factor: Univariate; times: number }[] = [];
  let repeated = commonDivisor(of, derivative(of), budget);
  let simple = divided(of, repeated, budget).quotient;
  for (let times = 1; simple.length > 1; times++) {
    const next = commonDivisor(simple, repeated, budget);
    const factor = divided(simple, next, budget).quotient;
    if (factor.length > 1) parts.push({ factor, times });
    simple = next;
    repeated = divided(repeated, next, budget).quotient;
  }
  return parts;
}

export function valueAt(of: Univariate, x: number): number {
  let value = 0;
  for (let index = of.length - 1; index >= 0; index--) value = value * x + toDouble(of[index] ?? ZERO);
  return value;
}

function exactValueAt(of: Univariate, x: Rational): Rational {
  let value = ZERO;
  for (let index = of.length - 1; index >= 0; index--) value = add(multiply(value, x), of[index] ?? ZERO);
  return value;
}

/** Real roots in doubles, by bisection between the roots of the derivative. The polynomial has no repeated root. */
export function approximateRoots(of: Univariate, budget: Budget): number[] {
  if (of.length <= 1) return [];
  if (of.length === 2) return [-toDouble(of[0] ?? ZERO) / toDouble(of[1] ?? ZERO)];
  const lead = Math.abs(toDouble(of.at(-1) ?? ZERO));
  const bound = 1 + Math.max(...of.map((coefficient) => Math.abs(toDouble(coefficient)))) / lead;
  const turns = [-bound, ...approximateRoots(derivative(of), budget), bound];
  const roots: number[] = [];
  for (let index = 0; index + 1 < turns.length; index++) {
    let low = turns[index] ?? 0;
    let high = turns[index + 1] ?? 0;
    const sign = Math.sign(valueAt(of, low));
    if (sign === 0 || sign === Math.sign(valueAt(of, high))) continue;
    for (let count = 0; count < 80; count++) {
      budget.spend();
      const middle = (low + high) / 2;
      if (Math.sign(valueAt(of, middle)) === sign) low = middle;
      else high = middle;
    }
    roots.push((low + high) / 2);
  }
  return roots;
}

/** Number of different real roots, by Sturm's chain. */
export function numberOfRoots(of: Univariate, budget: Budget): number {
  const chain: Univariate[] = [of, derivative(of)];
  for (;;) {
    const [before, last] = chain.slice(-2);
    if (!before || !last || last.length === 0) break;
    chain.push(divided(before, last, budget).rest.map(negate));
  }
  const changes = (side: 1 | -1): number => {
    const signs = chain
      .map((part) => (part.at(-1)?.n ?? 0n) * (side < 0 && part.length % 2 === 0 ? -1n : 1n))
      .filter((sign) => sign !== 0n);
    return signs.filter((sign, index) => index > 0 && sign > 0n !== (signs[index - 1] ?? 0n) > 0n).length;
  };
  return changes(-1) - changes(1);
}

/** Splits rational roots off a polynomial without repeated roots. */
export function withoutRationalRoots(
  of: Univariate,
  budget: Budget,
): { roots: Rational[]; rest: Univariate } {
  const roots: Rational[] = [];
  let rest = of;
  const scale = of.reduce((common, { d }) => (common * d) / gcd(common, d), 1n);
  const lead = multiply(of.at(-1) ?? ZERO, whole(scale)).n;
  if (lead > 1_000_000_000n || lead < -1_000_000_000n) return { roots, rest };
  for (const near of approximateRoots(of, budget)) {
    const top = Math.round(near * Number(lead));
    if (!Number.isSafeInteger(top)) continue;
    const candidate = rational(BigInt(top), lead);
    if (!isZero(exactValueAt(rest, candidate))) continue;
    roots.push(candidate);
    rest = divided(rest, [negate(candidate), whole(1)], budget).quotient;
  }
  return { roots, rest };
}
