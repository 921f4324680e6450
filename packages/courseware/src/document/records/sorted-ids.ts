import { compareOrder } from '../compare-order.ts';

interface Ordered {
  readonly id: string;
  readonly order: string;
}

/**
 * Ids of siblings in order. A returned list is never changed: the next change is made to a copy, which later changes
 * share until it is returned. So a change needs a search, and one copy per read.
 */
export class SortedIds {
  #ids: string[];
  #isGiven = false;
  readonly #orderOf: (id: string) => string;

  /** `orderOf` returns the order key of an id in the list. */
  constructor(ids: readonly string[], orderOf: (id: string) => string) {
    this.#orderOf = orderOf;
    this.#ids = ids
      .map((id) => ({ id, order: orderOf(id) }))
      .sort(compareOrder)
      .map(({ id }) => id);
  }

  /** The same array until an id is added or removed. */
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

  /** Index of an entry, or the index at which it would be inserted. */
  #place(one: Ordered): number {
    let low = 0;
    let high = this.#ids.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const id = this.#ids[middle] ?? '';
      // The searched entry may be unknown by now, or have another order key.
      const order = id === one.id ? one.order : this.#orderOf(id);
      if (compareOrder({ id, order }, one) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
