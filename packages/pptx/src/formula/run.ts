import { ownValue } from '@lectern/base';
import { FUNCTIONS, latexOf } from '@lectern/courseware/latex';
import type { XmlElement } from '../package/xml.ts';
import { sayable, wordsLatex } from './math-text.ts';

/** Style and script of a run's letters (m:rPr, 22.1.2.91). */
interface Look {
  readonly upright: boolean;
  readonly bold: boolean;
  readonly script: string | undefined;
}

/** Blocks of Mathematical Alphanumeric Symbols (Unicode chart U+1D400): first code point and format. */
const BLOCKS: readonly (readonly [number, Look])[] = [
  [0x1d400, { upright: true, bold: true, script: undefined }],
  [0x1d434, { upright: false, bold: false, script: undefined }],
  [0x1d468, { upright: false, bold: true, script: undefined }],
  [0x1d49c, { upright: false, bold: false, script: 'mathcal' }],
  [0x1d4d0, { upright: false, bold: true, script: 'mathcal' }],
  [0x1d504, { upright: false, bold: false, script: 'mathfrak' }],
  [0x1d538, { upright: false, bold: false, script: 'mathbb' }],
  [0x1d56c, { upright: false, bold: true, script: 'mathfrak' }],
  [0x1d5a0, { upright: false, bold: false, script: 'mathsf' }],
  [0x1d5d4, { upright: false, bold: true, script: 'mathsf' }],
  [0x1d608, { upright: false, bold: false, script: 'mathsf' }],
  [0x1d63c, { upright: false, bold: true, script: 'mathsf' }],
  [0x1d670, { upright: false, bold: false, script: 'mathtt' }],
  [0x1d6a4, { upright: false, bold: false, script: undefined }],
  [0x1d6a8, { upright: true, bold: true, script: undefined }],
  [0x1d6e2, { upright: false, bold: false, script: undefined }],
  [0x1d71c, { upright: false, bold: true, script: undefined }],
  [0x1d756, { upright: false, bold: true, script: 'mathsf' }],
  [0x1d7ce, { upright: true, bold: true, script: undefined }],
  [0x1d7d8, { upright: true, bold: false, script: 'mathbb' }],
  [0x1d7e2, { upright: true, bold: false, script: 'mathsf' }],
  [0x1d7ec, { upright: true, bold: true, script: 'mathsf' }],
  [0x1d7f6, { upright: true, bold: false, script: 'mathtt' }],
];

/** Letters that Unicode had before the block and did not repeat in it. */
const EARLIER: Readonly<Record<string, readonly [string, Look]>> = {
  ℎ: ['h', { upright: false, bold: false, script: undefined }],
  ℂ: ['C', { upright: false, bold: false, script: 'mathbb' }],
  ℍ: ['H', { upright: false, bold: false, script: 'mathbb' }],
  ℕ: ['N', { upright: false, bold: false, script: 'mathbb' }],
  ℙ: ['P', { upright: false, bold: false, script: 'mathbb' }],
  ℚ: ['Q', { upright: false, bold: false, script: 'mathbb' }],
  ℝ: ['R', { upright: false, bold: false, script: 'mathbb' }],
  ℤ: ['Z', { upright: false, bold: false, script: 'mathbb' }],
  ℬ: ['B', { upright: false, bold: false, script: 'mathcal' }],
  ℰ: ['E', { upright: false, bold: false, script: 'mathcal' }],
  ℱ: ['F', { upright: false, bold: false, script: 'mathcal' }],
  ℋ: ['H', { upright: false, bold: false, script: 'mathcal' }],
  ℐ: ['I', { upright: false, bold: false, script: 'mathcal' }],
  ℒ: ['L', { upright: false, bold: false, script: 'mathcal' }],
  ℳ: ['M', { upright: false, bold: false, script: 'mathcal' }],
  ℛ: ['R', { upright: false, bold: false, script: 'mathcal' }],
  ℭ: ['C', { upright: false, bold: false, script: 'mathfrak' }],
  ℌ: ['H', { upright: false, bold: false, script: 'mathfrak' }],
  ℨ: ['Z', { upright: false, bold: false, script: 'mathfrak' }],
  ℯ: ['e', { upright: false, bold: false, script: 'mathcal' }],
  ℴ: ['o', { upright: false, bold: false, script: 'mathcal' }],
};

const SCRIPTS: Readonly<Record<string, string>> = {
  'double-struck': 'mathbb',
  fraktur: 'mathfrak',
  script: 'mathcal',
  'sans-serif': 'mathsf',
  monospace: 'mathtt',
};

interface Letter {
  readonly text: string;
  readonly look: Look;
}

/** One m:r as LaTeX. `aligned`: an `&` in the text is an alignment mark. */
export function runToLatex(run: XmlElement, aligned: boolean): string {
  const text = run
    .all('m:t')
    .map((part) => part.text)
    .join('');
  const properties = run.child('m:rPr');
  if (isOn(properties?.child('m:nor'))) return wordsLatex(text);
  const style = properties?.child('m:sty')?.attr('m:val') ?? properties?.child('m:sty')?.attr('val') ?? 'i';
  const script = properties?.child('m:scr')?.attr('m:val') ?? properties?.child('m:scr')?.attr('val');
  const look: Look = {
    upright: style === 'p' || style === 'b',
    bold: style === 'b' || style === 'bi',
    script: ownValue(SCRIPTS, script ?? ''),
  };
  return group(lettersOf(sayable(text), look), aligned);
}

export function isOn(element: XmlElement | undefined): boolean {
  const value = element?.attr('m:val') ?? element?.attr('val');
  return element !== undefined && value !== '0' && value !== 'off' && value !== 'false';
}

