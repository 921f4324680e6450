/** What a change of an open text was, for its undo. */
export interface TextChange {
  /** A look that a button or key gave. */
  readonly restyled: boolean;
  /** Paragraphs that came, or (less than 0) went. */
  readonly paragraphs: number;
  /** Characters that came, or (less than 0) went. */
  readonly characters: number;
}

/**
 * Numbers the undo steps of an open text: typing is one, taking out another, a look given and a paragraph begun one each.
 * That a pause ends a step too is the courseware's part.
 */
export class TypingSteps {
  #step = 0;
  #erased = false;
  #closed = false;

  /** The step that a change belongs to. */
  of({ restyled, paragraphs, characters }: TextChange): number {
    const erased = characters < 0;
    if (this.#closed || restyled || paragraphs !== 0 || (characters !== 0 && erased !== this.#erased))
      this.#step += 1;
    if (characters !== 0) this.#erased = erased;
    this.#closed = restyled;
    return this.#step;
  }
}
