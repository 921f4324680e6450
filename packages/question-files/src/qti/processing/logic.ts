import { roundedTo } from './numbers.ts';
import { attributeOf, type Call, isOn, numberIn, type Operators } from './operator.ts';
import { matchesPattern } from './pattern.ts';
import { booleanValue, numberOf, type QtiValue, sameValue, textOfValue, truthOf } from './value.ts';

/** Expressions that are true, false or NULL (QTI 2.2, 2.5.4 to 2.5.6). */
export const LOGIC_OPERATORS: Operators = {
  not: ({ args: [value] }) => {
    const truth = truthOf(value);
    return truth === undefined ? undefined : booleanValue(!truth);
  },
  and: ({ args }) => booleanValue(all(args.map(truthOf))),
  or: ({ args }) => {
    const opposite = all(args.map((value) => not(truthOf(value))));
    return booleanValue(not(opposite));
  },
  anyN: (call) =>
    booleanValue(anyN(call, numberIn(call, 'min') ?? 0, numberIn(call, 'max') ?? call.args.length)),
  /** An operator beyond the standard: no more than `max` of the sub-expressions. */
  allN: (call) => booleanValue(anyN(call, 0, numberIn(call, 'max') ?? call.args.length)),
  match: ({ args: [a, b] }) => (a && b ? booleanValue(sameValue(a, b)) : undefined),
  equal: (call) => booleanValue(isEqual(call)),
  notEqual: (call) => booleanValue(not(isEqual(call))),
  equalRounded(call) {
    const [a, b] = call.args.map(numberOf);
    const mode = attributeOf(call, 'roundingMode') ?? 'significantFigures';
    const figures = numberIn(call, 'figures');
    if (a === undefined || b === undefined || figures === undefined) return undefined;
    return booleanValue(roundedTo(a, mode, figures) === roundedTo(b, mode, figures));
  },
  stringMatch(call) {
    const [a, b] = texts(call);
    if (a === undefined || b === undefined) return undefined;
    return booleanValue(isOn(call, 'substring', false) ? a.includes(b) : a === b);
  },
  /** "True if the first is a substring of the second"; with three arguments, not of the standard, a part of a string. */
  substring(call) {
    const [a, b] = texts(call);
    const [, start, length] = call.args.map(numberOf);
    if (call.args.length === 3) {
      const text = textOfValue(call.args[0]);
      if (text === undefined || start === undefined || length === undefined) return undefined;
      const part = text.slice(Math.max(0, start - 1), Math.max(0, start - 1 + length));
      return part === '' ? undefined : { cardinality: 'single', baseType: 'string', items: [part] };
    }
    return a === undefined || b === undefined ? undefined : booleanValue(b.includes(a));
  },
  patternMatch(call) {
    const [text, inner] = call.args.map(textOfValue);
    const pattern = attributeOf(call, 'pattern') ?? inner;
    if (text === undefined || pattern === undefined) return undefined;
    return booleanValue(matchesPattern(pattern, text, isOn(call, 'caseSensitive', true)));
  },
  lt: (call) => compared(call, (a, b) => a < b),
  gt: (call) => compared(call, (a, b) => a > b),
  lte: (call) => compared(call, (a, b) => a <= b),
  gte: (call) => compared(call, (a, b) => a >= b),
  durationLT: (call) => compared(call, (a, b) => a < b),
  durationGTE: (call) => compared(call, (a, b) => a >= b),
  /** A condition of tests; within an item its value is the truth of its expression, and NULL is false. */
  preCondition: ({ args: [value] }) => booleanValue(truthOf(value) ?? false),
};

function not(truth: boolean | undefined): boolean | undefined {
  return truth === undefined ? undefined : !truth;
}

/** "True if all are true, false if any is false, otherwise NULL." */
function all(truths: readonly (boolean | undefined)[]): boolean | undefined {
  if (truths.includes(false)) return false;
  return truths.includes(undefined) ? undefined : true;
}

/** Whether the number of true expressions is between two numbers; NULL where it depends on a NULL. */
function anyN({ args }: Call, min: number, max: number): boolean | undefined {
  const truths = args.map(truthOf);
  const right = truths.filter((truth) => truth === true).length;
  const open = truths.filter((truth) => truth === undefined).length;
  if (right + open < min || right > max) return false;
  return right >= min && right + open <= max ? true : undefined;
}

/** "equal" is defined for numbers; values of other types are compared as by "match". */
function isEqual(call: Call): boolean | undefined {
  const [a, b] = call.args;
  if (!a || !b) return undefined;
  const [x, y] = [numberOf(a), numberOf(b)];
  const mode = attributeOf(call, 'toleranceMode') ?? 'exact';
  if (x === undefined || y === undefined) return sameValue(a, b);
  if (mode === 'exact') return x === y;
  const [below = 0, above = below] = (attributeOf(call, 'tolerance') ?? '')
    .trim()
    .split(/\s+/)
    .map((word) => tolerance(call, word));
  const [low, high] =
    mode === 'relative' ? [x * (1 - below / 100), x * (1 + above / 100)] : [x - below, x + above];
  const [least, most] = low <= high ? [low, high] : [high, low];
  const isAbove = isOn(call, 'includeLowerBound', true) ? y >= least - NOISE * Math.abs(least) : y > least;
  const isBelow = isOn(call, 'includeUpperBound', true) ? y <= most + NOISE * Math.abs(most) : y < most;
  return isAbove && isBelow;
}

/** The error of binary fractions, as in 0.1 + 0.2. */
const NOISE = 4 * Number.EPSILON;

function tolerance({ session }: Call, word: string): number {
  const number = Number(word);
  return Number.isFinite(number) ? number : (numberOf(session.get(word)) ?? 0);
}

function texts(call: Call): (string | undefined)[] {
  const isSensitive = isOn(call, 'caseSensitive', true);
  return call.args.map((value) => {
    const text = textOfValue(value);
    return isSensitive ? text : text?.toLowerCase();
  });
}

function compared({ args }: Call, compare: (a: number, b: number) => boolean): QtiValue {
  const [a, b] = args.map(numberOf);
  return a === undefined || b === undefined ? undefined : booleanValue(compare(a, b));
}
