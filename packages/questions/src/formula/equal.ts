import { compareFormulas } from './compare/formulas.ts';
import { type Shape, shapeOf } from './compare/shape.ts';
import { Budget, BudgetExceeded } from './exact/budget.ts';
import {
  type Comparison,
  different,
  type EqualOptions,
  equal,
  unknown,
  type Verdict,
} from './exact/comparison.ts';
import { NoValue } from './normal/normalise.ts';
import { variablesOf } from './parse/formula.ts';
import { parseFormula } from './parse/parse-formula.ts';

export interface FormulaVerdict extends Verdict {
  /** Steps that the comparison took, of 10^5. */
  readonly steps: number;
  /** Position of the first character that is not understood. */
  readonly at?: number;
}

/**
 * Compares a pupil's formula with the key. It never returns `equal` without an exact normal form, exact solution sets or
 * agreement at many points; where it does not know, it returns `unknown`, which waits for the teacher.
 */
export function formulaEquals(key: string, answer: string, options: EqualOptions = {}): FormulaVerdict {
  const budget = new Budget(options.clock);
  const names = Object.keys(options.variables ?? {});
  const [left, right] = [parseFormula(key, names), parseFormula(answer, names)];
  if (!left.ok) return { ...unknown('key-not-understood'), at: left.at, steps: 0 };
  if (!right.ok) return { ...unknown('answer-not-understood'), at: right.at, steps: 0 };
  if (key.replace(/\s/g, '') === answer.replace(/\s/g, '')) return { ...equal('same-parts'), steps: 0 };
  const [keyShape, answerShape] = [shapeOf(left.formula), shapeOf(right.formula)];
  const byUnit = compareUnits(keyShape, answerShape, options);
  if (byUnit) return { ...byUnit, steps: 0 };
  const integers = new Set([...keyShape.integers, ...answerShape.integers]);
  const comparison: Comparison = { options, budget, integers };
  try {
    return { ...compareFormulas(keyShape.formula, answerShape.formula, comparison), steps: budget.steps };
  } catch (error) {
    if (error instanceof BudgetExceeded) return { ...unknown('too-long'), steps: budget.steps };
    if (error instanceof NoValue) return { ...unknown('no-rule'), steps: budget.steps };
    throw error;
  }
}

/** A missing unit is allowed unless it is required; another unit waits for the teacher. */
function compareUnits(keyShape: Shape, answerShape: Shape, { unit }: EqualOptions): Verdict | undefined {
  const [key, answer] = [keyShape.units, answerShape.units];
  if (key.map(plainUnit).join() === answer.map(plainUnit).join()) return undefined;
  if (key.length > 0 && answer.length > 0) return unknown('different-unit');
  // In 100 cm and 1 m the letter may be a unit as well.
  const [withUnit, without] = key.length > 0 ? [keyShape, answerShape] : [answerShape, keyShape];
  const isLetterUnit = variablesOf(without.formula).length > 0 && variablesOf(withUnit.formula).length === 0;
  if (isLetterUnit) return unknown('different-unit');
  return unit === 'required' ? different('different-unit') : undefined;
}

const CHINESE_UNITS: ReadonlyMap<string, string> = new Map([
  ['厘米', 'cm'],
  ['毫米', 'mm'],
  ['分米', 'dm'],
  ['千米', 'km'],
  ['米', 'm'],
  ['克', 'g'],
  ['千克', 'kg'],
  ['升', 'L'],
  ['毫升', 'mL'],
  ['秒', 's'],
  ['小时', 'h'],
  ['分钟', 'min'],
]);

/** The same text for a unit in Chinese and in letters. */
export function plainUnit(unit: string): string {
  if (unit.includes('/')) return unit.split('/').map(plainUnit).join('/');
  const [, power = '', word = unit] = /^(平方|立方)?(.*)$/.exec(unit) ?? [];
  const letters = CHINESE_UNITS.get(word) ?? word;
  return `${letters}${power === '平方' ? '^2' : power === '立方' ? '^3' : ''}`;
}
