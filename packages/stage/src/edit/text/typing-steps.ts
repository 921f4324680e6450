/** What a change of an open text was, for its undo. */
export interface TextChange {
  /** A look that a button or key gave. */
  readonly restyled: boolean;
  /** Paragraphs that came, or (less than 0) went. */
  readonly paragraphs: number;
  /** Characters that came, or (less than 0) went. */
  readonly characters: number;
  /** The words that came. */
  readonly words: string;
}

/** From so many characters on a step ends with the word that is being typed, and at twice as many in any case. */
const LONG = 20;
/** The end of a sentence, with what closes it. */
const SENTENCE_END = /[.!?;。！？；…][\s"'”’»)\]）】》」』]*$/u;
/** Where a word has ended: at what is no letter, and after every sign of a script that puts no room between words. */
const WORD_END = /(?:[^\p{L}\p{N}\p{M}]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])$/u;

/**
 * Numbers the undo steps of an open text: a sentence, or so many words as are one line, is one, taking out another, a look
 * given and a paragraph begun one each. That a pause ends a step too is the courseware's part.
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
