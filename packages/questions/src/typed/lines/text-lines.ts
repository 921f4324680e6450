import type { PaperLine, Piece } from '../strip.ts';

/** The most lines that one formula between `$$` or `\[ \]` may take. */
const MOST_FORMULA_LINES = 40;
const LONGEST_FORMULA = 4000;

const LINE_ENDS = /\r\n?|[\n\u0085\u2028\u2029\v\f]/;
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f]/g;
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: pasted texts contain control characters
  /[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffc]/g;

/**
 * The lines of a typed or pasted text. `$…$`, `$$…$$`, `\(…\)` and `\[…\]` are formulas; `**bold**` and the signs of headings
 * and lists of Markdown are removed.
 */
export function linesOfText(text: string): PaperLine[] {
  const lines = text.toWellFormed().split(LINE_ENDS);
  const read: PaperLine[] = [];
  for (let at = 0; at < lines.length; at++) {
    const place = at + 1;
    let line = cleanLine(lines[at] ?? '');
    const last = endOfFormula(lines, at, line);
    if (last > at) line = [line, ...lines.slice(at + 1, last + 1).map(cleanLine)].join(' ');
    at = last;
    read.push({ pieces: withFormulas(line), place });
  }
  return read;
}

function cleanLine(line: string): string {
  const plain = line.replace(INVISIBLE, '').replace(SPACES, ' ').trim();
  if (/^[-=*~]{3,}$/.test(plain)) return '';
  if (!/^[#>*•▪●◆■-]|\*\*|__/.test(plain)) return plain;
  return plain
    .replace(/\*\*(?=\S)([^*]+)\*\*/g, '$1')
    .replace(/^(?:#{1,6}|>)\s+/, '')
    .replace(/^[-*•▪●◆■]\s+(?=\S)/, '');
}

/** Index of the line on which a formula that a line leaves open ends; the line's own index without such a formula. */
function endOfFormula(lines: readonly string[], at: number, line: string): number {
  const isDollars = line.split('$$').length % 2 === 0;
  const isBracket = !isDollars && line.lastIndexOf('\\[') > line.lastIndexOf('\\]');
  if (!isDollars && !isBracket) return at;
  const end = isDollars ? '$$' : '\\]';
  for (let next = at + 1; next < Math.min(lines.length, at + MOST_FORMULA_LINES); next++)
    if (lines[next]?.includes(end)) return next;
  return at;
}

const MARKS = /\\[$()[\]\\]|\$\$?/g;
const CLOSING: ReadonlyMap<string, string> = new Map([
  ['$', '$'],
  ['$$', '$$'],
  ['\\(', '\\)'],
  ['\\[', '\\]'],
]);

/** The texts and formulas of a line. A mark without its closing mark is text, as in a price. */
export function withFormulas(line: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let open: { readonly mark: string; readonly at: number } | undefined;
  const addText = (to: number) => {
    const text = line.slice(from, to).replaceAll('\\$', '$');
    if (text !== '') pieces.push({ type: 'text', text });
  };
  for (const { 0: mark, index } of line.matchAll(MARKS)) {
    if (open && mark === CLOSING.get(open.mark)) {
      const latex = line.slice(open.at + open.mark.length, index);
      if (isFormula(open.mark, latex, line.charAt(index + mark.length))) {
        addText(open.at);
        const display = mark === '$$' || mark === '\\]';
        pieces.push({ type: 'formula', latex: latex.trim(), ...(display ? { display } : {}) });
        from = index + mark.length;
        open = undefined;
        continue;
      }
    }
    if (CLOSING.has(mark) && !open?.mark.startsWith('\\')) open = { mark, at: index };
  }
  addText(line.length);
  return pieces;
}

/** `$5 and $6` are prices: a formula has no space inside its marks and no digit behind them. */
function isFormula(mark: string, latex: string, next: string): boolean {
  if (latex.trim() === '' || latex.length > LONGEST_FORMULA) return false;
  return mark !== '$' || (latex === latex.trim() && !/\d/.test(next));
}
