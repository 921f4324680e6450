import {
  type Comparison,
  type Domain,
  different,
  domainOf,
  equal,
  unknown,
  type Verdict,
} from '../exact/comparison.ts';
import { bitsOf } from '../exact/rational.ts';
import { type Formula, someFormula, variablesOf } from '../parse/formula.ts';
import { type Ball, exactBall, type Nearness, nearness } from './ball.ts';
import { evaluate, type Point } from './evaluate.ts';
import { PreciseEvaluator } from './evaluate-precisely.ts';

/** Points that are tried, points that must agree, and points after which agreement is enough. */
const TRIED = 60;
const NEEDED = 6;
const ENOUGH = 20;
/** Points at which the values are compared with 120 digits. */
const PRECISE = 3;

/** Sizes of the numbers that are drawn, in turn: most school functions have values for some of them. */
const SCALES = [1.5, 0.7, 4, 0.3, 12, 2.5];

/** Compares two values at points of the declared domain, drawn by a fixed seed. */
export function compareAtPoints(key: Formula, answer: Formula, comparison: Comparison): Verdict {
  const names = [...new Set([...variablesOf(key), ...variablesOf(answer)])].sort();
  const hasI = [key, answer].some((formula) =>
    someFormula(formula, (part) => part.kind === 'constant' && part.name === 'i'),
  );
  const isComplex = hasI || names.some((name) => domainOf(name, comparison) === 'complex');
  const real = tryPoints(key, answer, names, comparison, isComplex);
  return real ?? tryPoints(key, answer, names, comparison, true) ?? unknown('no-rule');
}

/** Undefined when both values are undefined at all points. */
function tryPoints(
  key: Formula,
  answer: Formula,
  names: readonly string[],
  comparison: Comparison,
  isComplex: boolean,
): Verdict | undefined {
  const random = randomNumbers(20261128);
  const tried = names.length === 0 ? 1 : TRIED;
  const counts = { same: 0, onlyKey: 0, onlyAnswer: 0, unsure: 0 };
  const precise = new PreciseComparison(key, answer, comparison);
  for (let index = 0; index < tried; index++) {
    const point = drawPoint(names, comparison, isComplex, SCALES[index % SCALES.length] ?? 1, random);
    const left = evaluate(key, point);
    const right = evaluate(answer, point);
    if (!left && !right) continue;
    if (!left) counts.onlyAnswer++;
    else if (!right) counts.onlyKey++;
    else {
      let near = nearness(left, right);
      if (near !== 'apart' && !isComplex) near = precise.nearness(point, near);
      if (near === 'apart') return different('different-at-a-point');
      if (near === 'same') counts.same++;
      else counts.unsure++;
    }
    if (counts.onlyKey + counts.onlyAnswer >= 2) return different('different-domain');
    if (counts.same >= ENOUGH) break;
  }
  if (counts.onlyKey + counts.onlyAnswer > 0)
    return names.length === 0 ? different('different-domain') : unknown('no-rule');
  if (counts.same === 0 && counts.unsure === 0) return undefined;
  if (precise.verified === 0 && [key, answer].some(hasLongNumber)) return unknown('no-rule');
  return counts.same >= Math.min(NEEDED, tried) ? equal('same-at-points') : unknown('no-rule');
}

/** Numbers with more bits could agree with another number in all digits of a double. */
const LONG_BITS = 28;

function hasLongNumber(formula: Formula): boolean {
  return someFormula(formula, (part) => part.kind === 'number' && bitsOf(part.value) > LONG_BITS);
}

/** Looks at points with 120 digits: at the first few that seem to agree, and at those that doubles leave open. */
class PreciseComparison {
  readonly #key: Formula;
  readonly #answer: Formula;
  readonly #evaluator: PreciseEvaluator;
  /** Number of points at which the values agree with all digits. */
  verified = 0;
  #done = 0;
  #open = 0;

  constructor(key: Formula, answer: Formula, { budget }: Comparison) {
    this.#key = key;
    this.#answer = answer;
    this.#evaluator = new PreciseEvaluator(budget);
  }

  nearness({ values }: Point, near: Nearness): Nearness {
    if (near === 'same' ? this.#done >= PRECISE : this.#open >= 2 * PRECISE) return near;
    if (near === 'same') this.#done++;
    else this.#open++;
    const point = new Map([...values].map(([name, { re }]) => [name, re]));
    const areSame = this.#evaluator.areSame(this.#key, this.#answer, point);
    if (areSame) this.verified++;
    return areSame === undefined ? near : areSame ? 'same' : 'apart';
  }
}

function drawPoint(
  names: readonly string[],
  comparison: Comparison,
  isComplex: boolean,
  scale: number,
  random: () => number,
): Point {
  const values = new Map<string, Ball>();
  for (const name of names) {
    const domain = domainOf(name, comparison);
    const value = exactBall(drawNumber(domain, scale, random));
    values.set(name, domain === 'complex' ? { ...value, im: (random() * 2 - 1) * scale } : value);
  }
  return { values, isComplex, budget: comparison.budget };
}

function drawNumber(domain: Domain, scale: number, random: () => number): number {
  const part = random();
  if (typeof domain === 'object') return domain.from + (domain.to - domain.from) * (0.001 + 0.998 * part);
  switch (domain) {
    case 'positive':
    case 'nonnegative':
      return (part + 0.001) * scale;
    case 'negative':
      return -(part + 0.001) * scale;
    case 'natural':
      return 1 + Math.floor(part * Math.max(6, scale));
    case 'integer':
      return Math.floor((part * 2 - 1) * Math.max(6, scale));
    default:
      return (part * 2 - 1) * scale;
  }
}

/** Numbers between 0 and 1, the same for the same seed (a linear congruence with 48 bits). */
export function randomNumbers(seed: number): () => number {
  let state = BigInt(seed);
  return () => {
    state = (state * 25214903917n + 11n) & 0xffffffffffffn;
    return Number(state >> 16n) / 2 ** 32;
  };
}
