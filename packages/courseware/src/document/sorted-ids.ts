import { compareOrder } from './compare-order.ts';

interface Ordered {
  readonly id: string;
  readonly order: string;
}

/**
 * Siblings in their order. A list that was given out is never changed: the next change goes to a copy, which further
 * changes share until that is given out. So a change costs a search and, once for each time that somebody looks, a copy.
 */
export class SortedIds {
  #ids: string[];
  #isGiven = false;
  readonly #orderOf: (id: string) => string;

  /** `orderOf` answers for the ids that are in the list. */
  constructor(ids: readonly string[], orderOf: (id: string) => string) {
    this.#orderOf = orderOf;
    this.#ids = ids
      .map((id) => ({ id, order: orderOf(id) }))
      .sort(compareOrder)
      .map(({ id }) => id);
  }

  /** The same array until something comes or goes. */
  get ids(): readonly string[] {
    this.#isGiven = true;
    return this.#ids;
  }

  has(one: Ordered): boolean {
    return this.#ids[this.#place(one)] === one.id;
  }

  put(one: Ordered): void {
    const at = this.#place(one);
    if (this.#ids[at] !== one.id) this.#own().splice(at, 0, one.id);
  }

  take(one: Ordered): void {
    const at = this.#place(one);
    if (this.#ids[at] === one.id) this.#own().splice(at, 1);
  }

  #own(): string[] {
    if (this.#isGiven) this.#ids = [...this.#ids];
    this.#isGiven = false;
    return this.#ids;
  }

  /** Where it lies, or would lie. */
  #place(one: Ordered): number {
    let low = 0;
    let high = this.#ids.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const id = this.#ids[middle] ?? '';
      // The one that is looked for may be known no longer, or under another order by now.
      const order = id === one.id ? one.order : this.#orderOf(id);
      if (compareOrder({ id, order }, one) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
