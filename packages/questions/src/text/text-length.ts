export type LengthUnit = 'characters' | 'words';

const LETTERS = '(?:(?!\\p{Script=Han})[\\p{L}\\p{N}])+';
const WORD = new RegExp(`\\p{Script=Han}|${LETTERS}(?:['’-]${LETTERS})*`, 'gu');

/** Length of a text as schools count it: characters with punctuation and without spaces, or words, a Han character being one. */
export function textLength(text: string, unit: LengthUnit = 'characters'): number {
  const found = text.normalize('NFC').match(unit === 'words' ? WORD : /[^\s\p{M}\p{Cf}]/gu);
  return found?.length ?? 0;
}
