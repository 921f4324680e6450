import { type Random, seeded } from '@lectern/base';
import { add, compare, type Rational, rational, rationalText, signOf } from '../../formula/exact/rational.ts';
import { between, oneOf } from '../../question/random.ts';
import { type Operation, type Operator, SUM_RULES, type SumRule, type SumRuleName } from './sum-rules.ts';

export const SUM_FORMS = ['result', 'missing', 'compare'] as const;
/** `result`: 7 + 5 = □. `missing`: 7 + □ = 12. `compare`: 7 + 5 ○ 13. */
export type SumForm = (typeof SUM_FORMS)[number];

export type Sign = '<' | '=' | '>';

/** One sum. `tokens` are the numbers and signs from left to right; the token □ or ○ is what a pupil fills in. */
export type Sum = {
  readonly rule: SumRuleName;
  readonly tokens: readonly SumToken[];
} & (
  | { readonly form: 'result' | 'missing'; readonly answer: Rational }
  | { readonly form: 'compare'; readonly answer: Sign }
);

export type SumToken =
  | { readonly number: Rational; readonly isFraction: boolean }
  | { readonly sign: Operator | '=' | '□' | '○' };

export interface SumSettings {
  readonly rules: readonly [SumRuleName, ...SumRuleName[]];
  readonly forms: readonly [SumForm, ...SumForm[]];
  readonly count: number;
  readonly seed: number;
}

/** How many further sums are drawn in search of one that is not in the list yet. */
const TRIES = 20;

/** Sums of the rules, the same for the same seed. A sum occurs twice only where a rule has too few of them. */
export function makeSums({ rules, forms, count, seed }: SumSettings): Sum[] {
  const random = seeded(seed);
  const seen = new Set<string>();
  return Array.from({ length: count }, () => {
    let sum = makeSum(random, oneOf(random, rules), oneOf(random, forms));
    for (let tries = 0; tries < TRIES && seen.has(sumText(sum)); tries++)
      sum = makeSum(random, oneOf(random, rules), oneOf(random, forms));
    seen.add(sumText(sum));
    return sum;
  });
}

/** A sum as plain text, such as `7 + □ = 12` or `1/2 × 3/4 = □`. */
export function sumText({ tokens }: Sum): string {
  return tokens
    .map((token) => ('sign' in token ? token.sign : numberText(token.number, token.isFraction)))
    .join(' ');
}

/** A number as a pupil writes it: whole, decimal where that is exact, otherwise a fraction. */
export function numberText(number: Rational, isFraction: boolean): string {
  return (isFraction ? undefined : decimalText(number)) ?? rationalText(number);
}

function makeSum(random: Random, name: SumRuleName, form: SumForm): Sum {
  const rule: SumRule = SUM_RULES[name];
  const operation = rule.make(random);
  const number = (value: Rational): SumToken => ({ number: value, isFraction: rule.fractions === true });
  const { first, second, result, operator } = operation;
  const left = [number(first), { sign: operator }, number(second)];
  if (form === 'compare') {
    const { tokens, value } = otherSide(random, rule, operation, number);
    return {
      rule: name,
      form,
      tokens: [...left, { sign: '○' }, ...tokens],
      answer: signBetween(result, value),
    };
  }
  // No rule makes 0 × □ or 0 ÷ □, into which any number would fit.
  const hidden = form === 'missing' ? oneOf(random, ['first', 'second'] as const) : 'result';
  const shown = (place: 'first' | 'second' | 'result'): SumToken =>
    place === hidden ? { sign: '□' } : number(operation[place]);
  const tokens = [
    shown('first'),
    { sign: operator },
    shown('second'),
    { sign: '=' } as const,
    shown('result'),
  ];
  return { rule: name, form, tokens, answer: operation[hidden] };
}

/** The right side of a comparison: another sum of the rule, or a number that is equal or nearly equal. */
function otherSide(
  random: Random,
  rule: SumRule,
  { result }: Operation,
  number: (value: Rational) => SumToken,
): { tokens: SumToken[]; value: Rational } {
  if (random() < 0.4) {
    const { first, second, operator, result: value } = rule.make(random);
    return { tokens: [number(first), { sign: operator }, number(second)], value };
  }
  const near = add(result, rational(BigInt(between(random, -1, 1)), result.d));
  const value = signOf(near) < 0 ? result : near;
  return { tokens: [number(value)], value };
}

function signBetween(left: Rational, right: Rational): Sign {
  const order = compare(left, right);
  return order < 0 ? '<' : order > 0 ? '>' : '=';
}

/** A fraction of at most four decimal places as a decimal number; undefined where that is not exact. */
function decimalText({ n, d }: Rational): string | undefined {
  if (10_000n % d !== 0n) return undefined;
  const digits = `${(n * 10_000n) / d}`.padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`.replace(/\.?0+$/, '');
}
