import { TRADITIONAL_CHARACTERS } from './generated/traditional-characters.ts';

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
