import { ACCENTS } from '../formula/symbols.ts';

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

/** Adobe's Symbol encoding, from 0x20 and from 0xA1: what version 3 says of Greek letters and signs. */
const SYMBOL_LOW =
  ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼';
const SYMBOL_HIGH =
  'ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪\0⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭';

/** The signs of the font MT Extra that equations of version 3 use. */
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

/** The character of a sign; undefined when there is no telling. Version 5 says Unicode with some of its own. */
export function characterOf(version: number, typeface: number, code: number): string | undefined {
  if (version === 3) return oldCharacter(typeface, code);
  if (code >= 0xe000 && code <= 0xf8ff) return undefined;
  return code >= 0x20 ? String.fromCharCode(code) : undefined;
}

function oldCharacter(typeface: number, code: number): string | undefined {
  const greek =
    typeface === TYPEFACE.lowerGreek || typeface === TYPEFACE.upperGreek || typeface === TYPEFACE.symbol;
  if (greek || typeface === TYPEFACE.expand) {
    const sign = code >= 0xa1 ? SYMBOL_HIGH[code - 0xa1] : SYMBOL_LOW[code - 0x20];
    return sign === '\0' ? undefined : sign;
  }
  if (typeface === TYPEFACE.extra) return EXTRA[String.fromCharCode(code)];
  if (code < 0x20) return undefined;
  return code < 0x80 || code > 0xff
    ? String.fromCharCode(code)
    : LATIN.includes(code)
      ? String.fromCharCode(code)
      : undefined;
}

/** Of the upper half of a Latin font, the few signs that Western and Chinese Windows agree upon. */
const LATIN: readonly number[] = [0xb0, 0xb1, 0xb7, 0xd7, 0xf7];

/** Spaces: version 3 by number, version 5 in its own block. */
export function spaceOf(version: number, code: number): string | undefined {
  const number = version === 3 ? code : code - 0xef00;
  if (code === 0x20) return '\\ ';
  return ['', '', '\\,', '\\,', '\\;', '\\quad ', '\\,', '\\,', '\\,'][number];
}

const accent = (character: string) => (ACCENTS[character] ?? ['\\bar', '\\overline'])[0];

/** Embellishments by number (MTEF, «embellishments»): what stands before the letter and after it. */
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
