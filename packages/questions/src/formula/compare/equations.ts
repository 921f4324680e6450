import { type Comparison, different, equal, unknown, type Verdict } from '../exact/comparison.ts';
import {
  addPolynomials,
  multiplyPolynomials,
  negatePolynomial,
  type Polynomial,
  polynomialOf,
  type Term,
} from '../exact/polynomial.ts';
import { negate, ONE, type Rational, subtract, ZERO } from '../exact/rational.ts';
import { numberNear } from '../line/number-near.ts';
import { contextOf, type NormalContext } from '../normal/context.ts';
import { isIndependent, normalise } from '../normal/normalise.ts';
import { type Formula, type Sign, variablesOf } from '../parse/formula.ts';
import { replaceParts } from '../parse/replace.ts';
import { evaluate } from '../real/evaluate.ts';
import { compareAtPoints } from '../real/samples.ts';
import { assignmentOf, differenceFormula, type Relation } from './shape.ts';
import { compareValues } from './values.ts';

const TURNED: Readonly<Record<Sign, Sign>> = { '=': '=', '≠': '≠', '<': '>', '>': '<', '≤': '≥', '≥': '≤' };

/** Compares equations or inequalities of several variables, each with one sign. */
export function compareRelations(key: Relation, answer: Relation, comparison: Comparison): Verdict {
  const explicit = compareExplicit(key, answer, comparison);
  if (explicit) return explicit;
  const [keySign, answerSign] = [key.signs[0] ?? '=', answer.signs[0] ?? '='];
  if (TURNED[keySign] !== answerSign && keySign !== answerSign) return different('different-solutions');
  const context = contextOf(comparison);
  const [left, right] = [key, answer].map((relation) =>
    cleared(normalise(differenceFormula(relation), context).top, context),
  );
  // A relation without a difference, as 0 = 0, holds always or never.
  if (!left || !right || left.size === 0 || right.size === 0) return unknown('no-rule');
  const factor = factorBetween(left, right, context);
  if (factor === undefined) return comparePoints(key, answer, left, right, context, comparison);
  if (keySign === '=' || keySign === '≠')
    return context.isPartial
      ? comparePoints(key, answer, left, right, context, comparison)
      : equal('same-solutions');
  if (context.isPartial || hasBottom(key, context) || hasBottom(answer, context)) return unknown('no-rule');
  if (!Number.isFinite(factor)) return unknown('no-rule');
  return factor > 0 === (keySign === answerSign) ? equal('same-solutions') : different('different-solutions');
}

function hasBottom(relation: Relation, context: NormalContext): boolean {
  const { top, bottom } = normalise(differenceFormula(relation), context);
  return (
    bottom.size > 1 ||
    [...top.values()].some(({ factors }) => factors.some(({ exponent }) => exponent.n < 0n))
  );
}

/** y = f and y = g are compared by f and g; f(x) is another name of y. */
function compareExplicit(key: Relation, answer: Relation, comparison: Comparison): Verdict | undefined {
  const [left, right] = [assignmentOf(key), assignmentOf(answer)];
  if (!left || !right) return undefined;
  const names = [left.name, right.name].sort().join(' ');
  if (left.name !== right.name && !/^[fgh]\([a-z]\) y$/.test(names)) return undefined;
  return compareValues(left.value, right.value, comparison);
}

/** Multiplies with powers of the variables so that no exponent is negative and no variable is a common factor. */
function cleared(polynomial: Polynomial, { budget }: NormalContext): Polynomial {
  const lowest = new Map<string, Rational>();
  const terms = [...polynomial.values()];
  for (const { factors } of terms)
    for (const { atom } of factors) if (atom.startsWith('x:')) lowest.set(atom, ZERO);
  for (const atom of lowest.keys()) {
    const exponents = terms.map(
      ({ factors }) => factors.find((factor) => factor.atom === atom)?.exponent ?? ZERO,
    );
    const least = exponents.reduce((a, b) => (subtract(a, b).n > 0n ? b : a));
    // A common factor is a solution of its own and stays.
    lowest.set(atom, least.n < 0n ? least : ZERO);
  }
  const factors = [...lowest]
    .map(([atom, exponent]) => ({ atom, exponent: negate(exponent) }))
    .filter(({ exponent }) => exponent.n !== 0n);
  if (factors.length === 0) return polynomial;
  return multiplyPolynomials(polynomial, polynomialOf([{ factors, coefficient: ONE }]), budget);
}

