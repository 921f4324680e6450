/** The title of a window: that of the screen mounted last, otherwise the base title. */
export class WindowTitles {
  readonly #write: (title: string) => void;
  #wishes: readonly { readonly title: string }[] = [];

  constructor(write: (title: string) => void) {
    this.#write = write;
  }

  /** Sets a title until it is disposed. Changing or disposing an earlier title does not affect a later one. */
  wish(title: string, isBase = false): () => void {
    const own = { title };
    this.#wishes = isBase ? [own, ...this.#wishes] : [...this.#wishes, own];
    this.#show();
    return () => {
      this.#wishes = this.#wishes.filter((each) => each !== own);
      this.#show();
    };
  }

  #show(): void {
    const last = this.#wishes.at(-1);
    if (last !== undefined) this.#write(last.title);
  }
}
