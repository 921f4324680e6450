import type { ReactNode } from 'react';
import { useFormulaRenderer } from './formula-loader.ts';

export interface InlineFormulaProps {
  readonly latex: string;
  /** Set large, as in a line of its own. */
  readonly display: boolean;
}

/** A formula in the size and colour of the text around; its source until it can be set. */
export function InlineFormula({ latex, display }: InlineFormulaProps): ReactNode {
  const renderer = useFormulaRenderer();
  if (renderer === undefined) {
    return (
      <span data-formula="" data-loading="">
        {latex}
      </span>
    );
  }
  if (renderer === 'failed') return <span data-formula="">{latex}</span>;
  const markup = renderer.render(display ? `\\displaystyle ${latex}` : latex, false);
  return (
    <span
      data-formula=""
      style={{ fontSize: `${1 / 1.21}em`, lineHeight: 'normal', display: 'inline-block', textIndent: 0 }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX's own markup, with `trust` off
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
