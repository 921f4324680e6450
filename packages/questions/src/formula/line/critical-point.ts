import { compare, rationalText, whole } from '../exact/rational.ts';
import type { NormalContext } from '../normal/context.ts';
import {
  addNormals,
  constantNormal,
  differenceOf,
  multiplyNormals,
  type Normal,
  rationalOf,
} from '../normal/normal.ts';
import { isIndependent } from '../normal/normalise.ts';
import { commonDivisor, type Univariate, valueAt } from './univariate.ts';

/** Thrown when it is not known whether two numbers are the same. */
export class Undecided extends Error {}

/** A real number: exactly, or as a root of a polynomial. */
export interface CriticalPoint {
  readonly near: number;
  readonly exact?: Normal;
  readonly rootOf?: Univariate;
}

/** Relative distance from which doubles are told apart. */
const APART = 1e-9;

/** Order of two numbers; zero when they are the same. Throws `Undecided` when neither is certain. */
export function comparePoints(a: CriticalPoint, b: CriticalPoint, context: NormalContext): number {
  context.budget.spend();
  const distance = a.near - b.near;
  if (Math.abs(distance) > APART * Math.max(1, Math.abs(a.near), Math.abs(b.near))) return distance;
  if (a.exact && b.exact) {
    const [left, right] = [rationalOf(a.exact), rationalOf(b.exact)];
    if (left && right) return compare(left, right);
    const difference = differenceOf(a.exact, b.exact, context);
    if (difference.size === 0) return 0;
    if (distance !== 0 && isIndependent(difference) && Math.abs(distance) > 1e-13) return distance;
    throw new Undecided('two numbers are too near');
  }
  if (a.exact && b.rootOf && vanishes(b.rootOf, a.exact, context)) return 0;
  if (b.exact && a.rootOf && vanishes(a.rootOf, b.exact, context)) return 0;
  if (a.rootOf && b.rootOf && isSharedRoot(a.rootOf, b.rootOf, a.near, context)) return 0;
  throw new Undecided('two numbers are too near');
}

function vanishes(polynomial: Univariate, at: Normal, context: NormalContext): boolean {
  let value = constantNormal(whole(0));
  for (const coefficient of polynomial.toReversed())
    value = addNormals(multiplyNormals(value, at, context), constantNormal(coefficient), context);
  return value.top.size === 0;
}

function isSharedRoot(a: Univariate, b: Univariate, near: number, { budget }: NormalContext): boolean {
  if (a.map(rationalText).join() === b.map(rationalText).join()) return true;
  const common = commonDivisor(a, b, budget);
  if (common.length < 2) return false;
  const width = APART * Math.max(1, Math.abs(near));
  return Math.sign(valueAt(common, near - width)) !== Math.sign(valueAt(common, near + width));
}
