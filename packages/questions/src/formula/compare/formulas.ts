import { type Comparison, different, equal, unknown, type Verdict } from '../exact/comparison.ts';
import { Undecided } from '../line/critical-point.ts';
import { infinitySign, lineOf } from '../line/line-of.ts';
import { sameSets } from '../line/line-set.ts';
import { NotSolved } from '../line/solve-relation.ts';
import { contextOf } from '../normal/context.ts';
import { NoValue } from '../normal/normalise.ts';
import type { Formula } from '../parse/formula.ts';
import { compareRelations } from './equations.ts';
import { compareFamilies } from './families.ts';
import {
  assignmentOf,
  freeVariables,
  isValue,
  type Many,
  pairsOf,
  type Relation,
  systemOf,
} from './shape.ts';
import { compareLinearSystems } from './systems.ts';
import { compareValues } from './values.ts';

/** Compares two formulas of any kind. */
export function compareFormulas(key: Formula, answer: Formula, comparison: Comparison): Verdict {
  comparison.budget.spend(10);
  const [low, high] = [infinitySign(key), infinitySign(answer)];
  if (low !== 0 || high !== 0) return low === high ? equal('same-parts') : different('different-parts');
  if (isValue(key) && isValue(answer)) {
    const hasScale = comparison.options.equalUpTo === 'scale' && freeVariables(key).length > 0;
    return hasScale
      ? compareRelations(isZero(key), isZero(answer), comparison)
      : compareValues(key, answer, comparison);
  }
  if (isNamedR(key) || isNamedR(answer))
    return compareFormulas(realSpace(key), realSpace(answer), comparison);
  const family = compareFamilies(key, answer, comparison);
  if (family) return family;
  const named = compareNamed(key, answer, comparison);
  if (named) return named;
  const parts = compareParts(key, answer, comparison);
  if (parts) return parts;
  const onLine = compareOnLine(key, answer, comparison);
  if (onLine) return onLine;
  return compareStatements(key, answer, comparison);
}

function isNamedR(formula: Formula): boolean {
  return formula.kind === 'variable' && formula.name === 'R';
}

/** A typed R beside a set is the set of real numbers. */
function realSpace(formula: Formula): Formula {
  return isNamedR(formula) ? { kind: 'space', name: 'real' } : formula;
}

function isZero(value: Formula): Relation {
  const zero: Formula = { kind: 'number', value: { n: 0n, d: 1n }, written: 'whole' };
  return { kind: 'relation', sides: [value, zero], signs: ['='] };
}

/** A value and `name = value`. The key may have the name and the answer not, when the value is a number. */
function compareNamed(key: Formula, answer: Formula, comparison: Comparison): Verdict | undefined {
  if (isValue(key)) {
    if (isChainOf(key, answer, comparison)) return equal('same-parts');
    const assigned = assignmentOf(answer);
    if (!assigned || freeVariables(key).includes(assigned.name)) return undefined;
    return compareValues(key, assigned.value, comparison);
  }
  if (isValue(answer) && isChainOf(answer, key, comparison)) return equal('same-parts');
  const assigned = isValue(answer) ? assignmentOf(key) : undefined;
  if (!assigned) return undefined;
  const verdict = compareValues(assigned.value, answer, comparison);
  const isNumber = freeVariables(assigned.value).length === 0;
  return verdict.result === 'equal' && !isNumber ? unknown('name-missing') : verdict;
}

/** True for a calculation as 2 + 2 = 4 whose sides all equal the key. */
function isChainOf(key: Formula, answer: Formula, comparison: Comparison): boolean {
  if (answer.kind !== 'relation' || answer.signs.some((sign) => sign !== '=') || !answer.sides.every(isValue))
    return false;
  const isLetter = ({ kind }: Formula) => kind === 'variable' || kind === 'constant';
  if (answer.sides.some(isLetter) && !isLetter(key)) return false;
  return answer.sides.every((side) => compareValues(key, side, comparison).result === 'equal');
}

