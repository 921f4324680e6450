/** Delay between the last letter and the search, milliseconds. */
const SEARCH_AFTER_MS = 300;

/**
 * Decides when text typed into a search box is searched for: a moment after the last letter, or at once on Enter, but
 * not while an input method composes, whose letters are not yet the text.
 */
export class TypedSearch {
  readonly #search: (wanted: string) => void;
  #wanted = '';
  #isComposing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(search: (wanted: string) => void) {
    this.#search = search;
  }

  typed(text: string): void {
    this.#wanted = text.trim();
    clearTimeout(this.#timer);
    if (!this.#isComposing) this.#timer = setTimeout(() => this.#search(this.#wanted), SEARCH_AFTER_MS);
  }

  compositionBegan(): void {
    this.#isComposing = true;
    clearTimeout(this.#timer);
  }

  compositionEnded(text: string): void {
    this.#isComposing = false;
    this.typed(text);
  }

  entered(): void {
    if (this.#isComposing) return;
    clearTimeout(this.#timer);
    this.#search(this.#wanted);
  }

  dispose(): void {
    clearTimeout(this.#timer);
  }
}
