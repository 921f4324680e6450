export { balance, isBalanced } from './chemistry/balance.ts';
export {
  type ChemicalEquation,
  type ParsedEquation,
  parseChemicalEquation,
} from './chemistry/chemical-equation.ts';
export {
  type ChemistryOptions,
  type ChemistryReason,
  type ChemistryVerdict,
  chemicalEquationEquals,
} from './chemistry/compare-equations.ts';
export { type FormulaVerdict, formulaEquals } from './equal.ts';
export type { Clock } from './exact/budget.ts';
export type { Domain, EqualOptions, Reason, Verdict } from './exact/comparison.ts';
export { isExpanded } from './forms/expanded.ts';
export { isFactored } from './forms/factored.ts';
export type { FormProblem, FormVerdict } from './forms/form-verdict.ts';
export { isSimplest } from './forms/simplest.ts';
export { isStandard, type StandardForm } from './forms/standard.ts';
export { type Parsed, parseFormula } from './parse/parse-formula.ts';