/** The constant c with left = c·right as a double; undefined when there is none. */
function factorBetween(left: Polynomial, right: Polynomial, context: NormalContext): number | undefined {
  const [a, b] = [leadingPart(left), leadingPart(right)];
  if (!a || !b || a.key !== b.key || a.key === '') return undefined;
  const { budget } = context;
  const difference = addPolynomials(
    multiplyPolynomials(left, b.coefficient, budget),
    negatePolynomial(multiplyPolynomials(right, a.coefficient, budget)),
    budget,
  );
  return difference.size === 0 ? numberNear(a.coefficient) / numberNear(b.coefficient) : undefined;
}

/** The part of a polynomial with the last power of variables, and its coefficient, which may have roots. */
function leadingPart(polynomial: Polynomial): { key: string; coefficient: Polynomial } | undefined {
  const parts = new Map<string, Term[]>();
  for (const term of polynomial.values()) {
    const isLetter = (atom: string) => !/^(p:|c:|l:)/.test(atom);
    const key = term.factors
      .filter(({ atom }) => isLetter(atom))
      .map(({ atom, exponent }) => `${atom}^${exponent.n}/${exponent.d}`)
      .join(' ');
    const own = {
      factors: term.factors.filter(({ atom }) => !isLetter(atom)),
      coefficient: term.coefficient,
    };
    parts.set(key, [...(parts.get(key) ?? []), own]);
  }
  const key = [...parts.keys()].sort().at(-1);
  return key === undefined ? undefined : { key, coefficient: polynomialOf(parts.get(key) ?? []) };
}

/** Compares equations by the ratio of their differences, which has to be the same number at all points. */
function comparePoints(
  key: Relation,
  answer: Relation,
  left: Polynomial,
  right: Polynomial,
  context: NormalContext,
  comparison: Comparison,
): Verdict {
  if ([left, right].some((polynomial) => leadingPart(polynomial)?.key === '')) return unknown('no-rule');
  const isExact = !context.isPartial && isIndependent(left) && isIndependent(right);
  if (isExact) return different('different-solutions');
  if (key.signs[0] !== '=') return unknown('no-rule');
  if (leaves(key, answer, comparison) || leaves(answer, key, comparison))
    return different('different-solutions');
  const [of, by] = [differenceFormula(key), differenceFormula(answer)];
  const start = firstRatio(of, by, comparison);
  if (!start) return unknown('no-rule');
  const atPoints = compareAtPoints({ kind: 'quotient', of, by }, start, comparison);
  return atPoints.result === 'equal' ? atPoints : unknown('no-rule');
}

/** True when a point of the curve y = f(x) is not on the other curve. */
function leaves(curve: Relation, other: Relation, comparison: Comparison): boolean {
  const assigned = assignmentOf(curve);
  if (!assigned) return false;
  const onCurve = replaceParts(other, (part) =>
    part.kind === 'variable' && part.name === assigned.name ? assigned.value : undefined,
  );
  const [left, right] = onCurve.kind === 'relation' ? onCurve.sides : [];
  if (!left || !right) return false;
  return /^different-(at-a-point|normal-form)$/.test(compareValues(left, right, comparison).reason);
}

/** The ratio at one point as a fraction of small numbers; undefined when it is no such fraction. */
function firstRatio(of: Formula, by: Formula, comparison: Comparison): Formula | undefined {
  const names = [...variablesOf(of), ...variablesOf(by)];
  const values = new Map(
    names.map((name, index) => [name, { re: 0.75 + 0.5 * (index % 7), im: 0, error: 0 }]),
  );
  const point = { values, isComplex: false, budget: comparison.budget };
  const [top, bottom] = [evaluate(of, point), evaluate(by, point)];
  if (!top || !bottom || bottom.re === 0 || top.re === 0) return undefined;
  for (let denominator = 1; denominator <= 24; denominator++) {
    const numerator = (top.re / bottom.re) * denominator;
    if (Math.abs(numerator - Math.round(numerator)) > 1e-9 || Math.round(numerator) === 0) continue;
    return {
      kind: 'number',
      value: { n: BigInt(Math.round(numerator)), d: BigInt(denominator) },
      written: 'whole',
    };
  }
  return undefined;
}
