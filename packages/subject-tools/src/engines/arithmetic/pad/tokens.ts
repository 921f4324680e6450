export type Token =
  /** Digits with at most one point. */
  { readonly type: 'number'; readonly text: string } | { readonly type: 'sign'; readonly text: string };

/** What opens a bracket, with what is done with its value. */
export const PARENS: ReadonlySet<string> = new Set(['(', '√(', 'ln(', 'lg(', 'sin(', 'cos(', 'tan(']);
const SIGNS = [...PARENS, ')', '+', '−', '×', '÷', '^', '!', '%', '²', 'π', 'e'].sort(
  (a, b) => b.length - a.length,
);

/** The expression in its parts; undefined where something is none. */
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
