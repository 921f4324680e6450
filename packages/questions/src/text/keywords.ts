import { type CompareSettings, normalText } from './normal-text.ts';

/** Looks for words in a text, which is normalised once. Punctuation and spaces beside it do not count. */
export class KeywordFinder {
  readonly #settings: CompareSettings;
  readonly #text: string;

  constructor(text: string, settings: CompareSettings = {}) {
    this.#settings = { punctuation: 'ignored', ...settings };
    this.#text = normalText(text, this.#settings);
  }

  /** Whether the text contains the word. Letters and digits are found as whole words only: no `5` in 15. */
  has(word: string): boolean {
    const form = normalText(word, this.#settings);
    if (form === '') return false;
    for (let at = this.#text.indexOf(form); at >= 0; at = this.#text.indexOf(form, at + 1)) {
      const end = at + form.length;
      if (!continues(this.#text, at) && !continues(this.#text, end)) return true;
    }
    return false;
  }
}

/** Whether a word of letters or a number goes on over an index. */
function continues(text: string, index: number): boolean {
  const [before, after] = [text.charAt(index - 1), text.charAt(index)];
  if (/\p{Script=Latin}/u.test(before) && /\p{Script=Latin}/u.test(after)) return true;
  const isPoint = (mark: string, digit: string) => mark === '.' && /\d/.test(digit);
  return (
    (/\d/.test(before) && /\d/.test(after)) ||
    isPoint(before, after) ||
    (/\d/.test(before) && isPoint(after, text.charAt(index + 1)))
  );
}
