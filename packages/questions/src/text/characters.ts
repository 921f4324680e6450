import { TRADITIONAL_CHARACTERS } from './generated/traditional-characters.ts';

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

export type LengthUnit = 'characters' | 'words';

const WORD = /\p{Script=Han}|[\p{L}\p{N}]+?(?=\p{Script=Han})|[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** Length of a text as schools count it: characters with punctuation and without spaces, or words, a Han character being one. */
export function textLength(text: string, unit: LengthUnit = 'characters'): number {
  const found = text.normalize('NFC').match(unit === 'words' ? WORD : /[^\s\p{M}\p{Cf}]/gu);
  return found?.length ?? 0;
}
