import type { Piece } from '@lectern/questions';

const LONGEST = 1000;

/**
 * A field `EQ` of older papers: `\f(1,2)` is a fraction, `\r(3,x)` a root, `\o\ad(\s\up 9(zhāo),朝)` a pinyin guide.
 * Undefined for other instructions. Lists are separated by commas or semicolons.
 */
export function equationField(instruction: string): Piece | undefined {
  const text = instruction
    .replace(/^\s*EQ\s+/i, '')
    .replace(/\s*\\\*\s*(?:jc\d|MERGEFORMAT)|\\\*\s*"?[^"()\\]*"?/gi, '')
    .trim();
  if (text.length > LONGEST) return undefined;
  const guide =
    /\\o\s*(?:\\a[a-z])?\s*\(\s*\\s\s*\\up\s*-?\d*\s*\(([^()]{1,40})\)\s*[,;]\s*([^()]{1,8})\)\s*$/i.exec(
      text,
    );
  if (guide) return { type: 'text', text: guide[2] ?? '', props: { ruby: (guide[1] ?? '').trim() } };
  const latex = latexOf(text, 0);
  return latex === undefined || latex === '' ? undefined : { type: 'formula', latex };
}

function latexOf(text: string, depth: number): string | undefined {
  if (depth > 8) return undefined;
  const command = /^(.*?)\\([fr])\s*\(/is.exec(text);
  if (!command) return text.includes('\\') ? undefined : text.trim();
  const start = command[0].length;
  const end = closing(text, start);
  if (end < 0) return undefined;
  const parts = argumentsOf(text.slice(start, end)).map((part) => latexOf(part, depth + 1));
  const before = latexOf(command[1] ?? '', depth + 1);
  const after = latexOf(text.slice(end + 1), depth + 1);
  const [first, second = ''] = parts;
  if (before === undefined || after === undefined || first === undefined || parts.includes(undefined))
    return undefined;
  const isFraction = command[2]?.toLowerCase() === 'f';
  const root = parts.length < 2 ? `\\sqrt{${first}}` : `\\sqrt${first === '' ? '' : `[${first}]`}{${second}}`;
  return `${before}${isFraction ? `\\frac{${first}}{${second}}` : root}${after}`;
}

/** Index of the bracket that closes the one before an index; -1 without it. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return at;
  }
  return -1;
}

function argumentsOf(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (depth === 0 && /[,;，；]/.test(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}
