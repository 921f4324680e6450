import {
  add,
  compare,
  divide,
  HALF,
  multiply,
  ONE,
  type Rational,
  rational,
  whole,
  ZERO,
} from '../formula/exact/rational.ts';
import type { Judged, JudgedItem } from './judged.ts';
import type { ScoringRule } from './scoring-rule.ts';

/** The result of a rule: a part of the question's points, 0 to 1, and whether a person must still mark the response. */
export interface Share {
  readonly share: Rational;
  readonly waits: boolean;
}

/** The part of the points that a judged response earns by a rule. `none` earns nothing. */
export function shareOf({ items, extra, pairs }: Judged, rule: ScoringRule): Share {
  const waits = rule.name === 'manual' || items.some(({ state }) => state === 'waiting');
  return { share: clamp(byRule({ items, extra, pairs }, rule)), waits };
}

function byRule(judged: Judged, rule: ScoringRule): Rational {
  const { items, extra, pairs } = judged;
  switch (rule.name) {
    case 'manual':
    case 'none':
      return ZERO;
    case 'exact':
      return isAllRight(judged) ? ONE : ZERO;
    case 'net':
      return net(items, extra);
    case 'exam-multi':
      return examMulti(judged, rule.part);
    case 'order-kendall':
      // A single thing has no pairs, and its order is always right when it is there.
      return pairs && pairs.all > 0 ? rational(BigInt(pairs.right), BigInt(pairs.all)) : mean(items);
    default:
      return mean(items);
  }
}

function isAllRight({ items, extra }: Judged): boolean {
  return extra === 0 && items.length > 0 && items.every(({ share }) => compare(share, ONE) === 0);
}

/** The mean of the items' shares. */
function mean(items: readonly JudgedItem[]): Rational {
  return items.length === 0 ? ZERO : divide(sum(items), whole(items.length));
}

/** Each wrong item or pick takes one right item away. */
function net(items: readonly JudgedItem[], extra: number): Rational {
  if (items.length === 0) return ZERO;
  const wrong = extra + items.filter(({ state }) => state === 'wrong').length;
  return divide(add(sum(items), whole(-wrong)), whole(items.length));
}

/** The rule of Chinese papers: a wrong pick earns nothing, a part of the right picks earns the set part. */
function examMulti(judged: Judged, part: number | 'equal' = 0.5): Rational {
  const { items, extra } = judged;
  if (isAllRight(judged)) return ONE;
  const right = sum(items);
  if (extra > 0 || compare(right, ZERO) === 0) return ZERO;
  if (part === 'equal') return mean(items);
  return part === 0.5 ? HALF : decimal(part);
}

function sum(items: readonly JudgedItem[]): Rational {
  return items.reduce((total, { share }) => add(total, share), ZERO);
}

function clamp(share: Rational): Rational {
  if (compare(share, ZERO) < 0) return ZERO;
  return compare(share, ONE) > 0 ? ONE : share;
}

/** A number with at most six decimal places as a fraction. */
export function decimal(value: number): Rational {
  return rational(BigInt(Math.round(value * 1e6)), 1_000_000n);
}

/** The points of a share, of `score` points. */
export function pointsOf(share: Rational, score: number): Rational {
  return multiply(share, decimal(score));
}

/** Points as they are shown: rounded once, half up, to two decimal places. */
export function shownPoints(points: Rational): number {
  const hundredfold = multiply(points, whole(100));
  return Number((2n * hundredfold.n + hundredfold.d) / (2n * hundredfold.d)) / 100;
}

/** The sum of exact points and of points that a person gave, rounded once to two decimal places. */
export function sumOfPoints(all: readonly (Rational | number)[]): number {
  const exact = all.map((points) => (typeof points === 'number' ? decimal(points) : points));
  return shownPoints(exact.reduce(add, ZERO));
}
