/** The title of a window: what the screen that came last wishes, else that of the one around it. */
export class WindowTitles {
  readonly #write: (title: string) => void;
  #wishes: readonly { readonly title: string }[] = [];

  constructor(write: (title: string) => void) {
    this.#write = write;
  }

  /** Wishes for a title until it is disposed. One that changes, or goes, under a later one leaves that standing. */
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
