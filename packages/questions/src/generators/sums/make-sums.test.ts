import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastProcessorTime } from '../../../test/processor-time.ts';
import {
  add,
  compare,
  divide,
  multiply,
  ONE,
  type Rational,
  rational,
  signOf,
  subtract,
  whole,
} from '../../formula/exact/rational.ts';
import { makeSums, numberText, SUM_FORMS, type Sum, type SumForm, sumText } from './make-sums.ts';
import { SUM_RULE_NAMES, SUM_RULES, type SumRule, type SumRuleName } from './sum-rules.ts';

const OPERATIONS = { '+': add, '−': subtract, '×': multiply, '÷': divide } as const;
type Value = Rational | '○' | '=';

/** The calculated values on both sides of = or ○; □ is replaced with the answer. */
function sides(sum: Sum): Rational[] {
  const filled = sum.tokens.map((token) =>
    'number' in token ? token.number : token.sign === '□' ? (sum.answer as Rational) : token.sign,
  );
  const middle = filled.findIndex((token) => token === '=' || token === '○');
  return [filled.slice(0, middle), filled.slice(middle + 1)].map(([first, operator, second]) =>
    second === undefined
      ? (first as Rational)
      : OPERATIONS[operator as keyof typeof OPERATIONS](first as Rational, second as Exclude<Value, string>),
  );
}

const numbersOf = (sum: Sum) => sum.tokens.flatMap((token) => ('number' in token ? token.number : []));

const lists = (form: SumForm) =>
  fc.record({ seed: fc.integer(), rule: fc.constantFrom(...SUM_RULE_NAMES) }).map(({ seed, rule }) => ({
    rule,
    sums: makeSums({ rules: [rule], forms: [form], count: 6, seed }),
  }));

describe('makeSums', () => {
  it.each(['result', 'missing'] as const)(
    'makes sums of the form %s that are true with the answer',
    (form) => {
      fc.assert(
        fc.property(lists(form), ({ sums }) => {
          for (const sum of sums) {
            const [left, right] = sides(sum);
            expect([sumText(sum), left]).toEqual([sumText(sum), right]);
            expect(sumText(sum).split('□').length).toBe(2);
          }
        }),
      );
    },
  );

  it('makes comparisons whose sign is right, with each of the three signs', () => {
    const signs = new Set<unknown>();
    fc.assert(
      fc.property(lists('compare'), ({ sums }) => {
        for (const sum of sums) {
          const [left = ONE, right = ONE] = sides(sum);
          expect(sum.answer).toBe(['<', '=', '>'][compare(left, right) + 1]);
          signs.add(sum.answer);
          expect([signOf(left), signOf(right)].includes(-1)).toBe(false);
        }
      }),
    );
    expect(signs.size).toBe(3);
  });

  it('uses no negative numbers, and hides no term that could be any number', () => {
    fc.assert(
      fc.property(lists('missing'), ({ sums }) => {
        for (const sum of sums) {
          for (const number of numbersOf(sum)) expect(signOf(number)).toBeGreaterThanOrEqual(0);
          const text = sumText(sum);
          expect(text).not.toMatch(/^0 [×÷] □|^□ × 0 /);
        }
      }),
    );
  });

  it.each<[SumRuleName, number]>([
    ['add-within-10', 10],
    ['subtract-within-10', 10],
    ['add-with-carry-within-20', 18],
    ['subtract-with-borrow-within-20', 18],
    ['add-within-100', 100],
    ['subtract-within-100', 100],
    ['times-table', 81],
    ['divide-by-table', 81],
    ['add-and-subtract-hundreds', 1000],
    ['fractions-of-equal-denominator', 1],
  ])('keeps all numbers of %s up to %d', (rule, most) => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = makeSums({ rules: [rule], forms: ['result'], count: 10, seed });
        for (const sum of random)
          for (const number of [...numbersOf(sum), sum.answer as Rational])
            expect(compare(number, whole(most))).toBeLessThanOrEqual(0);
      }),
      { numRuns: 20 },
    );
  });

  it('carries and borrows over ten where the rule says so', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const [carry, borrow] = (['add-with-carry-within-20', 'subtract-with-borrow-within-20'] as const).map(
          (rule) => makeSums({ rules: [rule], forms: ['result'], count: 6, seed }),
        );
        for (const sum of carry ?? []) expect(Number((sum.answer as Rational).n)).toBeGreaterThan(10);
        for (const sum of borrow ?? [])
          expect([Number(numbersOf(sum)[0]?.n) > 10, Number((sum.answer as Rational).n) < 10]).toEqual([
            true,
            true,
          ]);
      }),
    );
  });

  it('divides whole numbers without a remainder', () => {
    for (const rule of ['divide-by-table', 'divide-by-one-digit', 'divide-by-tens'] as const)
      for (const sum of makeSums({ rules: [rule], forms: ['result'], count: 50, seed: 3 }))
        expect((sum.answer as Rational).d).toBe(1n);
  });

  it('gives the same sums for the same seed, and others for another', () => {
    const texts = (seed: number) =>
      makeSums({ rules: SUM_RULE_NAMES, forms: SUM_FORMS, count: 20, seed }).map(sumText);
    expect(texts(5)).toEqual(texts(5));
    expect(texts(5)).not.toEqual(texts(6));
  });

  it('repeats no sum while the rule has others', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const sums = makeSums({ rules: ['times-table'], forms: ['result'], count: 20, seed }).map(sumText);
        expect(new Set(sums).size).toBe(20);
      }),
    );
  });

  it('makes 100 sums in at most 10 ms', () => {
    const time = leastProcessorTime(9, (seed) => {
      makeSums({ rules: SUM_RULE_NAMES, forms: SUM_FORMS, count: 100, seed });
    });
    expect(time).toBeLessThan(10);
  });

  it('has rules for all six grades in the order in which they are taught', () => {
    const terms = SUM_RULE_NAMES.map((name): SumRule => SUM_RULES[name]).map(
      ({ grade, term }) => grade * 2 + term,
    );
    expect(terms).toEqual([...terms].sort((a, b) => a - b));
    expect(new Set(SUM_RULE_NAMES.map((name) => SUM_RULES[name].grade)).size).toBe(6);
  });
});

describe('numberText', () => {
  it('writes whole and decimal numbers, and fractions where those are requested or needed', () => {
    const texts: [bigint, bigint, boolean, string][] = [
      [100n, 1n, false, '100'],
      [0n, 1n, false, '0'],
      [1n, 2n, false, '0.5'],
      [105n, 10n, false, '10.5'],
      [1n, 2n, true, '1/2'],
      [1n, 3n, false, '1/3'],
    ];
    for (const [n, d, isFraction, text] of texts) expect(numberText(rational(n, d), isFraction)).toBe(text);
  });
});