/** Coordinates, ratios, lists of values, and intervals whose ends have letters. */
function compareParts(key: Formula, answer: Formula, comparison: Comparison): Verdict | undefined {
  if (key.kind === 'tuple' && answer.kind === 'tuple')
    return matchInOrder(key.items, answer.items, comparison);
  if (key.kind === 'ratio' && answer.kind === 'ratio') return compareRatios(key, answer, comparison);
  if (key.kind === 'interval' && answer.kind === 'interval' && (hasLetters(key) || hasLetters(answer))) {
    if (key.lowClosed !== answer.lowClosed || key.highClosed !== answer.highClosed)
      return different('different-parts');
    return matchInOrder([key.low, key.high], [answer.low, answer.high], comparison);
  }
  if (key.kind === 'space' && answer.kind === 'space')
    return key.name === answer.name ? equal('same-parts') : different('different-parts');
  if (
    key.kind === 'builder' &&
    answer.kind === 'builder' &&
    key.of.kind === 'tuple' &&
    answer.of.kind === 'tuple'
  ) {
    const names = [key.of, answer.of].map(({ items }) => items.flatMap(freeVariables).join());
    const arePlain = [...key.of.items, ...answer.of.items].every(({ kind }) => kind === 'variable');
    return arePlain && names[0] === names[1]
      ? compareFormulas(key.condition, answer.condition, comparison)
      : unknown('no-rule');
  }
  if (comparison.options.isOrdered && key.kind === 'list' && answer.kind === 'list')
    return matchInOrder(key.items, answer.items, comparison);
  if (key.kind === 'list' && answer.kind === 'list' && [...key.items, ...answer.items].every(isValue))
    return matchItems(key.items, answer.items, true, comparison);
  if ([key, answer].some(isPointList)) {
    const [points, others] = [key, answer].map(pointsOf);
    return points && others ? matchItems(points, others, false, comparison) : unknown('no-rule');
  }
  const sets = /^(set|any)$/;
  if (
    sets.test(key.kind) &&
    sets.test(answer.kind) &&
    (hasLetters(key) || hasLetters(answer)) &&
    !isOnLine(key, answer)
  )
    return matchItems((key as Many).items, (answer as Many).items, false, comparison);
  return undefined;
}

/** Several pairs in brackets: points, or intervals that are listed. */
function isPointList({ kind, ...formula }: Formula): boolean {
  return (
    /^(list|any|set)$/.test(kind) && 'items' in formula && formula.items.some((item) => item.kind === 'tuple')
  );
}

/** The parts of a list; a single pair is a list of one. */
function pointsOf(formula: Formula): readonly Formula[] | undefined {
  if (formula.kind === 'tuple' || formula.kind === 'interval') return [formula];
  return isPointList(formula) ? (formula as Many).items : undefined;
}

function hasLetters(formula: Formula): boolean {
  return freeVariables(formula).length > 0;
}

/** True when both are alternatives for one variable. */
function isOnLine(key: Formula, answer: Formula): boolean {
  const names = new Set([...freeVariables(key), ...freeVariables(answer)]);
  return names.size === 1 && [key, answer].every(({ kind }) => kind === 'any');
}

function matchInOrder(key: readonly Formula[], answer: readonly Formula[], comparison: Comparison): Verdict {
  if (key.length !== answer.length) return different('different-parts');
  let result = equal('same-parts');
  for (const [index, item] of key.entries()) {
    const other = answer[index];
    const verdict = other ? compareFormulas(item, other, comparison) : different('different-parts');
    if (verdict.result === 'different') return different('different-parts');
    if (verdict.result === 'unknown') result = verdict;
  }
  return result;
}

function compareRatios(key: Many, answer: Many, comparison: Comparison): Verdict {
  if (key.items.length !== answer.items.length) return different('different-parts');
  const [first, other] = [key.items[0], answer.items[0]];
  if (!first || !other) return unknown('no-rule');
  const crossed = (item: Formula, by: Formula): Formula => ({ kind: 'product', factors: [item, by] });
  return matchInOrder(
    key.items.map((item) => crossed(item, other)),
    answer.items.map((item) => crossed(item, first)),
    comparison,
  );
}

