/**
 * Which updates of a document's log a copy in memory holds. Numbers arrive out of order: another process's may be
 * applied after one of ours that has a higher number.
 */
export class Progress {
  #whole = 0;
  readonly #ahead = new Set<number>();

  /** Everything up to this number is applied. */
  get whole(): number {
    return this.#whole;
  }

  has(seq: number): boolean {
    return seq <= this.#whole || this.#ahead.has(seq);
  }

  add(seq: number): void {
    if (seq <= this.#whole) return;
    this.#ahead.add(seq);
    while (this.#ahead.delete(this.#whole + 1)) this.#whole += 1;
  }

  /** A snapshot was applied that holds everything up to this number. */
  addAllTo(seq: number): void {
    this.#whole = Math.max(this.#whole, seq);
    for (const each of [...this.#ahead]) if (each <= this.#whole) this.#ahead.delete(each);
    while (this.#ahead.delete(this.#whole + 1)) this.#whole += 1;
  }
}
