/**
 * Characters of the symbol fonts that decks use for bullets, as the Unicode signs that look the same: a machine without
 * Wingdings shows the right sign.
 */
const WINGDINGS: Readonly<Record<string, string>> = {
  l: '●',
  n: '■',
  m: '❍',
  o: '❑',
  p: '❐',
  q: '❑',
  r: '❒',
  s: '⬧',
  t: '⧫',
  u: '◆',
  v: '❖',
  w: '⬥',
  z: '⌧',
  '§': '▪',
  '¡': '○',
  '¢': '⬤',
  '¨': '◻',
  '©': '✦',
  '«': '★',
  '®': '✹',
  à: '→',
  è: '➔',
  ð: '⇨',
  ß: '←',
  á: '↑',
  â: '↓',
  Ø: '➢',
  ø: '➢',
  ü: '✓',
  û: '✗',
  ý: '☒',
  þ: '☑',
  '²': '⟡',
  F: '☞',
  J: '☺',
  '(': '☎',
  '*': '✉',
  '!': '✏',
};
const WINGDINGS_2: Readonly<Record<string, string>> = {
  '\u0094': '·',
  '\u0095': '•',
  '\u0096': '●',
  '\u0097': '●',
  '\u0098': '●',
  '\u0099': '○',
  '\u009a': '○',
  '\u009b': '○',
  '\u009c': '○',
  '\u009d': '◉',
  '\u009e': '◉',
  '\u009f': '▪',
  '\u00a0': '■',
  '\u00a1': '□',
  '\u00a2': '□',
  '\u00a3': '□',
  '\u00a4': '□',
  '\u00ae': '◆',
  '\u00af': '◆',
  '\u00b3': '◇',
  O: '✗',
  P: '✓',
  Q: '☒',
  R: '☑',
  T: '☒',
};
const WINGDINGS_3: Readonly<Record<string, string>> = {
  '"': '↔',
  '\u0084': '◀',
  '\u0086': '▷',
  '\u00ad': '▸',
  g: '→',
  p: '▲',
  q: '▼',
  t: '◀',
  u: '▶',
  '|': '◀',
  '}': '▶',
};
const SYMBOL: Readonly<Record<string, string>> = { '·': '•', '®': '→', '¨': '♦' };

const FONTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  wingdings: WINGDINGS,
  'wingdings 2': WINGDINGS_2,
  'wingdings 3': WINGDINGS_3,
  symbol: SYMBOL,
};

/** The text in Unicode; as it is when the font is no symbol font. Private-use forms (U+F0xx) count as their low byte. */
export function symbolText(text: string, font: string | undefined): string {
  const signs = FONTS[font?.toLowerCase() ?? ''];
  if (!signs) return /[\uf020-\uf0ff]/.test(text) ? '•' : text;
  return [...text]
    .map((char) => {
      const code = char.codePointAt(0) ?? 0;
      const plain = code >= 0xf020 && code <= 0xf0ff ? String.fromCodePoint(code - 0xf000) : char;
      return signs[plain] ?? '•';
    })
    .join('');
}

export function isSymbolFont(font: string): boolean {
  return font.toLowerCase() in FONTS;
}
