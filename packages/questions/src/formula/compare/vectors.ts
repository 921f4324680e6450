import { type Comparison, different, equal, unknown, type Verdict } from '../exact/comparison.ts';
import type { Polynomial } from '../exact/polynomial.ts';
import { contextOf } from '../normal/context.ts';
import { differenceOf } from '../normal/normal.ts';
import { NoValue, normalise } from '../normal/normalise.ts';
import { type Formula, someFormula } from '../parse/formula.ts';
import { replaceParts } from '../parse/replace.ts';

const VECTOR = /^vec /;

export function hasVector(formula: Formula): boolean {
  return someFormula(formula, (part) => part.kind === 'variable' && VECTOR.test(part.name));
}

/**
 * Vectors and their dot products. A product of two vectors is bilinear and symmetric, as a product of letters is; products
 * of three and lengths of sums are left to the teacher.
 */
export function compareVectors(key: Formula, answer: Formula, comparison: Comparison): Verdict {
  const context = contextOf(comparison);
  let difference: Polynomial;
  let size = 1;
  try {
    const [left, right] = [normalise(withLengths(key), context), normalise(withLengths(answer), context)];
    difference = differenceOf(left, right, context);
    size = left.bottom.size * right.bottom.size;
    if (!isBilinear(left.top) || !isBilinear(right.top)) return unknown('no-rule');
  } catch (error) {
    if (error instanceof NoValue) return unknown('no-rule');
    throw error;
  }
  if (size !== 1 || context.isPartial || !isBilinear(difference)) return unknown('no-rule');
  return difference.size === 0 ? equal('same-normal-form') : different('different-normal-form');
}

/** The length of one vector is a number with a name of its own. */
function withLengths(formula: Formula): Formula {
  return replaceParts(formula, (part) => {
    const of = part.kind === 'call' && part.name === 'abs' ? part.args[0] : undefined;
    return of?.kind === 'variable' && VECTOR.test(of.name)
      ? { kind: 'variable', name: `length of ${of.name}` }
      : undefined;
  });
}

/** True when each term has at most two vectors, and none of them below a fraction line or within a function. */
function isBilinear(polynomial: Polynomial): boolean {
  return [...polynomial.values()].every(({ factors }) => {
    const vectors = factors.filter(({ atom }) => atom.startsWith('x:vec '));
    const others = factors.filter(({ atom }) => !atom.startsWith('x:vec '));
    const count = vectors.reduce((sum, { exponent }) => sum + Number(exponent.n), 0);
    return (
      count <= 2 &&
      vectors.every(({ exponent }) => exponent.d === 1n && exponent.n > 0n) &&
      others.every(({ atom }) => !atom.includes('vec ') || atom.startsWith('x:length'))
    );
  });
}
