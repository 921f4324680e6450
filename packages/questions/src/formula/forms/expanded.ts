import type { Clock } from '../exact/budget.ts';
import type { NormalContext } from '../normal/context.ts';
import { type Formula, partsOf } from '../parse/formula.ts';
import { checkForm, type FormProblem, type FormVerdict } from './form-verdict.ts';
import { likeTerms } from './simplest.ts';

/** Expanded: a sum without brackets that are multiplied or raised to a power, with like terms collected. */
export function isExpanded(text: string, clock?: Clock): FormVerdict {
  return checkForm(text, problemOf, clock);
}

function problemOf(formula: Formula, context: NormalContext): FormProblem | undefined {
  context.budget.spend(4);
  if (formula.kind === 'product' && formula.factors.some(hasSum)) return 'form.brackets-left';
  if (formula.kind === 'power' && hasSum(formula.base)) return 'form.brackets-left';
  if (formula.kind === 'quotient' && hasSum(formula.of)) return 'form.brackets-left';
  if (formula.kind === 'negative' && hasSum(formula.of)) return 'form.brackets-left';
  if (formula.kind === 'power' && formula.base.kind === 'product') return 'form.brackets-left';
  if (formula.kind === 'sum') {
    if (formula.terms.some((term) => term.kind === 'sum')) return 'form.brackets-left';
    const like = likeTerms(formula.terms, context);
    if (like) return like;
  }
  for (const part of partsOf(formula)) {
    const problem = problemOf(part, context);
    if (problem) return problem;
  }
  return undefined;
}

function hasSum(formula: Formula): boolean {
  return formula.kind === 'sum' || (formula.kind === 'negative' && hasSum(formula.of));
}
