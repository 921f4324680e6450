/** Characters of the symbol fonts as the Unicode signs that look the same; `symbol-fonts.ts` fetches this when a text needs it. */
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

/** The tables by the lower-case names of their fonts. */
export const SYMBOL_TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  wingdings: WINGDINGS,
  'wingdings 2': WINGDINGS_2,
  'wingdings 3': WINGDINGS_3,
  symbol: SYMBOL,
  webdings: WEBDINGS,
};
