import { ownValue } from '@lectern/base';
import { LazyCode, useLazy } from '@lectern/ui/lazy';

type Signs = Readonly<Record<string, string>>;

/**
 * The bullets that nearly every deck has, as the Unicode characters that look the same, for machines without Wingdings.
 * All other characters are in `symbol-tables.ts`.
 */
const COMMON: Readonly<Record<string, Signs>> = {
  wingdings: { l: '●', n: '■', q: '❑', u: '◆', v: '❖', '§': '▪', Ø: '➢', ü: '✓', à: '→' },
  'wingdings 2': {
    '\u0095': '·',
    '\u0096': '•',
    '\u0097': '●',
    '\u0098': '●',
    '\u009f': '▪',
    '\u00a0': '▪',
    '¡': '■',
    '¢': '■',
  },
  'wingdings 3': {},
  symbol: { '·': '•' },
  webdings: {},
};
const allSigns = new LazyCode(async () => (await import('./symbol-tables.ts')).SYMBOL_TABLES);

/** Until all characters are loaded, and offline, dots replace rare characters. */
function tables(): Readonly<Record<string, Signs>> {
  return allSigns.value ?? COMMON;
}

/** Loads all characters; components that use `useSymbols` then render again. */
export const loadSymbols = allSigns.load;

/**
 * Renders the caller again when the characters that its texts need are loaded; returns whether it has to wait for them.
 */
export function useSymbols(needed: boolean): boolean {
  return useLazy(allSigns, needed).type === 'waiting' && needed;
}

/** Whether a text in this font (or with private-use characters) has characters that are not loaded. */
export function lacksSigns(text: string, font: string | undefined): boolean {
  if (allSigns.value || (!PRIVATE.test(text) && !isSymbolFont(font ?? ''))) return false;
  const signs = ownValue(COMMON, font?.toLowerCase() ?? '') ?? COMMON.wingdings;
  return [...text].some((char) => {
    const plain = lowByte(char);
    return plain > ' ' && plain <= '\u00ff' && !(signs && Object.hasOwn(signs, plain));
  });
}

const PRIVATE = /[\uf020-\uf0ff]/;

/**
 * The text in Unicode; unchanged when the font is no symbol font. Private-use forms (U+F0xx) count as their low byte.
 */
export function symbolText(text: string, font: string | undefined): string {
  const signs = ownValue(tables(), font?.toLowerCase() ?? '');
  if (!signs) return PRIVATE.test(text) ? '•' : text;
  return [...text]
    .map((char) => {
      const plain = lowByte(char);
      // Spaces and tabs are unchanged, and so are characters that a symbol font cannot have, such as Chinese
      // characters. A private-use character is not a space, even if its low byte is the code of a space (U+F0A0).
      const isSpace = plain === ' ' || /\s/.test(char);
      return isSpace || plain > '\u00ff' ? plain : (signs[plain] ?? '•');
    })
    .join('');
}

/**
 * The text that a run shows: all characters are replaced when it is in a symbol font, otherwise only the private-use
 * ones, which its `a:sym` font draws (21.1.2.3.10).
 */
export function shownText(text: string, latin: string, symbol: string | undefined): string {
  if (isSymbolFont(latin)) return symbolText(text, latin);
  if (!PRIVATE.test(text)) return text;
  const signs = ownValue(tables(), symbol?.toLowerCase() ?? '') ?? tables().wingdings ?? {};
  return [...text].map((char) => (PRIVATE.test(char) ? (signs[lowByte(char)] ?? '•') : char)).join('');
}

function lowByte(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  return code >= 0xf020 && code <= 0xf0ff ? String.fromCodePoint(code - 0xf000) : char;
}

/** Bullets whose Unicode character is larger in most fonts: Wingdings 2 has each dot and square in several sizes. */
const SMALLER: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'wingdings 2': { '\u0097': 0.75, '\u009f': 0.4, '\u00a0': 0.6, '¡': 0.75 },
};

/** The scale at which the Unicode character of a bullet is drawn. */
export function signScale(char: string, font: string | undefined): number {
  const [first = ''] = char;
  return ownValue(ownValue(SMALLER, font?.toLowerCase() ?? '') ?? {}, lowByte(first)) ?? 1;
}

/**
 * A font whose characters are about as large as the characters of the symbol fonts; in Chinese fonts they are
 * full-width.
 */
export const SIGN_FACE = 'Arial';

export function isSymbolFont(font: string): boolean {
  return Object.hasOwn(COMMON, font.toLowerCase());
}
