import { TRADITIONAL_CHARACTERS } from './generated/traditional-characters.ts';

const WIDE = /[\uff01-\uff5e\u3000\uffe5。“”‘’„‚【】〔〕—–―‐‑−…℃・•‧∙⋅₀-₉]/g;

/** Punctuation and signs that have no half-width form in Unicode. The dots of names are one dot. */
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
  ['℃', '°C'],
  ['・', '·'],
  ['•', '·'],
  ['‧', '·'],
  ['∙', '·'],
  ['⋅', '·'],
]);

const SHIFT = 0xfee0;
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

/**
 * A text with half-width letters, digits and punctuation, and with plain digits for subscripts, as in H₂O. 、 and 《》 have
 * no half-width form and stay; so do powers, for 2³ is not 23.
 */
export function halfWidth(text: string): string {
  return text.replace(WIDE, (character) => {
    const subscript = SUBSCRIPTS.indexOf(character);
    if (subscript >= 0) return `${subscript}`;
    return NARROW.get(character) ?? String.fromCharCode(character.charCodeAt(0) - SHIFT);
  });
}

const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  TRADITIONAL_CHARACTERS.flatMap((line) => line.match(/../gu) ?? []).map((pair) => [
    pair.charAt(0),
    pair.charAt(1),
  ]),
);

/**
 * A text with simplified characters in place of traditional ones, character by character. A character that simplified
 * texts use too stays: 著 of 著名, 乾 of 乾坤.
 */
export function simplified(text: string): string {
  return text.replace(/[\u3400-\u9fff]/g, (character) => SIMPLIFIED.get(character) ?? character);
}
