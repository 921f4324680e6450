import { BudgetExceeded } from './budget.ts';

/** A fraction in lowest terms; `d` is positive. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

/** Most bits of a numerator or denominator. Longer numbers are left to the teacher. */
const MOST_BITS = 3000n;
const LIMIT = 1n << MOST_BITS;

export const ZERO: Rational = { n: 0n, d: 1n };
export const ONE: Rational = { n: 1n, d: 1n };
export const MINUS_ONE: Rational = { n: -1n, d: 1n };
export const HALF: Rational = { n: 1n, d: 2n };

export function whole(n: bigint | number): Rational {
  return { n: BigInt(n), d: 1n };
}

/** Throws `BudgetExceeded` when the result is too long or the denominator is zero. */
export function rational(n: bigint, d: bigint): Rational {
  if (d === 0n) throw new BudgetExceeded('a denominator is zero');
  if (n === 0n) return ZERO;
  const common = gcd(n, d);
  const sign = d < 0n ? -1n : 1n;
  const top = (sign * n) / common;
  const bottom = (sign * d) / common;
  if (top > LIMIT || -top > LIMIT || bottom > LIMIT) throw new BudgetExceeded('a number is too long');
  return { n: top, d: bottom };
}

export function gcd(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

export function add(a: Rational, b: Rational): Rational {
  if (a.d === 1n && b.d === 1n) return rational(a.n + b.n, 1n);
  return rational(a.n * b.d + b.n * a.d, a.d * b.d);
}

export function negate(a: Rational): Rational {
  return { n: -a.n, d: a.d };
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, negate(b));
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.n * b.n, a.d * b.d);
}

export function divide(a: Rational, b: Rational): Rational {
  return rational(a.n * b.d, a.d * b.n);
}

export function isZero(a: Rational): boolean {
  return a.n === 0n;
}

export function isWhole(a: Rational): boolean {
  return a.d === 1n;
}

export function signOf(a: Rational): number {
  return a.n === 0n ? 0 : a.n < 0n ? -1 : 1;
}

export function compare(a: Rational, b: Rational): number {
  const left = a.n * b.d;
  const right = b.n * a.d;
  return left === right ? 0 : left < right ? -1 : 1;
}

export function absolute(a: Rational): Rational {
  return a.n < 0n ? negate(a) : a;
}

/** Number of bits of the longer one of numerator and denominator. */
export function bitsOf(a: Rational): number {
  const top = a.n < 0n ? -a.n : a.n;
  return (top > a.d ? top : a.d).toString(16).length * 4;
}

/** Throws `BudgetExceeded` when the power would be too long. */
export function rationalPower(a: Rational, exponent: number): Rational {
  if (exponent < 0) return divide(ONE, rationalPower(a, -exponent));
  if (bitsOf(a) * exponent > Number(MOST_BITS) + 64 && !isUnit(a))
    throw new BudgetExceeded('a power is too long');
  const top = isUnit(a) ? a.n ** BigInt(exponent % 2) : a.n ** BigInt(exponent);
  return rational(top, a.d ** BigInt(isUnit(a) ? 1 : exponent));
}

function isUnit(a: Rational): boolean {
  return a.d === 1n && (a.n === 1n || a.n === -1n);
}

/** The nearest double; large numerators and denominators are shortened together. */
export function toDouble(a: Rational): number {
  const plain = Number(a.n) / Number(a.d);
  if (Number.isFinite(plain) && plain !== 0) return plain;
  if (a.n === 0n) return 0;
  const shift = BigInt(Math.max(0, bitsOf(a) - 900));
  const bottom = Number(a.d >> shift);
  return bottom === 0 ? Number.NaN : Number(a.n >> shift) / bottom;
}

export function rationalText(a: Rational): string {
  return a.d === 1n ? `${a.n}` : `${a.n}/${a.d}`;
}
