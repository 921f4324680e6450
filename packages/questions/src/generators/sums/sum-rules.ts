import type { Random } from '@lectern/base';
import {
  add,
  divide,
  multiply,
  type Rational,
  rational,
  subtract,
  whole,
} from '../../formula/exact/rational.ts';
import { between, oneOf } from '../../question/random.ts';

export type Operator = '+' | '−' | '×' | '÷';

/** Two numbers, what is done with them, and the result. How decimal fractions are written is in `places`. */
export interface Operation {
  readonly operator: Operator;
  readonly first: Rational;
  readonly second: Rational;
  readonly result: Rational;
}

/** A kind of fact that pupils of a grade calculate in their head, by the curriculum of Chinese primary schools. */
export interface SumRule {
  readonly grade: 1 | 2 | 3 | 4 | 5 | 6;
  readonly term: 1 | 2;
  /** Numbers of the rule are written as fractions; all others as whole or decimal numbers. */
  readonly fractions?: true;
  make(random: Random): Operation;
}

/** The rules by name, in the order in which they are taught. */
export const SUM_RULES = {
  'add-within-10': rule(1, 1, (random) => {
    const sum = between(random, 2, 10);
    return plus(between(random, 1, sum - 1), sum);
  }),
  'subtract-within-10': rule(1, 1, (random) => {
    const from = between(random, 2, 10);
    return minus(from, between(random, 1, from));
  }),
  'add-with-carry-within-20': rule(1, 1, (random) => {
    const first = between(random, 2, 9);
    return plus(first, first + between(random, 11 - first, 9));
  }),
  'subtract-with-borrow-within-20': rule(1, 2, (random) => {
    const second = between(random, 2, 9);
    return minus(second + between(random, 11 - second, 9), second);
  }),
  'add-and-subtract-tens': rule(1, 2, (random) => {
    const sum = between(random, 2, 10);
    const part = between(random, 1, sum - 1);
    return random() < 0.5 ? plus(part * 10, sum * 10) : minus(sum * 10, part * 10);
  }),
  'add-within-100': rule(2, 1, (random) => {
    const first = between(random, 11, 88);
    return plus(first, between(random, first + 2, 100));
  }),
  'subtract-within-100': rule(2, 1, (random) => {
    const from = between(random, 21, 100);
    return minus(from, between(random, 2, from - 1));
  }),
  'times-table': rule(2, 1, (random) => times(between(random, 1, 9), between(random, 1, 9))),
  'divide-by-table': rule(2, 2, (random) => over(between(random, 1, 9), between(random, 1, 9))),
  'add-and-subtract-hundreds': rule(2, 2, (random) => {
    const step = oneOf(random, [10, 100]);
    const sum = between(random, 2, 1000 / step);
    const part = between(random, 1, sum - 1) * step;
    return random() < 0.5 ? plus(part, sum * step) : minus(sum * step, part);
  }),
  'times-one-digit': rule(3, 1, (random) => times(between(random, 11, 99), between(random, 2, 9))),
  'fractions-of-equal-denominator': rule(
    3,
    1,
    (random) => {
      const denominator = between(random, 3, 10);
      const sum = between(random, 2, denominator);
      const part = between(random, 1, sum - 1);
      const [all, some] = [fraction(sum, denominator), fraction(part, denominator)];
      return random() < 0.5
        ? operation('+', some, subtract(all, some), all)
        : operation('−', all, some, subtract(all, some));
    },
    true,
  ),
  'divide-by-one-digit': rule(3, 2, (random) => over(between(random, 11, 40), between(random, 2, 9))),
  'times-tens': rule(3, 2, (random) => times(between(random, 11, 40), between(random, 2, 9) * 10)),
  'divide-by-tens': rule(4, 1, (random) => over(between(random, 2, 9), between(random, 2, 9) * 10)),
  'add-and-subtract-decimals': rule(4, 2, (random) => {
    const sum = between(random, 11, 200);
    const part = between(random, 1, sum - 1);
    const [all, some] = [fraction(sum, 10), fraction(part, 10)];
    return random() < 0.5
      ? operation('+', some, subtract(all, some), all)
      : operation('−', all, some, subtract(all, some));
  }),
  'times-decimals': rule(5, 1, (random) => {
    const [first, second] = [
      fraction(between(random, 2, 99), 10),
      fraction(between(random, 2, 9), oneOf(random, [1, 10])),
    ];
    return operation('×', first, second, multiply(first, second));
  }),
  'divide-decimals': rule(5, 1, (random) => {
    const [result, second] = [
      fraction(between(random, 2, 99), 10),
      fraction(between(random, 2, 9), oneOf(random, [1, 10])),
    ];
    return operation('÷', multiply(result, second), second, result);
  }),
  'fractions-of-other-denominator': rule(
    5,
    2,
    (random) => {
      const [one, other] = [properFraction(random), properFraction(random)];
      return random() < 0.5
        ? operation('+', one, other, add(one, other))
        : operation('−', add(one, other), other, one);
    },
    true,
  ),
  'times-fractions': rule(
    6,
    1,
    (random) => {
      const first = random() < 0.5 ? whole(between(random, 2, 12)) : properFraction(random);
      const second = properFraction(random);
      return operation('×', first, second, multiply(first, second));
    },
    true,
  ),
  'divide-fractions': rule(
    6,
    1,
    (random) => {
      const [first, second] = [properFraction(random), properFraction(random)];
      return operation('÷', first, second, divide(first, second));
    },
    true,
  ),
} as const satisfies Record<string, SumRule>;

export type SumRuleName = keyof typeof SUM_RULES;
export const SUM_RULE_NAMES = Object.keys(SUM_RULES) as [SumRuleName, ...SumRuleName[]];

function rule(
  grade: SumRule['grade'],
  term: SumRule['term'],
  make: SumRule['make'],
  fractions?: true,
): SumRule {
  return { grade, term, make, fractions };
}

function operation(operator: Operator, first: Rational, second: Rational, result: Rational): Operation {
  return { operator, first, second, result };
}

function plus(first: number, sum: number): Operation {
  return operation('+', whole(first), whole(sum - first), whole(sum));
}

function minus(first: number, second: number): Operation {
  return operation('−', whole(first), whole(second), whole(first - second));
}

function times(first: number, second: number): Operation {
  return operation('×', whole(first), whole(second), whole(first * second));
}

/** A division without a remainder. */
function over(result: number, second: number): Operation {
  return operation('÷', whole(result * second), whole(second), whole(result));
}

function fraction(top: number, bottom: number): Rational {
  return rational(BigInt(top), BigInt(bottom));
}

/** A fraction below 1 with a denominator of at most 12. */
function properFraction(random: Random): Rational {
  const bottom = between(random, 2, 12);
  return fraction(between(random, 1, bottom - 1), bottom);
}
