import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formulaEquals } from './equal.ts';

/** A term as coefficient and exponents of x and y. */
interface Term {
  readonly coefficient: number;
  readonly x: number;
  readonly y: number;
}

const term: fc.Arbitrary<Term> = fc.record({
  coefficient: fc.integer({ min: -9, max: 9 }).filter((value) => value !== 0),
  x: fc.integer({ min: 0, max: 3 }),
  y: fc.integer({ min: 0, max: 2 }),
});
const polynomial = fc.array(term, { minLength: 1, maxLength: 5 });

const termText = ({ coefficient, x, y }: Term): string => `(${coefficient})x^{${x}}y^{${y}}`;
const textOf = (terms: readonly Term[]): string => terms.map(termText).join('+');

function product(a: readonly Term[], b: readonly Term[]): Term[] {
  return a.flatMap((left) =>
    b.map((right) => ({
      coefficient: left.coefficient * right.coefficient,
      x: left.x + right.x,
      y: left.y + right.y,
    })),
  );
}

const runs = { numRuns: 60 };

describe('formulaEquals of random polynomials', () => {
  it('returns equal for a product and its expansion in another order', () => {
    fc.assert(
      fc.property(polynomial, polynomial, (a, b) => {
        const expansion = product(a, b).toReversed();
        expect(formulaEquals(`(${textOf(a)})(${textOf(b)})`, textOf(expansion)).result).toBe('equal');
      }),
      runs,
    );
  });

  it('returns different when a coefficient is changed', () => {
    fc.assert(
      fc.property(polynomial, fc.nat(4), fc.integer({ min: 1, max: 5 }), (terms, index, change) => {
        const changed = terms.map((each, at) =>
          at === index % terms.length ? { ...each, coefficient: each.coefficient + change } : each,
        );
        expect(formulaEquals(textOf(terms), textOf(changed)).result).toBe('different');
      }),
      runs,
    );
  });

  it('returns equal for a fraction whose top and bottom have a common factor', () => {
    fc.assert(
      fc.property(polynomial, polynomial, (a, factor) => {
        fc.pre(formulaEquals(textOf(factor), '0').result === 'different');
        const key = `\\frac{(${textOf(a)})(${textOf(factor)})}{${textOf(factor)}}`;
        expect(formulaEquals(key, textOf(a)).result).toBe('equal');
      }),
      runs,
    );
  });

  it('returns equal for an equation times a constant and different for another constant term', () => {
    fc.assert(
      fc.property(polynomial, fc.integer({ min: 2, max: 9 }), (terms, factor) => {
        const key = `z=${textOf(terms)}`;
        const scaled = `${factor}z-(${textOf(terms.map((each) => ({ ...each, coefficient: each.coefficient * factor })))})=0`;
        expect(formulaEquals(key, scaled).result).toBe('equal');
        expect(formulaEquals(key, `${scaled}+1`).result).toBe('different');
      }),
      runs,
    );
  });

  it('returns equal for a quadratic equation and its roots, and different for other roots', () => {
    const root = fc.integer({ min: -20, max: 20 });
    fc.assert(
      fc.property(root, root, root, (first, second, third) => {
        const key = `x^2-(${first + second})x+(${first * second})=0`;
        expect(formulaEquals(key, `x_1=${second},x_2=${first}`).result).toBe('equal');
        fc.pre(third !== first && third !== second);
        expect(formulaEquals(key, `x=${first}或x=${third}`).result).toBe('different');
      }),
      runs,
    );
  });
});
