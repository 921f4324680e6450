import { LateCode } from '@lectern/ui/late';
import type { CSSProperties } from 'react';
import type { FormulaRenderer } from './formula-renderer.ts';

/** What sets formulas, fetched when the first one is met. */
export const formulaEngine = new LateCode(async () => (await import('./formula-renderer.ts')).katexRenderer);

/** KaTeX draws at 1.21 times the size of the text around it, which PowerPoint does not. */
const KATEX_SIZE = 1.21;

/** A formula among words: in their size, with a line height of its own. The page and the open text draw it alike. */
export const inlineFormulaStyle: CSSProperties = {
  fontSize: `${1 / KATEX_SIZE}em`,
  lineHeight: 'normal',
  display: 'inline-block',
  textIndent: 0,
};

/** Safe markup of a formula among words; `display` sets it large, and leaves it in its line. */
export function inlineFormulaMarkup(engine: FormulaRenderer, latex: string, display: boolean): string {
  return engine.render(display ? `\\displaystyle ${latex}` : latex, false);
}
