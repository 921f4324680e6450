import { latexOf } from '@lectern/courseware/latex';
import { symbolText } from '../metafile/code-page.ts';

/** Characters of the font Symbol, which PowerPoint writes as private code points. */
const SYMBOL_PLACES = /[\uf020-\uf0ff]/g;
/**
 * Characters that KaTeX rejects: private code points, line separators, and combining marks that remain after
 * normalisation.
 */
const UNSAYABLE = /[\u0300-\u036f\u2028\u2029\ue000-\uf8ff]/gu;
/** Operators that KaTeX rejects in text. */
const NO_WORD = /([‼ℋℌℐℒℛℨℬℭℰℱℳ↤∉∌∏∐∑∫-∰∷∹≔≕≘≙≚≛≝≞≟≠⋀-⋃⌜-⌟⟂⟦⟧⦃⦄⦵⨀-⨂⨄⨆⩴])/u;

/**
 * Converts a text to characters that KaTeX can set: Symbol characters as Unicode, combining marks composed, all other
 * characters left out.
 */
export function sayable(text: string): string {
  return text
    .replace(SYMBOL_PLACES, (place) => symbolText(place, 'Symbol').trim())
    .normalize('NFC')
    .replaceAll('\u{1d6a4}', 'ı')
    .replace(UNSAYABLE, '');
}

/** Upright text; operators in it are set in math mode. */
export function wordsLatex(text: string): string {
  return sayable(text)
    .split(NO_WORD)
    .map((piece) =>
      piece === ''
        ? ''
        : NO_WORD.test(piece)
          ? `{${latexOf(piece) ?? piece}}`
          : `\\text{${piece.replace(/[\\#$%&_{}~^]/g, escapeInText)}}`,
    )
    .join('');
}

function escapeInText(character: string): string {
  if (character === '\\') return '\\textbackslash{}';
  if (character === '~') return '\\textasciitilde{}';
  if (character === '^') return '\\textasciicircum{}';
  return `\\${character}`;
}
