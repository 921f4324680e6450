import { useLate } from '@lectern/ui/late';
import type { ReactNode } from 'react';
import { formulaEngine, inlineFormulaMarkup, inlineFormulaStyle } from './inline-formula-look.ts';

export interface InlineFormulaProps {
  readonly latex: string;
  /** Whether it is typeset large, like a block formula. */
  readonly display: boolean;
}

/** A formula in the size and colour of the surrounding text; its source until the engine is loaded. */
export function InlineFormula({ latex, display }: InlineFormulaProps): ReactNode {
  const renderer = useLate(formulaEngine);
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
