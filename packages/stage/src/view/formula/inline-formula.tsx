import { LateCode, useLate } from '@lectern/ui/late';
import type { ReactNode } from 'react';

/** What sets formulas, fetched when the first one is met. */
const katex = new LateCode(async () => (await import('./formula-renderer.ts')).katexRenderer);

export interface InlineFormulaProps {
  readonly latex: string;
  /** Set large, as in a line of its own. */
  readonly display: boolean;
}

/** A formula in the size and colour of the text around; its source until it can be set. */
export function InlineFormula({ latex, display }: InlineFormulaProps): ReactNode {
  const renderer = useLate(katex);
  if (renderer.type === 'waiting') {
    return (
      <span data-formula="" data-loading="">
        {latex}
      </span>
    );
  }
  if (renderer.type === 'failed') return <span data-formula="">{latex}</span>;
  const markup = renderer.value.render(display ? `\\displaystyle ${latex}` : latex, false);
  return (
    <span
      data-formula=""
      style={{ fontSize: `${1 / 1.21}em`, lineHeight: 'normal', display: 'inline-block', textIndent: 0 }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX's own markup, with `trust` off
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
