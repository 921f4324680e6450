import { type Budget, BudgetExceeded } from './budget.ts';
import {
  add,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  rationalText,
  ZERO,
} from './rational.ts';

/** A power of an atom: a variable, a constant, a prime under a root, or a function that is not understood further. */
export interface Factor {
  readonly atom: string;
  readonly exponent: Rational;
}

/** Factors are sorted by atom; each atom occurs once. */
export interface Term {
  readonly factors: readonly Factor[];
  readonly coefficient: Rational;
}

/** Terms by the text of their factors. Exponents may be negative or fractions. The empty map is zero. */
export type Polynomial = ReadonlyMap<string, Term>;

const MOST_TERMS = 400;
/** Bits up to which a power of a prime is multiplied out. */
const FOLDED_BITS = 1200;
const COST = 8;

export function constantPolynomial(value: Rational): Polynomial {
  return polynomialOf([{ factors: [], coefficient: value }]);
}

export function atomPolynomial(atom: string, exponent: Rational = ONE): Polynomial {
  return polynomialOf([simplified([{ atom, exponent }], ONE)]);
}

export function polynomialOf(terms: Iterable<Term>): Polynomial {
  const result = new Map<string, Term>();
  for (const term of terms) {
    const key = factorsText(term.factors);
    const before = result.get(key);
    const coefficient = before ? add(before.coefficient, term.coefficient) : term.coefficient;
    if (isZero(coefficient)) result.delete(key);
    else result.set(key, { factors: term.factors, coefficient });
  }
  return result;
}

export function addPolynomials(a: Polynomial, b: Polynomial, budget: Budget): Polynomial {
  budget.spend(a.size + b.size);
  return limited(polynomialOf([...a.values(), ...b.values()]));
}

export function scalePolynomial(a: Polynomial, by: Rational): Polynomial {
  return polynomialOf(
    [...a.values()].map((term) => ({ ...term, coefficient: multiply(term.coefficient, by) })),
  );
}

export function negatePolynomial(a: Polynomial): Polynomial {
  return new Map([...a].map(([key, term]) => [key, { ...term, coefficient: negate(term.coefficient) }]));
}

export function multiplyPolynomials(a: Polynomial, b: Polynomial, budget: Budget): Polynomial {
  if (a.size * b.size > MOST_TERMS * 20) throw new BudgetExceeded('too many terms');
  const terms: Term[] = [];
  for (const left of a.values())
    for (const right of b.values()) {
      budget.spend(COST);
      terms.push(multiplyTerms(left, right));
    }
  return limited(polynomialOf(terms));
}

function limited(polynomial: Polynomial): Polynomial {
  if (polynomial.size > MOST_TERMS) throw new BudgetExceeded('too many terms');
  return polynomial;
}

export function multiplyTerms(a: Term, b: Term): Term {
  return simplified([...a.factors, ...b.factors], multiply(a.coefficient, b.coefficient));
}

/** Text of a whole polynomial, the same for equal ones. */
export function polynomialText(polynomial: Polynomial): string {
  return [...polynomial]
    .map(([key, term]) => `${rationalText(term.coefficient)}*${key}`)
    .sort()
    .join(' + ');
}

/** The term whose text is first: by it a polynomial is made independent of a constant factor. */
export function leadingTerm(polynomial: Polynomial): Term | undefined {
  let first: string | undefined;
  for (const key of polynomial.keys()) if (first === undefined || key > first) first = key;
  return first === undefined ? undefined : polynomial.get(first);
}

/** The constant, or undefined when there is another term. */
export function constantOf(polynomial: Polynomial): Rational | undefined {
  if (polynomial.size === 0) return ZERO;
  return polynomial.size === 1 ? polynomial.get('')?.coefficient : undefined;
}

/**
 * Merges factors of the same atom: powers of a prime get an exponent between 0 and 1 and the rest goes to the coefficient,
 * powers of i become 1, i, -1 or -i.
 */
export function simplified(factors: readonly Factor[], coefficient: Rational): Term {
  const exponents = new Map<string, Rational>();
  for (const { atom, exponent } of factors) {
    const before = exponents.get(atom);
    exponents.set(atom, before ? add(before, exponent) : exponent);
  }
  let scale = coefficient;
  const merged: Factor[] = [];
  for (const [atom, whole] of exponents) {
    let exponent = whole;
    if (atom === 'c:i' && exponent.d === 1n) {
      const turn = ((exponent.n % 4n) + 4n) % 4n;
      if (turn >= 2n) scale = negate(scale);
      exponent = { n: turn % 2n, d: 1n };
    } else if (atom.startsWith('p:')) {
      const folded = foldPrime(BigInt(atom.slice(2)), exponent, scale);
      exponent = folded.exponent;
      scale = folded.scale;
    }
    if (!isZero(exponent)) merged.push({ atom, exponent });
  }
  merged.sort((a, b) => (a.atom < b.atom ? -1 : 1));
  return { factors: merged, coefficient: scale };
}

function foldPrime(
  prime: bigint,
  exponent: Rational,
  scale: Rational,
): { exponent: Rational; scale: Rational } {
  let floor = exponent.n / exponent.d;
  if (exponent.n < 0n && floor * exponent.d !== exponent.n) floor -= 1n;
  const bits = (prime.toString(2).length + 1) * Math.abs(Number(floor));
  if (bits <= FOLDED_BITS) {
    const power = prime ** (floor < 0n ? -floor : floor);
    return {
      exponent: add(exponent, { n: -floor, d: 1n }),
      scale: floor < 0n ? rational(scale.n, scale.d * power) : rational(scale.n * power, scale.d),
    };
  }
  // The power stays a power; the coefficient gives its own factors of the prime to it.
  let { n, d } = scale;
  let more = 0n;
  while (n !== 0n && n % prime === 0n) {
    n /= prime;
    more++;
  }
  while (d % prime === 0n) {
    d /= prime;
    more--;
  }
  return { exponent: add(exponent, { n: more, d: 1n }), scale: { n, d } };
}

function factorsText(factors: readonly Factor[]): string {
  return factors.map(({ atom, exponent }) => `${atom}^${rationalText(exponent)}`).join(' ');
}