function lettersOf(text: string, runLook: Look): Letter[] {
  const letters: Letter[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const earlier = Object.hasOwn(EARLIER, character) ? EARLIER[character] : undefined;
    if (earlier) letters.push({ text: earlier[0], look: earlier[1] });
    else if (code >= 0x1d400 && code <= 0x1d7ff) {
      let look = runLook;
      for (const [first, blockLook] of BLOCKS) if (code >= first) look = blockLook;
      letters.push({ text: character.normalize('NFKC'), look });
    } else letters.push({ text: character, look: runLook });
  }
  return letters;
}

const WORD = /^[A-Za-z0-9]$/;
/** Scripts that math fonts lack; their characters are set as text. */
const OTHER_SCRIPT =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\u3000-\u303f\uff00-\uffef]$/u;

/** Joins neighbouring letters of the same format, so that a word is one \mathrm and a sentence one \text. */
function group(letters: readonly Letter[], aligned: boolean): string {
  const pieces: string[] = [];
  for (let at = 0; at < letters.length; ) {
    const first = letters[at];
    if (!first) break;
    const kind = kindOf(first, aligned);
    let end = at + 1;
    const joins = kind === 'word' || kind === 'text';
    while (joins && end < letters.length) {
      const next = letters[end];
      if (!next || kindOf(next, aligned) !== kind || !sameLook(next.look, first.look)) break;
      end++;
    }
    const text = letters
      .slice(at, end)
      .map((letter) => letter.text)
      .join('');
    pieces.push(pieceOf(text, kind, first.look));
    at = end;
  }
  return joinLatex(pieces);
}

type Kind = 'word' | 'text' | 'align' | 'space' | 'symbol';

function kindOf(letter: Letter, aligned: boolean): Kind {
  if (letter.text === '&' && aligned) return 'align';
  if (/^\s$/.test(letter.text) && latexOf(letter.text) === undefined) return 'space';
  if (WORD.test(letter.text)) return 'word';
  return OTHER_SCRIPT.test(letter.text) && latexOf(letter.text) === undefined ? 'text' : 'symbol';
}

function sameLook(one: Look, other: Look): boolean {
  return one.upright === other.upright && one.bold === other.bold && one.script === other.script;
}

function pieceOf(text: string, kind: Kind, look: Look): string {
  if (kind === 'align') return '&';
  if (kind === 'space') return '\\ ';
  if (kind === 'text') return wordsLatex(text);
  if (kind === 'symbol') {
    const latex = latexOf(text) ?? (/^\p{M}$/u.test(text) ? '' : text);
    return look.bold && /^\\[A-Za-z]+$/.test(latex) ? `\\boldsymbol{${latex}}` : latex;
  }
  if (look.script) return look.bold ? `\\boldsymbol{\\${look.script}{${text}}}` : `\\${look.script}{${text}}`;
  if (look.bold) return look.upright ? `\\mathbf{${text}}` : `\\boldsymbol{${text}}`;
  if (!look.upright || /^\d+$/.test(text)) return text;
  if (FUNCTIONS.has(text)) return `\\${text}`;
  return `\\mathrm{${text}}`;
}

/**
 * A row of a matrix or an array: a bracket or a star at its beginning would be read as an argument of the line break
 * before it.
 */
export function asRow(latex: string): string {
  return /^\s*[[*]/.test(latex) ? `{}${latex}` : latex;
}

/** Trims white space, except an escaped space at the end. */
export function trimLatex(latex: string): string {
  const trimmed = latex.trim();
  return /(^|[^\\])(\\\\)*\\$/.test(trimmed) ? `${trimmed} ` : trimmed;
}

/** Superscript and subscript characters, which KaTeX treats as scripts. */
const RAISED = /[²³¹⁰ⁱ⁴-ⁿ]/u;
const LOWERED = /[₀-₎ₐ-ₜᵢ-ᵥⱼ]/u;

/** Whether the LaTeX ends in `^{…}`, primes or a superscript character. */
function endsInSuperscript(latex: string): boolean {
  if (/[²³¹⁰ⁱ⁴-ⁿ']$/u.test(latex)) return true;
  return endsInScript(latex, '^', '_');
}

function endsInSubscript(latex: string): boolean {
  return /[₀-₎ₐ-ₜᵢ-ᵥⱼ]$/u.test(latex) || endsInScript(latex, '_', '^');
}

/** Whether the LaTeX ends in a script of that mark, or in a script of the other mark after such a script. */
function endsInScript(latex: string, mark: '^' | '_', other: '^' | '_'): boolean {
  if (!latex.endsWith('}')) return false;
  let depth = 0;
  for (let at = latex.length - 1; at >= 0; at--) {
    const escaped = at > 0 && latex[at - 1] === '\\';
    if (latex[at] === '}' && !escaped) depth++;
    else if (latex[at] === '{' && !escaped) depth--;
    if (depth === 0) {
      if (latex[at - 1] === mark) return true;
      return latex[at - 1] === other && endsInScript(latex.slice(0, at - 1), mark, other);
    }
  }
  return false;
}

/** Joins pieces, with a space where a command name would include the letter after it. */
export function joinLatex(pieces: readonly string[]): string {
  let out = '';
  for (const piece of pieces) {
    if (piece === '') continue;
    // A prime is a superscript itself, and a superscript or subscript character is a script.
    const [first = ''] = piece;
    if ((first === "'" || RAISED.test(first)) && endsInSuperscript(out)) out += '{}';
    else if (LOWERED.test(first) && endsInSubscript(out)) out += '{}';
    // A bracket or a star would be read as an argument of the line break before it.
    else if (/[[*]/.test(first) && out.endsWith('\\\\')) out += '{}';
    out += /\\[A-Za-z]+$/.test(out) && /^[A-Za-z]/.test(piece) ? ` ${piece}` : piece;
  }
  return out;
}
