import { latexOf } from '@lectern/courseware/latex';
import { symbolText } from '../metafile/code-page.ts';

/** Places in the font Symbol, as PowerPoint writes them beyond Unicode. */
const SYMBOL_PLACES = /[\uf020-\uf0ff]/g;
/** What KaTeX refuses anywhere: others' own characters, breaks of lines, marks that no letter has taken up. */
const UNSAYABLE = /[\u0300-\u036f\u2028\u2029\ue000-\uf8ff]/gu;
/** Operators that KaTeX refuses among words. */
const NO_WORD = /([‼ℋℌℐℒℛℨℬℭℰℱℳ↤∉∌∏∐∑∫-∰∷∹≔≕≘≙≚≛≝≞≟≠⋀-⋃⌜-⌟⟂⟦⟧⦃⦄⦵⨀-⨂⨄⨆⩴])/u;

/** A text in characters that can be set: places in a font as Unicode, marks on their letters, the rest left out. */
export function sayable(text: string): string {
  return text
    .replace(SYMBOL_PLACES, (place) => symbolText(place, 'Symbol').trim())
    .normalize('NFC')
    .replaceAll('\u{1d6a4}', 'ı')
    .replace(UNSAYABLE, '');
}

/** Words in upright type; operators among them are set as such. */
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
