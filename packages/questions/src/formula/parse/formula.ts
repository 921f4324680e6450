import type { Rational } from '../exact/rational.ts';

export type Sign = '=' | '<' | '>' | '≤' | '≥' | '≠';

/** Spaces of numbers; `empty` is the empty set and the answer that there is no solution. */
export type SpaceName = 'empty' | 'real' | 'integer' | 'natural' | 'positive' | 'rational' | 'complex';

/** A formula as it is written: nothing is simplified, so that rules of form can read it. */
export type Formula =
  | { readonly kind: 'number'; readonly value: Rational; readonly written: 'whole' | 'decimal' | 'mixed' }
  | { readonly kind: 'constant'; readonly name: 'pi' | 'e' | 'i' | 'infinity' }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'sum'; readonly terms: readonly Formula[] }
  | { readonly kind: 'product'; readonly factors: readonly Formula[] }
  | { readonly kind: 'quotient'; readonly of: Formula; readonly by: Formula }
  | { readonly kind: 'negative'; readonly of: Formula }
  | { readonly kind: 'power'; readonly base: Formula; readonly exponent: Formula }
  | { readonly kind: 'root'; readonly of: Formula; readonly degree: Formula }
  | { readonly kind: 'call'; readonly name: CallName; readonly args: readonly Formula[] }
  | { readonly kind: 'plusMinus'; readonly of: Formula; readonly sign: '±' | '∓' }
  | { readonly kind: 'relation'; readonly sides: readonly Formula[]; readonly signs: readonly Sign[] }
  | { readonly kind: 'member'; readonly of: Formula; readonly in: Formula; readonly not: boolean }
  | { readonly kind: 'all' | 'any' | 'list' | 'set' | 'tuple' | 'ratio'; readonly items: readonly Formula[] }
  | { readonly kind: 'union' | 'meet'; readonly items: readonly Formula[] }
  | { readonly kind: 'builder'; readonly of: Formula; readonly condition: Formula }
  | {
      readonly kind: 'interval';
      readonly low: Formula;
      readonly high: Formula;
      readonly lowClosed: boolean;
      readonly highClosed: boolean;
    }
  | { readonly kind: 'space'; readonly name: SpaceName }
  | { readonly kind: 'unit'; readonly of: Formula; readonly unit: string };

export type CallName =
  | 'sin'
  | 'cos'
  | 'tan'
  | 'cot'
  | 'sec'
  | 'csc'
  | 'arcsin'
  | 'arccos'
  | 'arctan'
  | 'ln'
  | 'log'
  | 'abs'
  | 'degrees'
  | 'percent'
  | 'factorial'
  | 'choose'
  | 'arrange';

/** The parts of a formula, in the order in which they are written. */
export function partsOf(formula: Formula): readonly Formula[] {
  switch (formula.kind) {
    case 'sum':
      return formula.terms;
    case 'product':
      return formula.factors;
    case 'quotient':
      return [formula.of, formula.by];
    case 'negative':
    case 'plusMinus':
    case 'unit':
      return [formula.of];
    case 'power':
      return [formula.base, formula.exponent];
    case 'root':
      return [formula.of, formula.degree];
    case 'call':
      return formula.args;
    case 'relation':
      return formula.sides;
    case 'member':
      return [formula.of, formula.in];
    case 'builder':
      return [formula.of, formula.condition];
    case 'interval':
      return [formula.low, formula.high];
    case 'number':
    case 'constant':
    case 'variable':
    case 'space':
      return [];
    default:
      return formula.items;
  }
}

/** True when `test` holds for the formula or for a part of it, at any depth. */
export function someFormula(formula: Formula, test: (part: Formula) => boolean): boolean {
  return test(formula) || partsOf(formula).some((part) => someFormula(part, test));
}

/** Names of the variables of a formula, sorted. */
export function variablesOf(formula: Formula): string[] {
  const names = new Set<string>();
  someFormula(formula, (part) => {
    if (part.kind === 'variable') names.add(part.name);
    return false;
  });
  return [...names].sort();
}
