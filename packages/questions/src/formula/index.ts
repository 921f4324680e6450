export { formulaEquals, type FormulaVerdict } from './equal.ts';
export type { Clock } from './exact/budget.ts';
export type { Domain, EqualOptions, Reason, Verdict } from './exact/comparison.ts';
export { type Parsed, parseFormula } from './parse/parse-formula.ts';
