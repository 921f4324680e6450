import type { FormulaElement } from '@lectern/courseware';

/** What changes in a formula that is written anew: what it was in PowerPoint is no longer what it says. */
export function formulaPatch(latex: string): Partial<FormulaElement> {
  return { latex, source: undefined, preview: undefined, object: undefined };
}
