import { FUNCTIONS, latexOf } from '@lectern/courseware/latex';

/** Letters for number sets. */
const SETS: Readonly<Record<string, string>> = {
  ℝ: '\\mathbb{R}',
  ℤ: '\\mathbb{Z}',
  ℕ: '\\mathbb{N}',
  ℚ: '\\mathbb{Q}',
  ℂ: '\\mathbb{C}',
};

/** Invisible characters: function application, invisible times, invisible separator. */
const UNSEEN = /[\u200b-\u200f\u2060-\u2064\ufeff]/g;

/** Characters of a formula in sequence; mathematical alphanumeric symbols become plain letters. */
export function latexOfSigns(text: string): string {
  const plain = text
    .replace(UNSEEN, '')
    .replace(/[\u{1d400}-\u{1d7ff}]+/gu, (letters) => letters.normalize('NFKC'));
  return joinedLatex(
    [...plain].map((sign) => (/\s/.test(sign) ? '' : (SETS[sign] ?? latexOf(sign) ?? sign))),
  );
}

/** Joins pieces, with a blank where a command would run into a letter. */
export function joinedLatex(pieces: readonly string[]): string {
  let joined = '';
  for (const piece of pieces)
    joined += /\\[A-Za-z]+$/.test(joined) && /^[A-Za-z]/.test(piece) ? ` ${piece}` : piece;
  return joined;
}

/** Text within a formula. */
export function latexOfWords(text: string): string {
  const words = text.replace(/[\s\u00a0]+/g, ' ').replace(UNSEEN, '');
  if (words === '') return '';
  return words.trim() === ''
    ? '\\ '
    : `\\text{${words.replace(/[\\{}$#%&_^~]/g, (sign) => WORDS[sign] ?? sign)}}`;
}

const WORDS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  ...Object.fromEntries([...'{}$#%&_'].map((sign) => [sign, `\\${sign}`])),
};

/** A name of several letters: a function, or upright letters. */
export function latexOfName(name: string): string {
  if (FUNCTIONS.has(name)) return `\\${name}`;
  return /^[A-Za-z]+$/.test(name) ? `\\mathrm{${name}}` : latexOfWords(name);
}

/** Puts LaTeX in braces unless it is one letter, one command or one group. */
export function grouped(latex: string): string {
  if (latex === '') return '{}';
  return /^[^\\'{}]$/u.test(latex) || /^\\[A-Za-z]+(\{[^{}]*\})?$/.test(latex) ? latex : `{${latex}}`;
}

export function scripts(below: string, above: string): string {
  const low = below === '' ? '' : `_{${below}}`;
  if (above === '') return low;
  return /^'+$/.test(above) ? `${above}${low}` : `${low}^{${above}}`;
}

/** Operators whose limits LaTeX places by itself. */
export const TAKES_LIMITS =
  /^\\(sum|prod|coprod|i*int|oint|big(cup|cap|vee|wedge)|lim(sup|inf)?|max|min|sup|inf|det|gcd)$/;

/** The delimiter after \left or \right; undefined for a character that does not stretch. */
export function fenceOf(sign: string): string | undefined {
  if (sign === '') return '.';
  if ('()[]|/'.includes(sign)) return sign;
  if ('{}'.includes(sign)) return `\\${sign}`;
  return /^[⌊⌋⌈⌉⟨⟩‖]$/.test(sign) ? latexOf(sign) : undefined;
}
