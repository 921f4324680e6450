/** Random numbers that a seed decides: the same on every machine. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** At least 0 and less than 1 (mulberry32, with 53 bits from two steps). */
  next(): number {
    return (this.#step() * 2 ** 21 + (this.#step() >>> 11)) / 2 ** 53;
  }

  between(from: number, to: number): number {
    return from + (to - from) * this.next();
  }

  /** A whole number from 0 to `count` less one. */
  index(count: number): number {
    return Math.floor(this.next() * count);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  /** Normally distributed with mean 0 and deviation 1, nearly: the sum of three. */
  normal(): number {
    return ((this.#step() + this.#step() + this.#step()) / 2 ** 32 - 1.5) * 2;
  }

  #step(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
}
