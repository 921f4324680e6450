import { diffTokens, rebasedWords } from '@lectern/courseware';

/**
 * The words of a field while somebody types in it and others change what is stored. While an input method composes, nothing
 * is put into the field. What was typed is a step against the words that it began from, and is laid over what others stored
 * meanwhile, so that neither side's words are lost.
 */
export class TypedWords {
  /** What was stored when the field last took it in, or was last stored. */
  #base: string;
  #shown: string;
  #received: string;
  #waits = false;
  #composing = false;
  readonly #isWhole: boolean;

  /** `isWhole`: what is typed holds as a whole, as a number does, which is not made of two that were typed apart. */
  constructor(stored: string, isWhole = false) {
    this.#isWhole = isWhole;
    this.#base = stored;
    this.#shown = stored;
    this.#received = stored;
  }

  /** What the field says. */
  get shown(): string {
    return this.#shown;
  }

  /** Whether something was typed that is not stored. */
  get isChanged(): boolean {
    return this.#shown !== this.#base;
  }

  get isComposing(): boolean {
    return this.#composing;
  }

  /** This user made the field say that. */
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

  /** These words are stored now. */
  receive(stored: string): void {
    if (stored === this.#received) return;
    this.#received = stored;
    this.#waits = true;
    if (!this.#composing) this.#settle();
  }

  /** The words that are to be stored now. */
  take(): string {
    this.#settle();
    this.#base = this.#shown;
    return this.#shown;
  }

  /** Drops what was typed. */
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

/** Where a cursor stands after words became others, between the same letters. Counted in UTF-16 units. */
export function movedCursor(before: string, after: string, at: number): number {
  const [from, to] = [[...before], [...after]];
  const codes = (letters: readonly string[]) => letters.map((letter) => letter.codePointAt(0) ?? 0);
  let [old, now, a, b] = [0, 0, 0, 0];
  for (const { kind, count } of diffTokens(codes(from), codes(to))) {
    for (let step = 0; step < count; step += 1) {
      // What comes in right at the cursor stands behind it.
      if (old >= at) return now;
      if (kind !== 'add') old += from[a++]?.length ?? 0;
      if (kind !== 'remove') now += to[b++]?.length ?? 0;
    }
  }
  return now;
}
