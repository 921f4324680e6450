import { whole } from '../exact/rational.ts';
import type { NormalContext } from '../normal/context.ts';
import { constantNormal } from '../normal/normal.ts';
import { normalise } from '../normal/normalise.ts';
import { type Formula, someFormula, variablesOf } from '../parse/formula.ts';
import { replaceParts } from '../parse/replace.ts';
import { EMPTY_LINE, halfLine, type LineSet, meetOf, pointSet, unionOf, WHOLE_LINE } from './line-set.ts';
import { exactPoint, NotSolved, solveRelation } from './solve-relation.ts';

/** Depth to which absolute values within absolute values are split. */
const MOST_SPLITS = 4;

/**
 * The numbers for which a statement about one variable holds, or which a set or interval contains. Throws `NotSolved`
 * when the statement is of another kind. A pair in round brackets is an interval here.
 */
export function lineOf(formula: Formula, name: string, context: NormalContext): LineSet {
  context.budget.spend(4);
  switch (formula.kind) {
    case 'relation':
      return formula.signs.reduce((set, sign, index) => {
        const [left, right] = [formula.sides[index], formula.sides[index + 1]];
        if (!left || !right) return set;
        return meetOf(
          set,
          relationLine({ kind: 'relation', sides: [left, right], signs: [sign] }, name, context, 0),
          context,
        );
      }, WHOLE_LINE);
    case 'all':
      return formula.items
        .map((item) => lineOf(item, name, context))
        .reduce((a, b) => meetOf(a, b, context), WHOLE_LINE);
    case 'set':
      if (formula.items.some(({ kind }) => kind === 'tuple' || kind === 'interval' || kind === 'list'))
        throw new NotSolved('a set of points');
      return unionLine(formula.items, name, context);
    case 'any':
    case 'union':
      return unionLine(formula.items, name, context);
    case 'list':
      return listLine(formula.items, name, context);
    case 'meet':
      return formula.items
        .map((item) => lineOf(item, name, context))
        .reduce((a, b) => meetOf(a, b, context), WHOLE_LINE);
    case 'builder':
      return builderLine(formula.of, formula.condition, context);
    case 'member': {
      if (formula.of.kind !== 'variable' || formula.of.name !== name)
        throw new NotSolved('membership of a value');
      const set = lineOf(formula.in, name, context);
      return formula.not ? meetOf(WHOLE_LINE, complement(set), context) : set;
    }
    case 'interval':
      return intervalLine(formula.low, formula.high, formula.lowClosed, formula.highClosed, context);
    case 'tuple': {
      const [low, high, more] = formula.items;
      if (!low || !high || more) throw new NotSolved('no interval');
      return intervalLine(low, high, false, false, context);
    }
    case 'space':
      if (formula.name === 'empty') return EMPTY_LINE;
      if (formula.name === 'real') return WHOLE_LINE;
      throw new NotSolved('a set of infinitely many numbers');
    default:
      return numberLine(formula, context);
  }
}

function unionLine(items: readonly Formula[], name: string, context: NormalContext): LineSet {
  return items
    .map((item) => lineOf(item, name, context))
    .reduce((a, b) => unionOf(a, b, context), EMPTY_LINE);
}

/** Equations with commas between them are solutions, inequalities with commas hold together. */
function listLine(items: readonly Formula[], name: string, context: NormalContext): LineSet {
  const isTogether = items.some(
    (item) => item.kind === 'member' || (item.kind === 'relation' && item.signs.some((sign) => sign !== '=')),
  );
  const sets = items.map((item) => lineOf(item, name, context));
  return sets.reduce((a, b) => (isTogether ? meetOf(a, b, context) : unionOf(a, b, context)));
}

function complement({ points, cells }: LineSet): LineSet {
  return { points, cells: cells.map((cell) => !cell) };
}

function builderLine(of: Formula, condition: Formula, context: NormalContext): LineSet {
  if (of.kind === 'variable') return lineOf(condition, of.name, context);
  if (of.kind === 'member' && of.of.kind === 'variable' && of.in.kind === 'space') {
    const set = lineOf(condition, of.of.name, context);
    if (of.in.name === 'real') return set;
    if (of.in.name === 'integer') return wholeNumbersIn(set, -MOST_WHOLE, context);
    if (of.in.name === 'natural') return wholeNumbersIn(set, 0, context);
    if (of.in.name === 'positive') return wholeNumbersIn(set, 1, context);
  }
  throw new NotSolved('a set of expressions');
}

/** Largest whole number that is looked at. */
const MOST_WHOLE = 200;

