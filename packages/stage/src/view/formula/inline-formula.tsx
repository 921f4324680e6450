import { LazyCode, useLazy } from '@lectern/ui/lazy';
import type { CSSProperties, ReactNode } from 'react';
import type { FormulaRenderer } from './formula-renderer.ts';

/** The typesetting engine, loaded with the first formula. */
export const formulaEngine = new LazyCode(async () => (await import('./formula-renderer.ts')).katexRenderer);

/**
 * KaTeX draws a formula at 1.21 times the size of the surrounding text; PowerPoint draws it at the size of the text.
 */
const KATEX_SIZE = 1.21;

/**
 * The style of an inline formula: the size of the text around, and a separate line height. Used by the page and by the
 * text editor.
 */
export const inlineFormulaStyle: CSSProperties = {
  fontSize: `${1 / KATEX_SIZE}em`,
  lineHeight: 'normal',
  display: 'inline-block',
  textIndent: 0,
};

/** Safe markup of an inline formula; `display` typesets it large but keeps it in its line. */
export function inlineFormulaMarkup(engine: FormulaRenderer, latex: string, display: boolean): string {
  return engine.render(display ? `\\displaystyle ${latex}` : latex, false);
}

export interface InlineFormulaProps {
  readonly latex: string;
  /** Whether the formula is typeset large, like a block formula. */
  readonly display: boolean;
}

/** A formula in the size and colour of the surrounding text; its source until the engine is loaded. */
export function InlineFormula({ latex, display }: InlineFormulaProps): ReactNode {
  const renderer = useLazy(formulaEngine);
  if (renderer.type === 'waiting') {
    return (
      <span data-formula="" data-loading="">
        {latex}
      </span>
    );
  }
  if (renderer.type === 'failed')
    return (
      <span data-formula="" data-lacking="">
        {latex}
      </span>
    );
  return (
    <span
      data-formula=""
      style={inlineFormulaStyle}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX's own markup, with `trust` off
      dangerouslySetInnerHTML={{ __html: inlineFormulaMarkup(renderer.value, latex, display) }}
    />
  );
}
