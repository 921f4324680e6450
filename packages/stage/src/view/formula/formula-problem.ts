/** KaTeX's message when it cannot parse a formula; undefined when it can. */
export async function formulaProblem(latex: string): Promise<string | undefined> {
  const { default: katex } = await import('katex');
  try {
    katex.renderToString(latex, { throwOnError: true, strict: 'ignore', trust: false, maxExpand: 1000 });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^KaTeX parse error: /, '').slice(0, 200) : '';
  }
}