/** Whole numbers of a set that has finitely many of them above the least one. */
function wholeNumbersIn(set: LineSet, least: number, context: NormalContext): LineSet {
  const ends = set.points.map(({ near }) => near);
  const isBounded = set.cells.at(-1) === false && (least > -MOST_WHOLE || set.cells[0] === false);
  if (!isBounded || ends.some((end) => Math.abs(end) >= MOST_WHOLE))
    throw new NotSolved('too many whole numbers');
  if (ends.length === 0) return EMPTY_LINE;
  let result = EMPTY_LINE;
  const first = set.cells[0] ? least : Math.max(least, Math.floor(Math.min(...ends)));
  for (let value = first; value <= Math.ceil(Math.max(...ends)); value++) {
    const point = pointSet({ near: value, exact: constantNormal(whole(value)) });
    result = unionOf(result, meetOf(set, point, context), context);
  }
  return result;
}

function numberLine(formula: Formula, context: NormalContext): LineSet {
  if (variablesOf(formula).length > 0) throw new NotSolved('a value with letters');
  return pointSet(exactPoint(normalise(formula, context)));
}

function intervalLine(
  low: Formula,
  high: Formula,
  lowClosed: boolean,
  highClosed: boolean,
  context: NormalContext,
): LineSet {
  if ((lowClosed && infinitySign(low) !== 0) || (highClosed && infinitySign(high) !== 0))
    throw new NotSolved('a closed end at infinity');
  const from = infinitySign(low) < 0 ? WHOLE_LINE : halfLine(endPoint(low, context), 1, lowClosed);
  const to = infinitySign(high) > 0 ? WHOLE_LINE : halfLine(endPoint(high, context), -1, highClosed);
  const interval = meetOf(from, to, context);
  if (interval.points.length === 0 && interval.cells[0] === false)
    throw new NotSolved('ends in the wrong order');
  return interval;
}

function endPoint(formula: Formula, context: NormalContext) {
  if (infinitySign(formula) !== 0 || variablesOf(formula).length > 0)
    throw new NotSolved('no end of an interval');
  return exactPoint(normalise(formula, context));
}

/** 1 for +∞, -1 for -∞, 0 for all others. */
export function infinitySign(formula: Formula): number {
  if (formula.kind === 'negative') return -infinitySign(formula.of);
  return formula.kind === 'constant' && formula.name === 'infinity' ? 1 : 0;
}

type Relation = Formula & { kind: 'relation' };

/** Splits absolute values by the sign of what they contain. */
function relationLine(relation: Relation, name: string, context: NormalContext, depth: number): LineSet {
  const absolute = innermostAbsolute(relation, name);
  const [left, right] = relation.sides;
  const [sign] = relation.signs;
  if (!left || !right || !sign) throw new NotSolved('no relation');
  if (!absolute) {
    const withInfinity = infinityLine(left, sign, right, context);
    return withInfinity ?? solveRelation(left, sign, right, name, context);
  }
  if (depth >= MOST_SPLITS) throw new NotSolved('too many absolute values');
  const inside = absolute.args[0] ?? left;
  const zero: Formula = { kind: 'number', value: { n: 0n, d: 1n }, written: 'whole' };
  const half = (isPositive: boolean): LineSet => {
    const by: Formula = isPositive ? inside : { kind: 'negative', of: inside };
    const where = solveRelation(inside, isPositive ? '≥' : '<', zero, name, context);
    const rest = replaceParts(relation, (part) => (part === absolute ? by : undefined));
    return meetOf(where, relationLine(rest as Relation, name, context, depth + 1), context);
  };
  return unionOf(half(true), half(false), context);
}

/** A bound by infinity, as in -∞ < x. */
function infinityLine(
  left: Formula,
  sign: string,
  right: Formula,
  context: NormalContext,
): LineSet | undefined {
  const [low, high] = [infinitySign(left), infinitySign(right)];
  if (low === 0 && high === 0) return undefined;
  context.budget.spend();
  if ((sign === '<' && (low < 0 || high > 0)) || (sign === '>' && (low > 0 || high < 0))) return WHOLE_LINE;
  throw new NotSolved('a relation with infinity');
}

function innermostAbsolute(formula: Formula, name: string): (Formula & { kind: 'call' }) | undefined {
  let found: (Formula & { kind: 'call' }) | undefined;
  someFormula(formula, (part) => {
    if (part.kind !== 'call' || part.name !== 'abs' || !variablesOf(part).includes(name)) return false;
    found = part;
    return !someFormula(part.args[0] ?? part, (inner) => inner.kind === 'call' && inner.name === 'abs');
  });
  return found;
}
