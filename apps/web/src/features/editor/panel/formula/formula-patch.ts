import type { FormulaElement } from '@lectern/courseware';

/**
 * Returns the change of a formula whose LaTeX was edited: its original PowerPoint data no longer match and are removed.
 */
export function formulaPatch(latex: string): Partial<FormulaElement> {
  return { latex, source: undefined, preview: undefined, object: undefined };
}
