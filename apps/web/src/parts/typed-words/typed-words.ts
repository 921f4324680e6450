import { diffTokens, rebasedWords } from '@lectern/courseware';

/**
 * The text of a field while a user types in it and others change the stored text. The field is not changed while an
 * input method composes. The typed change is computed against the text that it started from and applied to the text
 * that others have stored meanwhile, so that neither side's text is lost.
 */
export class TypedWords {
  /** The stored text when the field last read or wrote it. */
  #base: string;
  #shown: string;
  #received: string;
  #waits = false;
  #composing = false;
  readonly #isWhole: boolean;

  /** `isWhole`: the typed text replaces the stored text instead of being merged, such as a number. */
  constructor(stored: string, isWhole = false) {
    this.#isWhole = isWhole;
    this.#base = stored;
    this.#shown = stored;
    this.#received = stored;
  }

  /** The text in the field. */
  get shown(): string {
    return this.#shown;
  }

  /** Whether a typed change is not stored yet. */
  get isChanged(): boolean {
    return this.#shown !== this.#base;
  }

  get isComposing(): boolean {
    return this.#composing;
  }

  /** Called when the user's edit changed the field's text. */
  type(words: string): void {
    this.#shown = words;
  }

  beginComposition(): void {
    this.#composing = true;
  }

  endComposition(words: string): void {
    this.#composing = false;
    this.#shown = words;
    this.#settle();
  }

  /** Called with the text that is stored now. */
  receive(stored: string): void {
    if (stored === this.#received) return;
    this.#received = stored;
    this.#waits = true;
    if (!this.#composing) this.#settle();
  }

  /** The text to store now. */
  take(): string {
    this.#settle();
    this.#base = this.#shown;
    return this.#shown;
  }

  /** Discards typed changes. */
  reset(): void {
    this.#waits = false;
    this.#base = this.#received;
    this.#shown = this.#received;
  }

  #settle(): void {
    if (!this.#waits) return;
    this.#waits = false;
    const theirs = this.#received;
    if (!this.isChanged) this.#shown = theirs;
    else if (!this.#isWhole) this.#shown = rebasedWords({ base: this.#base, mine: this.#shown, theirs });
    this.#base = theirs;
  }
}

/** The cursor's position after the text changed, between the same letters, in UTF-16 units. */
export function movedCursor(before: string, after: string, at: number): number {
  const [from, to] = [[...before], [...after]];
  const codes = (letters: readonly string[]) => letters.map((letter) => letter.codePointAt(0) ?? 0);
  let [old, now, a, b] = [0, 0, 0, 0];
  for (const { kind, count } of diffTokens(codes(from), codes(to))) {
    for (let step = 0; step < count; step += 1) {
      // Text inserted at the cursor is placed after it.
      if (old >= at) return now;
      if (kind !== 'add') old += from[a++]?.length ?? 0;
      if (kind !== 'remove') now += to[b++]?.length ?? 0;
    }
  }
  return now;
}
