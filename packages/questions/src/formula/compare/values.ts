import { type Comparison, different, domainOf, equal, unknown, type Verdict } from '../exact/comparison.ts';
import { constantOf } from '../exact/polynomial.ts';
import { bitsOf, compare, multiply, type Rational } from '../exact/rational.ts';
import { contextOf } from '../normal/context.ts';
import { addNormals, differenceOf, type Normal, negateNormal } from '../normal/normal.ts';
import { isIndependent, NoValue, normalise } from '../normal/normalise.ts';
import { type Formula, someFormula, variablesOf } from '../parse/formula.ts';
import { evaluate } from '../real/evaluate.ts';
import { compareAtPoints } from '../real/samples.ts';
import { compareVectors, hasVector } from './vectors.ts';

/** Numbers with more bits could agree with another number in all digits that are compared. */
const LONG_BITS = 220;

/** Compares two values: first by exact normal forms, else at points. */
export function compareValues(key: Formula, answer: Formula, comparison: Comparison): Verdict {
  const { options } = comparison;
  if (options.rounding && isNumber(key) && isNumber(answer)) {
    const near = compareRounded(key, answer, comparison);
    if (near) return near;
  }
  if ([key, answer].some(hasVector)) return compareVectors(key, answer, comparison);
  const exact = compareExactly(key, answer, comparison);
  if (exact) return exact;
  const atPoints = compareAtPoints(key, answer, comparison);
  if (atPoints.result === 'equal' && [key, answer].some(hasLongNumber)) return unknown('no-rule');
  return atPoints;
}

/** Undefined when normal forms do not decide. */
function compareExactly(key: Formula, answer: Formula, comparison: Comparison): Verdict | undefined {
  const context = contextOf(comparison);
  let difference: Normal['top'];
  try {
    difference = differenceOf(normalise(key, context), normalise(answer, context), context);
  } catch (error) {
    if (error instanceof NoValue) return undefined;
    throw error;
  }
  if (difference.size === 0) {
    if (!context.isPartial) return equal('same-normal-form');
    const atPoints = compareAtPoints(key, answer, comparison);
    return atPoints.result === 'equal' ? equal('same-normal-form') : atPoints;
  }
  if (constantOf(difference) && !context.isPartial) return different('different-normal-form');
  const domains = [...new Set([...variablesOf(key), ...variablesOf(answer)])].map((name) =>
    domainOf(name, comparison),
  );
  const isOpen = domains.every((domain) => domain !== 'integer' || !context.isPartial);
  return !context.isPartial && isOpen && isIndependent(difference)
    ? different('different-normal-form')
    : undefined;
}

function isNumber(formula: Formula): boolean {
  return variablesOf(formula).length === 0;
}

function hasLongNumber(formula: Formula): boolean {
  return someFormula(formula, (part) => part.kind === 'number' && bitsOf(part.value) > LONG_BITS);
}

/** Equal when the numbers are within the author's rounding; undefined when they are not. */
function compareRounded(key: Formula, answer: Formula, comparison: Comparison): Verdict | undefined {
  const { absolute, relative } = comparison.options.rounding ?? {};
  const point = { values: new Map(), isComplex: false, budget: comparison.budget };
  const left = evaluate(key, point);
  const right = evaluate(answer, point);
  if (!left || !right || !Number.isFinite(left.error + right.error)) return undefined;
  const distance = exactDistance(key, answer, comparison);
  const near = Math.abs(left.re - right.re);
  const within = (bound: Rational | undefined, scale: number) =>
    bound !== undefined && near <= (Number(bound.n) / Number(bound.d)) * scale * (1 - 1e-12);
  if (distance && absolute && compare(distance, absolute) <= 0) return equal('within-rounding');
  if (distance && relative) {
    const bound = exactSize(key, comparison);
    if (bound && compare(distance, multiply(bound, relative)) <= 0) return equal('within-rounding');
  }
  return within(absolute, 1) || within(relative, Math.abs(left.re)) ? equal('within-rounding') : undefined;
}

function exactDistance(key: Formula, answer: Formula, comparison: Comparison): Rational | undefined {
  const context = contextOf(comparison);
  const difference = addNormals(normalise(key, context), negateNormal(normalise(answer, context)), context);
  return absoluteOf(difference);
}

function exactSize(key: Formula, comparison: Comparison): Rational | undefined {
  return absoluteOf(normalise(key, contextOf(comparison)));
}

function absoluteOf({ top, bottom }: Normal): Rational | undefined {
  const value = constantOf(top);
  const by = constantOf(bottom);
  if (!value || !by || by.n !== 1n) return undefined;
  return value.n < 0n ? { n: -value.n, d: value.d } : value;
}
