import { ownValue } from '@lectern/base';
import { ACCENTS } from '@lectern/courseware/latex';
import type { MtefNode } from './mtef-reader.ts';

/** Kinds of typefaces (MTEF, «typefaces»). */
export const TYPEFACE = {
  text: 1,
  function: 2,
  variable: 3,
  lowerGreek: 4,
  upperGreek: 5,
  symbol: 6,
  vector: 7,
  number: 8,
  extra: 11,
  textFarEast: 12,
  expand: 22,
  marker: 23,
  space: 24,
} as const;

/**
 * Adobe's Symbol encoding, from 0x20 and from 0xA1, which older programs use for Greek letters and signs in version 3.
 */
const SYMBOL_LOW =
  ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼';
const SYMBOL_HIGH =
  'ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪\0⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭';

/** The characters of the font MT Extra that equations of version 3 use. */
const EXTRA: Readonly<Record<string, string>> = {
  K: '…',
  L: '⋯',
  M: '⋮',
  N: '⋰',
  O: '⋱',
  Q: '∵',
  h: 'ℏ',
  l: 'ℓ',
  o: '∘',
  m: '∓',
  p: '≺',
  f: '≻',
  '"': '↔',
  '!': '⟶',
};

/** Meaning of character codes: Unicode, or in version 3 codes of the fonts Symbol and MT Extra (`places`). */
export type SignCoding = 'unicode' | 'places';

/**
 * Character coding of an equation of version 3. The Equation Editor writes Unicode; codes that only make sense in a
 * font (a Latin letter for a Greek one, ≤ as 0xA3) show that an older program wrote it.
 */
export function signCodingOf(nodes: readonly MtefNode[]): SignCoding {
  let places = false;
  const waiting = [...nodes];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type !== 'char') {
      waiting.push(...node.children);
      continue;
    }
    const { typeface, code } = node;
    if (!IN_SYMBOL.has(typeface)) continue;
    if (code > 0xff && !isPrivate(code)) return 'unicode';
    if (isLetter(code) || isPrivate(code) || (code >= 0xa1 && !LATIN_SIGNS.has(code))) places = true;
  }
  return places ? 'places' : 'unicode';
}

/** The character for a code; undefined when it is ambiguous. Version 5 uses Unicode and private code points. */
export function characterOf(
  version: number,
  typeface: number,
  code: number,
  coding: SignCoding,
): string | undefined {
  if (version === 3) return oldCharacter(typeface, code, coding);
  if (isPrivate(code) || isSurrogate(code)) return undefined;
  return code >= 0x20 ? String.fromCharCode(code) : undefined;
}

function oldCharacter(typeface: number, code: number, coding: SignCoding): string | undefined {
  if (code > 0xff && !isPrivate(code)) {
    // a Korean character in an equation is in fact Chinese in GBK encoding
    return isSurrogate(code) || (code >= 0xac00 && code <= 0xd7af) ? undefined : String.fromCharCode(code);
  }
  if (isPrivate(code) && code < 0xf000) return undefined;
  const place = code & 0xff;
  if (typeface === TYPEFACE.extra) return ownValue(EXTRA, String.fromCharCode(place));
  if (IN_SYMBOL.has(typeface)) {
    if (coding === 'places') return symbolAt(place);
    return isLetter(code) ? undefined : plainSign(code);
  }
  return isPrivate(code) ? undefined : plainSign(code);
}

function symbolAt(place: number): string | undefined {
  const sign = place >= 0xa1 ? SYMBOL_HIGH[place - 0xa1] : SYMBOL_LOW[place - 0x20];
  return sign === '\0' ? undefined : sign;
}

/** ASCII, and the characters of the upper half of Latin 1 that all Windows code pages share. */
function plainSign(code: number): string | undefined {
  return (code >= 0x20 && code < 0x7f) || LATIN_SIGNS.has(code) ? String.fromCharCode(code) : undefined;
}

/** Typefaces with the encoding of the font Symbol. */
const IN_SYMBOL: ReadonlySet<number> = new Set([
  TYPEFACE.lowerGreek,
  TYPEFACE.upperGreek,
  TYPEFACE.symbol,
  TYPEFACE.expand,
]);

/** ¬ ° ± · × ÷ */
const LATIN_SIGNS: ReadonlySet<number> = new Set([0xac, 0xb0, 0xb1, 0xb7, 0xd7, 0xf7]);

function isLetter(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}

/** Private code points of Unicode; from 0xF000 on they are codes of a font. */
function isPrivate(code: number): boolean {
  return code >= 0xe000 && code <= 0xf8ff;
}

function isSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff;
}

/** Spaces: in version 3 by number or in a private block, in version 5 in another private block. */
export function spaceOf(version: number, code: number): string | undefined {
  const number =
    version === 3 && code < 0x20 ? code : (code & 0xff00) === 0xeb00 ? code - 0xeb00 : code - 0xef00;
  if (code === 0x20) return '\\ ';
  return ['', '', '\\,', '\\,', '\\;', '\\quad ', '\\,', '\\,', '\\,'][number];
}

const accent = (character: string) => (ACCENTS[character] ?? ['\\bar', '\\overline'])[0];

/** Embellishments by number (MTEF, «embellishments»): LaTeX before and after the letter. */
export const EMBELLISHMENTS: Readonly<Record<number, readonly [before: string, after: string]>> = {
  2: [`${accent('\u0307')}{`, '}'],
  3: [`${accent('\u0308')}{`, '}'],
  4: ['\\dddot{', '}'],
  5: ['', "'"],
  6: ['', "''"],
  7: ['', '^{\\backprime}'],
  8: ['\\tilde{', '}'],
  9: ['\\hat{', '}'],
  10: ['\\not{', '}'],
  11: ['\\vec{', '}'],
  12: ['\\overleftarrow{', '}'],
  13: ['\\overleftrightarrow{', '}'],
  14: ['\\overrightharpoon{', '}'],
  15: ['\\overleftharpoon{', '}'],
  16: ['\\cancel{', '}'],
  17: ['\\bar{', '}'],
  18: ['', "'''"],
  19: ['\\overset{\\frown}{', '}'],
  20: ['\\overset{\\smile}{', '}'],
  21: ['\\xcancel{', '}'],
  22: ['\\cancel{', '}'],
  23: ['\\bcancel{', '}'],
  24: ['\\ddddot{', '}'],
  29: ['\\underline{', '}'],
  30: ['\\utilde{', '}'],
  33: ['\\underrightarrow{', '}'],
  34: ['\\underleftarrow{', '}'],
  35: ['\\underleftrightarrow{', '}'],
};