/** Finds a partner for each part in any order. `isCounted`: equal parts count as often as they occur. */
function matchItems(
  key: readonly Formula[],
  answer: readonly Formula[],
  isCounted: boolean,
  comparison: Comparison,
): Verdict {
  if (isCounted && key.length !== answer.length) return different('different-parts');
  const used = new Set<number>();
  const met = new Set<number>();
  let isUnsure = false;
  for (const item of key) {
    let found = false;
    let unsure = false;
    for (const [index, other] of answer.entries()) {
      if (isCounted && used.has(index)) continue;
      const { result } = compareFormulas(item, other, comparison);
      if (result === 'unknown') unsure = true;
      if (result !== 'equal') continue;
      found = true;
      used.add(index);
      met.add(index);
      if (isCounted) break;
    }
    if (!found && !unsure) return different('different-parts');
    if (!found) isUnsure = true;
  }
  if (isUnsure) return unknown('no-rule');
  return met.size === answer.length ? equal('same-parts') : different('different-parts');
}

/** Statements about one variable are compared by the numbers for which they hold. */
function compareOnLine(key: Formula, answer: Formula, comparison: Comparison): Verdict | undefined {
  const [keyNames, answerNames] = [freeVariables(key), freeVariables(answer)];
  const names = new Set([...keyNames, ...answerNames]);
  if (names.size > 1) return undefined;
  const [name = 'x'] = names;
  const context = contextOf(comparison);
  try {
    const [left, right] = [lineOf(key, name, context), lineOf(answer, name, context)];
    if (isEmpty(left) && isEmpty(right) && isEquation(key) && isEquation(answer)) return undefined;
    return sameSets(left, right, context) ? equal('same-solutions') : different('different-solutions');
  } catch (error) {
    if (error instanceof Undecided) return unknown('no-rule');
    if (error instanceof NotSolved || error instanceof NoValue) return undefined;
    throw error;
  }
}

function isEmpty({ points, cells }: { points: readonly unknown[]; cells: readonly boolean[] }): boolean {
  return points.length === 0 && cells[0] === false;
}

function isEquation(formula: Formula): formula is Relation {
  return formula.kind === 'relation' && formula.signs.length === 1 && formula.signs[0] === '=';
}

/** Relations of several variables, systems and their alternatives. */
function compareStatements(key: Formula, answer: Formula, comparison: Comparison): Verdict {
  const [left, right] = [systemOf(withNames(key, answer)), systemOf(withNames(answer, key))];
  if (left && right) {
    const [only, other] = [left[0], right[0]];
    if (left.length === 1 && right.length === 1 && only && other)
      return compareRelations(only, other, comparison);
    const linear = compareLinearSystems(left, right, comparison);
    if (linear) return linear;
    const matched = matchItems(left.flatMap(pairsOf), right.flatMap(pairsOf), false, comparison);
    return matched.result === 'equal' ? matched : unknown('no-rule');
  }
  if (namesOfList(key).size > 1 !== namesOfList(answer).size > 1) return unknown('name-missing');
  const alternatives = /^(any|set|list)$/;
  if (alternatives.test(key.kind) && alternatives.test(answer.kind))
    return matchItems((key as Many).items, (answer as Many).items, false, comparison);
  const [many, one] = alternatives.test(key.kind) ? [key, answer] : [answer, key];
  if (many.kind === 'any' && assignmentOf(one)) return matchItems(many.items, [one], false, comparison);
  if (alternatives.test(key.kind) || alternatives.test(answer.kind)) return unknown('no-rule');
  return key.kind === answer.kind ? unknown('no-rule') : different('different-kind');
}

/** Names of the values that a list or system names. */
function namesOfList(formula: Formula): Set<string> {
  const items = formula.kind === 'list' || formula.kind === 'all' ? formula.items : [];
  return new Set(items.map((item) => assignmentOf(item)?.name).filter((name) => name !== undefined));
}

/** Coordinates as a system of the other formula's variables, in the order of the alphabet. */
function withNames(formula: Formula, other: Formula): Formula {
  if (formula.kind !== 'tuple' || !systemOf(other)) return formula;
  const names = freeVariables(other);
  if (names.length !== formula.items.length) return formula;
  const items = formula.items.map((value, index): Formula => {
    return { kind: 'relation', sides: [{ kind: 'variable', name: names[index] ?? '' }, value], signs: ['='] };
  });
  return { kind: 'all', items };
}
