/** Stops a subscription or process; a second call does nothing. */
export type Dispose = () => void;

/** Collects functions to be disposed together, and disposes them in reverse order. */
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
