import katex from 'katex';

/** Whether KaTeX can set a formula; otherwise its source would be shown. */
export function isSettable(latex: string): boolean {
  try {
    katex.renderToString(latex, { output: 'mathml', displayMode: true, strict: 'ignore', maxExpand: 1000 });
    return true;
  } catch (error) {
    if (error instanceof katex.ParseError || error instanceof RangeError) return false;
    throw error;
  }
}
