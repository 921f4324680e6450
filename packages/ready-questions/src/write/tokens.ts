/** A token, or a wrong one with its accepted corrections: `''` deletes it, and `^word` inserts a word after it. */
export type WrittenToken = string | readonly [string, string, ...string[]];

const HAN = /\p{Script=Han}/u;
const WRONG = String.raw`\[\[(.+?)\]\]`;
const CHARACTERS = new RegExp(`${WRONG}|.`, 'gu');
const CHINESE_WORDS = new RegExp(`${WRONG}|(?:(?!\\[\\[)\\S)+`, 'gu');
const ENGLISH_WORDS = new RegExp(`${WRONG} *|(?:(?!\\[\\[)\\S)+ *`, 'gu');

/**
 * The tokens of a text in which `[[wrong|right|also right]]` is wrong. English is read by words, and Chinese by characters, or by
 * words where it has spaces between them; pupils do not see these spaces.
 */
export function tokensFrom(text: string): WrittenToken[] {
  const isChinese = HAN.test(text);
  const pattern = isChinese ? (text.includes(' ') ? CHINESE_WORDS : CHARACTERS) : ENGLISH_WORDS;
  return [...text.matchAll(pattern)].map(({ 0: whole, 1: choices }): WrittenToken => {
    if (choices === undefined) return whole;
    const [wrong = '', right = '', ...others] = choices.split('|');
    return [wrong + whole.slice(whole.indexOf(']]') + 2), right, ...others];
  });
}
