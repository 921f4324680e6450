export type Token =
  /** `text` has digits with at most one point. */
  { readonly type: 'number'; readonly text: string } | { readonly type: 'sign'; readonly text: string };

/** Opening brackets, including those of functions. */
export const PARENS: ReadonlySet<string> = new Set(['(', '√(', 'ln(', 'lg(', 'sin(', 'cos(', 'tan(']);
const SIGNS = [...PARENS, ')', '+', '−', '×', '÷', '^', '!', '%', '²', 'π', 'e'].sort(
  (a, b) => b.length - a.length,
);

/** The tokens of an expression; undefined when a part is invalid. */
export function readTokens(expression: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  for (let at = 0; at < expression.length; ) {
    const rest = expression.slice(at);
    const number = /^(\d+\.?\d*|\.\d+)/.exec(rest)?.[0];
    const sign = number === undefined ? SIGNS.find((each) => rest.startsWith(each)) : undefined;
    const text = number ?? sign;
    if (text === undefined) return undefined;
    tokens.push({ type: number === undefined ? 'sign' : 'number', text });
    at += text.length;
  }
  return tokens;
}
