import { BudgetExceeded } from '../exact/budget.ts';
import { constantPolynomial, type Polynomial, polynomialOf, simplified } from '../exact/polynomial.ts';
import { HALF, multiply, ONE, type Rational, subtract, toDouble, whole, ZERO } from '../exact/rational.ts';
import type { NormalContext } from '../normal/context.ts';
import {
  addNormals,
  constantNormal,
  divideNormals,
  multiplyNormals,
  type Normal,
  negateNormal,
  powerOf,
  rationalOf,
} from '../normal/normal.ts';
import { normalise } from '../normal/normalise.ts';
import { type Formula, partsOf, type Sign, variablesOf } from '../parse/formula.ts';
import { type CriticalPoint, comparePoints, Undecided } from './critical-point.ts';
import { EMPTY_LINE, type LineSet, WHOLE_LINE } from './line-set.ts';
import { numberNear } from './number-near.ts';
import {
  approximateRoots,
  numberOfRoots,
  squareFree,
  trimmed,
  type Univariate,
  withoutRationalRoots,
} from './univariate.ts';

/** Thrown when a relation is no polynomial or rational one. */
export class NotSolved extends Error {}

interface Root {
  readonly point: CriticalPoint;
  readonly isOdd: boolean;
  readonly isPole: boolean;
}

const HIGHEST_DEGREE = 12;

/** Solutions of `left sign right` in one variable. */
export function solveRelation(
  left: Formula,
  sign: Sign,
  right: Formula,
  name: string,
  context: NormalContext,
): LineSet {
  const difference = addNormals(normalise(left, context), negateNormal(normalise(right, context)), context);
  if (context.isPartial && hasVariableRoot(difference, name)) throw new NotSolved('the relation has a root');
  const top = coefficientsOf(difference.top, name);
  const bottom = coefficientsOf(difference.bottom, name);
  const roots = [
    ...rootsOf(top.coefficients, false, context),
    ...rootsOf(bottom.coefficients, true, context),
  ];
  const pole = top.lowest - bottom.lowest;
  if (pole !== 0) {
    const point: CriticalPoint = { near: 0, exact: constantNormal(ZERO) };
    roots.push({ point, isOdd: pole % 2 !== 0, isPole: pole < 0 });
  }
  for (const by of [...denominatorsOf(left), ...denominatorsOf(right)])
    roots.push(...gapsOf(by, name, context));
  if (top.coefficients.length === 0)
    return sign === '=' || sign === '≤' || sign === '≥' ? domainOf(roots, context) : EMPTY_LINE;
  const lead = signOfLead(top.coefficients) * signOfLead(bottom.coefficients);
  return signChart(roots, lead, sign, context);
}

/** Formulas below a fraction line or with a negative exponent. */
function denominatorsOf(formula: Formula): Formula[] {
  const own =
    formula.kind === 'quotient'
      ? [formula.by]
      : formula.kind === 'power' && formula.exponent.kind === 'negative'
        ? [formula.base]
        : [];
  return [...own, ...partsOf(formula).flatMap(denominatorsOf)];
}

/** Numbers where a denominator is zero, also when it was cancelled, as in x²/x. */
function gapsOf(by: Formula, name: string, context: NormalContext): Root[] {
  if (!variablesOf(by).includes(name)) return [];
  const { coefficients, lowest } = coefficientsOf(normalise(by, context).top, name);
  const zero: Root = { point: { near: 0, exact: constantNormal(ZERO) }, isOdd: false, isPole: true };
  const others = rootsOf(coefficients, true, context).map((root) => ({ ...root, isOdd: false }));
  return lowest > 0 ? [zero, ...others] : others;
}

/** All numbers where the denominators are not zero. */
function domainOf(roots: readonly Root[], context: NormalContext): LineSet {
  if (roots.length === 0) return WHOLE_LINE;
  return signChart(
    roots.map((root) => ({ ...root, isPole: true, isOdd: false })),
    1,
    '>',
    context,
  );
}

function hasVariableRoot({ top, bottom }: Normal, name: string): boolean {
  return [...top.values(), ...bottom.values()].some(({ factors }) =>
    factors.some(({ atom, exponent }) =>
      atom === `x:${name}` ? exponent.d !== 1n : atom.includes(`x:${name}`),
    ),
  );
}

/** Coefficients of the powers of a variable; `lowest` is the exponent that was divided out. */
export function coefficientsOf(
  polynomial: Polynomial,
  name: string,
): { coefficients: Normal[]; lowest: number } {
  const atom = `x:${name}`;
  const byExponent = new Map<number, Polynomial>();
  for (const term of polynomial.values()) {
    const own = term.factors.find((factor) => factor.atom === atom)?.exponent ?? ZERO;
    const others = term.factors.filter((factor) => factor.atom !== atom);
    if (own.d !== 1n || others.some((factor) => factor.atom.includes('x:') || factor.atom === 'c:i'))
      throw new NotSolved('the relation is no polynomial');
    const exponent = Number(own.n);
    const before = byExponent.get(exponent) ?? new Map();
    byExponent.set(exponent, polynomialOf([...before.values(), simplified(others, term.coefficient)]));
  }
  if (byExponent.size === 0) return { coefficients: [], lowest: 0 };
  const lowest = Math.min(...byExponent.keys());
  const degree = Math.max(...byExponent.keys()) - lowest;
  if (degree > HIGHEST_DEGREE) throw new NotSolved('the degree is too high');
  const coefficients = Array.from({ length: degree + 1 }, (_each, index) => ({
    top: byExponent.get(lowest + index) ?? new Map(),
    bottom: constantPolynomial(ONE),
  }));
  return { coefficients, lowest };
}

