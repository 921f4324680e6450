import type { FormulaElement } from '@lectern/courseware';
/** The mistake in a formula, recognised from KaTeX's English message. */
export type FormulaMistake =
  | { readonly kind: 'command'; readonly command: string }
  | { readonly kind: 'unfinished' }
  /** Position in the formula, counted from 1. */
  | { readonly kind: 'place'; readonly position: number }
  | { readonly kind: 'other' };

export function formulaMistake(sentence: string): FormulaMistake {
  const command = /^Undefined control sequence: (\\\S+)/.exec(sentence)?.[1];
  if (command !== undefined) return { kind: 'command', command };
  if (/end of input|Unexpected end|expected '.*', got 'EOF'/i.test(sentence)) return { kind: 'unfinished' };
  const position = Number(/at position (\d+)/.exec(sentence)?.[1]);
  return Number.isNaN(position) ? { kind: 'other' } : { kind: 'place', position };
}

/**
 * Returns the change of a formula whose LaTeX was edited: its original PowerPoint data no longer match and are removed.
 */
export function formulaPatch(latex: string): Partial<FormulaElement> {
  return { latex, source: undefined, preview: undefined, object: undefined };
}
