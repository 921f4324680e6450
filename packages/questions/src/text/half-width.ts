const WIDE = /[\uff01-\uff5e\u3000\uffe5。“”‘’„‚【】〔〕—–―‐‑−…]/g;

/** Chinese punctuation that has no half-width form in Unicode. */
const NARROW: ReadonlyMap<string, string> = new Map([
  ['\u3000', ' '],
  ['\uffe5', '¥'],
  ['。', '.'],
  ['“', '"'],
  ['”', '"'],
  ['„', '"'],
  ['‘', "'"],
  ['’', "'"],
  ['‚', "'"],
  ['【', '['],
  ['】', ']'],
  ['〔', '['],
  ['〕', ']'],
  ['—', '-'],
  ['–', '-'],
  ['―', '-'],
  ['‐', '-'],
  ['‑', '-'],
  ['−', '-'],
  ['…', '...'],
]);

const SHIFT = 0xfee0;

/** A text with half-width letters, digits and punctuation. 、 and 《》 have no half-width form and stay. */
export function halfWidth(text: string): string {
  return text.replace(
    WIDE,
    (character) => NARROW.get(character) ?? String.fromCharCode(character.charCodeAt(0) - SHIFT),
  );
}
