/**
 * Which updates of a document's log a copy in memory contains. Numbers arrive out of order: an update of another
 * process may be applied after a later update of this process.
 */
export class Progress {
  #whole = 0;
  readonly #ahead = new Set<number>();

  /** The number up to which all updates are applied. */
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

  /** Records a snapshot with all updates up to this number. */
  addAllTo(seq: number): void {
    this.#whole = Math.max(this.#whole, seq);
    for (const each of [...this.#ahead]) if (each <= this.#whole) this.#ahead.delete(each);
    while (this.#ahead.delete(this.#whole + 1)) this.#whole += 1;
  }
}
