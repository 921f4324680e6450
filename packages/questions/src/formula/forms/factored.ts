import type { Budget, Clock } from '../exact/budget.ts';
import { constantPolynomial, type Polynomial, polynomialOf } from '../exact/polynomial.ts';
import { gcd, isZero, multiply, ONE, type Rational, rationalPower, whole, ZERO } from '../exact/rational.ts';
import { divided, squareFree, type Univariate, withoutRationalRoots } from '../line/univariate.ts';
import type { NormalContext } from '../normal/context.ts';
import type { Formula } from '../parse/formula.ts';
import { checkForm, type FormProblem, type FormVerdict, polynomialOfFormula } from './form-verdict.ts';
import { contentOf, isEverywhere, lettersOf, univariateOf } from './simplest.ts';

/** Factored over the rational numbers: a product whose factors do not split further. */
export function isFactored(text: string, clock?: Clock): FormVerdict {
  return checkForm(text, problemOf, clock);
}

function problemOf(formula: Formula, context: NormalContext): FormProblem | undefined {
  const factors = factorsOfFormula(formula);
  const sums = factors.filter((factor) => factor.kind === 'sum');
  for (const sum of sums) {
    const polynomial = polynomialOfFormula(sum, context);
    if (!polynomial) return 'form.not-understood';
    const problem = splitProblem(polynomial, context.budget, factors.length === 1);
    if (problem) return problem;
  }
  return undefined;
}

/** The factors of a product, through signs and powers. */
function factorsOfFormula(formula: Formula): Formula[] {
  if (formula.kind === 'negative') return factorsOfFormula(formula.of);
  if (formula.kind === 'power' && formula.exponent.kind === 'number')
    return [...factorsOfFormula(formula.base), formula.exponent];
  if (formula.kind === 'quotient' && formula.by.kind === 'number')
    return [...factorsOfFormula(formula.of), formula.by];
  return formula.kind === 'product' ? formula.factors.flatMap(factorsOfFormula) : [formula];
}

function splitProblem(polynomial: Polynomial, budget: Budget, isAlone: boolean): FormProblem | undefined {
  const isWhole = [...polynomial.values()].every(({ coefficient }) => coefficient.d === 1n);
  if (isWhole && contentOf(polynomial) > 1n) return 'form.common-factor';
  if (lettersOf(polynomial).some((letter) => isEverywhere(polynomial, letter))) return 'form.common-factor';
  if (!splits(polynomial, budget)) return undefined;
  return isAlone ? 'form.no-product' : 'form.factor-splits';
}

/** Numbers that are put in for letters. A polynomial that splits splits for all of them. */
const PUT_IN = [
  [3n, 5n, 11n],
  [7n, 2n, 13n],
  [-5n, 17n, 3n],
  [19n, -7n, 23n],
  [31n, 29n, -2n],
];

function splits(polynomial: Polynomial, budget: Budget): boolean {
  const letters = lettersOf(polynomial);
  const [first, ...others] = letters;
  if (first === undefined || others.length > 3) return false;
  const degree = degreeIn(polynomial, first);
  const choices = others.length === 0 ? [[]] : PUT_IN;
  return choices.every((numbers) => {
    const values = new Map(others.map((letter, index) => [letter, whole(numbers[index] ?? 1n)]));
    const single = univariateOf(putIn(polynomial, values));
    return (
      single !== undefined &&
      single.coefficients.length - 1 === degree &&
      univariateSplits(single.coefficients, budget)
    );
  });
}

function degreeIn(polynomial: Polynomial, letter: string): number {
  const exponents = [...polynomial.values()].map(({ factors }) =>
    Number(factors.find(({ atom }) => atom === letter)?.exponent.n ?? 0n),
  );
  return Math.max(...exponents);
}

function putIn(polynomial: Polynomial, values: ReadonlyMap<string, Rational>): Polynomial {
  if (values.size === 0) return polynomial;
  const terms = [...polynomial.values()].map(({ factors, coefficient }) => {
    let scale = coefficient;
    for (const { atom, exponent } of factors) {
      const value = values.get(atom);
      if (value) scale = multiply(scale, rationalPower(value, Number(exponent.n)));
    }
    return { factors: factors.filter(({ atom }) => !values.has(atom)), coefficient: scale };
  });
  return terms.length === 0 ? constantPolynomial(ONE) : polynomialOf(terms);
}

function univariateSplits(coefficients: Univariate, budget: Budget): boolean {
  const degree = coefficients.length - 1;
  if (degree < 2) return false;
  if (squareFree(coefficients, budget).some(({ times }) => times > 1)) return true;
  if (withoutRationalRoots(coefficients, budget).roots.length > 0) return true;
  return degree >= 4 && hasQuadraticFactor(coefficients, budget);
}

const LARGEST_MIDDLE = 30n;

/** Looks for a factor a·x² + b·x + c with whole coefficients. */
function hasQuadraticFactor(coefficients: Univariate, budget: Budget): boolean {
  const scale = coefficients.reduce((common, { d }) => (common * d) / gcd(common, d), 1n);
  const [lowest = ZERO, highest = ZERO] = [coefficients[0], coefficients.at(-1)].map((each) =>
    multiply(each ?? ZERO, whole(scale)),
  );
  if (isZero(lowest)) return true;
  for (const a of divisorsOf(highest.n))
    for (const size of divisorsOf(lowest.n))
      for (const c of [size, -size])
        for (let b = -LARGEST_MIDDLE; b <= LARGEST_MIDDLE; b++) {
          budget.spend(4);
          if (divided(coefficients, [whole(c), whole(b), whole(a)], budget).rest.length === 0) return true;
        }
  return false;
}

function divisorsOf(value: bigint): bigint[] {
  const size = value < 0n ? -value : value;
  const divisors: bigint[] = [];
  for (let trial = 1n; trial <= size && trial <= 200n; trial++) if (size % trial === 0n) divisors.push(trial);
  return divisors;
}
