/// <reference path="../styles.d.ts" />
import katex from 'katex';
import 'katex/dist/katex.min.css';

export interface FormulaRenderer {
  /** A formula as safe markup (KaTeX escapes its text and refuses commands with access to the outside). */
  render(latex: string, display: boolean): string;
}

const known = new Map<string, string>();

/** Typesets formulas with KaTeX. A formula that it cannot parse is shown as its source. */
export const katexRenderer: FormulaRenderer = {
  render(latex, display) {
    const key = `${display ? 'd' : 'i'}${latex}`;
    let markup = known.get(key);
    if (markup === undefined) {
      markup = katex.renderToString(latex, {
        displayMode: display,
        throwOnError: false,
        errorColor: 'currentColor',
        strict: 'ignore',
        trust: false,
        maxExpand: 1000,
        maxSize: 100,
      });
      if (known.size > 500) known.clear();
      known.set(key, markup);
    }
    return markup;
  },
};
