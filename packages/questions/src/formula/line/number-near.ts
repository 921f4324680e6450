import type { Polynomial } from '../exact/polynomial.ts';
import { toDouble } from '../exact/rational.ts';

/**
 * A double near a polynomial of numbers. Not a number when it has letters or functions, or when terms cancel so far that
 * the sign is not certain.
 */
export function numberNear(polynomial: Polynomial): number {
  let sum = 0;
  let size = 0;
  for (const { factors, coefficient } of polynomial.values()) {
    let value = toDouble(coefficient);
    for (const { atom, exponent } of factors) value *= atomNear(atom) ** toDouble(exponent);
    sum += value;
    size += Math.abs(value);
  }
  return polynomial.size > 0 && Math.abs(sum) < size * 1e-9 ? Number.NaN : sum;
}

function atomNear(atom: string): number {
  if (atom === 'c:pi') return Math.PI;
  if (atom === 'c:e') return Math.E;
  if (atom.startsWith('p:')) return Number(atom.slice(2));
  if (atom.startsWith('l:p:')) return Math.log(Number(atom.slice(4)));
  return Number.NaN;
}
