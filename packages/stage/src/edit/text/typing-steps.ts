/** A change of an open text, reduced to the data that determine its undo step. */
export interface TextChange {
  /** Whether a button or key set a style. */
  readonly restyled: boolean;
  /** Number of paragraphs inserted, or (negative) deleted. */
  readonly paragraphs: number;
  /** Number of characters inserted, or (negative) deleted. */
  readonly characters: number;
  /** The inserted text. */
  readonly words: string;
}

/** The number of characters after which a step ends with the current word; at twice as many it ends in any case. */
const LONG = 20;
/** The end of a sentence, including closing quotes and brackets. */
const SENTENCE_END = /[.!?;。！？；…][\s"'”’»)\]）】》」』]*$/u;
/** The end of a word: a character that is no letter, and every character of a script without spaces between words. */
const WORD_END = /(?:[^\p{L}\p{N}\p{M}]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])$/u;

/**
 * Numbers the undo steps of an open text. A sentence, or about a line of words, is one step; a deletion, a style change
 * and a new paragraph are separate steps. The courseware ends a step after a pause, too.
 */
export class TypingSteps {
  #step = 0;
  #erased = false;
  #closed = false;
  /** Characters in the step so far. */
  #length = 0;

  /** The step that a change belongs to. */
  of({ restyled, paragraphs, characters, words }: TextChange): number {
    const erased = characters < 0;
    if (this.#closed || restyled || paragraphs !== 0 || (characters !== 0 && erased !== this.#erased)) {
      this.#step += 1;
      this.#length = 0;
    }
    if (characters !== 0) this.#erased = erased;
    this.#length += Math.abs(characters);
    this.#closed = restyled || this.#isWhole(erased ? ' ' : words);
    return this.#step;
  }

  /** The step that a change of plain words belongs to. */
  ofPlain(before: string, now: string): number {
    let start = 0;
    while (start < before.length && before[start] === now[start]) start += 1;
    let end = 0;
    const most = Math.min(before.length, now.length) - start;
    while (end < most && before[before.length - 1 - end] === now[now.length - 1 - end]) end += 1;
    return this.of({
      restyled: false,
      paragraphs: now.split('\n').length - before.split('\n').length,
      characters: now.length - before.length,
      words: now.slice(start, now.length - end),
    });
  }

  #isWhole(words: string): boolean {
    if (SENTENCE_END.test(words) || this.#length >= 2 * LONG) return true;
    return this.#length >= LONG && WORD_END.test(words);
  }
}
