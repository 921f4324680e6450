import { ownValue } from '@lectern/base';

/**
 * Characters of the symbol fonts that decks use for bullets, as the Unicode signs that look the same: a machine without
 * Wingdings shows the right sign.
 */
/** The signs from each code on. */
function table(rows: Readonly<Record<number, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([first, signs]) =>
      [...signs].map((sign, index) => [String.fromCodePoint(Number(first) + index), sign]),
    ),
  );
}

const WINGDINGS = table({
  33: '✏✂✁👓🔔📖🕯☎✆✉✉📪📫📬📭📁📂📄📄📄🗄⌛⌨🖱🖲💻🖴💾💾✇✍✎✌👌👍👎☜☞☝☟✋☺😐☹💣☠⚐🏱✈☼💧❄✝✞✟✠✡☪☯ॐ☸',
  94: '♈♉♊♋♌♍♎♏♐♑♒♓&&●❍■□❐❑❒⬧⧫◆❖⬥⌧⍓⌘❀✿❝❞',
  128: '⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿❧☙❦❧❧❦☙❧·•',
  160: '▪○◯◯◉◎◯▪◻✦✦★✶✴✹✵⌖⌖⟡⌑◆✪✰🕐🕑🕒🕓🕔🕕🕖🕗🕘🕙🕚🕛',
  195: '↲↳↰↱↶↷↺↻☙❧❧☙❧☙❦❦❦❦⌫⌦◀➢▲▼➲➲➲➲',
  223: '←→↑↓↖↗↙↘⬅➔⬆⬇⬉⬈⬋⬊⇦⇨⇧⇩⬄⇳⬁⬀⬃⬂▭▫✗✓☒☑⊞',
});
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
/** Adobe's Symbol encoding, which PowerPoint uses for Greek letters and signs of mathematics. */
const SYMBOL = table({
  32: ' !∀#∃%&∍()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼',
  160: '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪',
  241: '⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭',
});
/** The few of Webdings that decks use. */
const WEBDINGS: Readonly<Record<string, string>> = {
  '3': '◀',
  '4': '▶',
  '5': '▲',
  '6': '▼',
  '7': '⏪',
  '8': '⏩',
  '<': '■',
  '=': '◀',
  a: '✓',
  c: '□',
  g: '■',
  n: '●',
  r: '✗',
  '\u00d6': '◆',
  Y: '♥',
  '&': 'ℹ',
  s: '?',
};

const FONTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  wingdings: WINGDINGS,
  'wingdings 2': WINGDINGS_2,
  'wingdings 3': WINGDINGS_3,
  symbol: SYMBOL,
  webdings: WEBDINGS,
};

const PRIVATE = /[\uf020-\uf0ff]/;

/** The text in Unicode; as it is when the font is no symbol font. Private-use forms (U+F0xx) count as their low byte. */
export function symbolText(text: string, font: string | undefined): string {
  const signs = ownValue(FONTS, font?.toLowerCase() ?? '');
  if (!signs) return PRIVATE.test(text) ? '•' : text;
  return [...text]
    .map((char) => {
      const plain = lowByte(char);
      // Spaces and tabs are what they are, and so is what the font cannot have: Chinese beside its signs.
      return /\s/.test(plain) || plain > '\u00ff' ? plain : (signs[plain] ?? '•');
    })
    .join('');
}

/**
 * What a run shows: all of it in signs when it is set in a symbol font, else only what stands in the private area, which
 * its `a:sym` font draws (21.1.2.3.10).
 */
export function shownText(text: string, latin: string, symbol: string | undefined): string {
  if (isSymbolFont(latin)) return symbolText(text, latin);
  if (!PRIVATE.test(text)) return text;
  const signs = FONTS[symbol?.toLowerCase() ?? ''] ?? WINGDINGS;
  return [...text].map((char) => (PRIVATE.test(char) ? (signs[lowByte(char)] ?? '•') : char)).join('');
}

function lowByte(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  return code >= 0xf020 && code <= 0xf0ff ? String.fromCodePoint(code - 0xf000) : char;
}

export function isSymbolFont(font: string): boolean {
  return font.toLowerCase() in FONTS;
}
