/** Ends what was started; calling it twice does nothing more. */
export type Dispose = () => void;

/** Collects what must be ended together, ended in the opposite order of its start. */
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