function signOfLead(coefficients: readonly Normal[]): number {
  const lead = coefficients.at(-1);
  const near = lead ? numberNear(lead.top) : Number.NaN;
  if (!(Math.abs(near) > 1e-9)) throw new Undecided('the sign of a coefficient');
  return Math.sign(near);
}

function rootsOf(coefficients: readonly Normal[], isPole: boolean, context: NormalContext): Root[] {
  if (coefficients.length < 2) return [];
  const rationals: Rational[] = [];
  for (const coefficient of coefficients) {
    const value = rationalOf(coefficient);
    if (value) rationals.push(value);
  }
  if (rationals.length < coefficients.length) return surdRoots(coefficients, isPole, context);
  const roots: Root[] = [];
  for (const { factor, times } of squareFree(trimmed(rationals), context.budget)) {
    const isOdd = times % 2 === 1;
    for (const point of pointsOf(factor, context)) roots.push({ point, isOdd, isPole });
  }
  return roots;
}

/** Roots of a rational polynomial without repeated roots: rational ones, those of a quadratic, and others. */
function pointsOf(factor: Univariate, context: NormalContext): CriticalPoint[] {
  const { roots, rest } = withoutRationalRoots(factor, context.budget);
  const points: CriticalPoint[] = roots.map((root) => ({
    near: toDouble(root),
    exact: constantNormal(root),
  }));
  const [c, b, a] = rest;
  if (rest.length === 3 && a && b && c) {
    const square = subtract(multiply(b, b), multiply(whole(4), multiply(a, c)));
    if (square.n < 0n) return points;
    return [...points, ...quadraticPoints([c, b, a].map(constantNormal), context)];
  }
  const others = approximateRoots(rest, context.budget);
  if (rest.length > 1 && others.length !== numberOfRoots(rest, context.budget))
    throw new Undecided('roots that are too near');
  for (const near of others) points.push({ near, rootOf: rest });
  return points;
}

function surdRoots(coefficients: readonly Normal[], isPole: boolean, context: NormalContext): Root[] {
  const [c, b, a] = coefficients;
  if (coefficients.length === 2 && b && c) {
    const exact = negateNormal(divideNormals(c, b, context));
    return [{ point: exactPoint(exact), isOdd: true, isPole }];
  }
  if (coefficients.length !== 3 || !a || !b || !c) throw new NotSolved('the degree is too high for roots');
  const square = discriminant(a, b, c, context);
  if (square.top.size === 0) {
    const exact = negateNormal(
      divideNormals(b, multiplyNormals(constantNormal(whole(2)), a, context), context),
    );
    return [{ point: exactPoint(exact), isOdd: false, isPole }];
  }
  const near = numberNear(square.top);
  if (!(Math.abs(near) > 1e-9)) throw new Undecided('the sign of a discriminant');
  if (near < 0) return [];
  return quadraticPoints([c, b, a], context).map((point) => ({ point, isOdd: true, isPole }));
}

function discriminant(a: Normal, b: Normal, c: Normal, context: NormalContext): Normal {
  const product = multiplyNormals(constantNormal(whole(-4)), multiplyNormals(a, c, context), context);
  return addNormals(multiplyNormals(b, b, context), product, context);
}

function quadraticPoints([c, b, a]: readonly Normal[], context: NormalContext): CriticalPoint[] {
  if (!a || !b || !c) return [];
  const root = powerOf(discriminant(a, b, c, context), HALF, context);
  const half = divideNormals(constantNormal(HALF), a, context);
  return [root, negateNormal(root)].map((signed) =>
    exactPoint(multiplyNormals(addNormals(signed, negateNormal(b), context), half, context)),
  );
}

/** A number with its normal form. Throws `Undecided` when its size is not known. */
export function exactPoint(exact: Normal): CriticalPoint {
  const near = numberNear(exact.top) / numberNear(exact.bottom);
  if (!Number.isFinite(near)) throw new Undecided('the size of a number');
  return { near, exact };
}

/** Cells where a function with these zeros and poles has the sign; `lead` is its sign behind all of them. */
function signChart(roots: readonly Root[], lead: number, sign: Sign, context: NormalContext): LineSet {
  const sorted = mergedRoots(roots, context);
  const cells: boolean[] = [];
  let current = lead;
  for (const root of sorted.toReversed()) {
    cells.unshift(!root.isPole && holds(0, sign), holds(current, sign));
    if (root.isOdd) current = -current;
  }
  cells.unshift(holds(current, sign));
  return { points: sorted.map(({ point }) => point), cells };
}

/** Sorted roots, each once. A zero that is a pole as well stays a pole. */
function mergedRoots(roots: readonly Root[], context: NormalContext): Root[] {
  if (roots.length > 40) throw new BudgetExceeded('too many roots');
  const sorted = roots.toSorted((a, b) => comparePoints(a.point, b.point, context));
  const merged: Root[] = [];
  for (const root of sorted) {
    const before = merged.at(-1);
    if (before && comparePoints(before.point, root.point, context) === 0)
      merged[merged.length - 1] = {
        point: before.point,
        isOdd: before.isOdd !== root.isOdd,
        isPole: before.isPole || root.isPole,
      };
    else merged.push(root);
  }
  return merged;
}

function holds(value: number, sign: Sign): boolean {
  switch (sign) {
    case '=':
      return value === 0;
    case '≠':
      return value !== 0;
    case '<':
      return value < 0;
    case '>':
      return value > 0;
    case '≤':
      return value <= 0;
    case '≥':
      return value >= 0;
  }
}
