/** Ends something that was started; a second call does nothing. */
export type Dispose = () => void;

/** Collects what must be disposed together, and disposes it in reverse order. */
export class Disposables {
  #items: Dispose[] = [];

  add(dispose: Dispose): void {
    this.#items.push(dispose);
  }

  dispose(): void {
    const items = this.#items;
    this.#items = [];
    for (const dispose of items.reverse()) dispose();
  }
}
