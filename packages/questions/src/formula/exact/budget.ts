/** Thrown when a comparison would need more steps, time or digits than it may use. */
export class BudgetExceeded extends Error {}

/** A clock in milliseconds. The caller injects it, so that this package stays pure. */
export type Clock = () => number;

const STEPS = 100_000;
const MILLISECONDS = 20;
/** Steps between two looks at the clock. */
const PERIOD = 64;

/** Counts the steps of one comparison and stops it by an exception after 10^5 steps or 20 ms. */
export class Budget {
  readonly #clock: Clock | undefined;
  readonly #end: number;
  #left = STEPS;
  #nextLook = STEPS - PERIOD;

  constructor(clock?: Clock) {
    this.#clock = clock;
    this.#end = clock ? clock() + MILLISECONDS * 0.9 : 0;
  }

  get steps(): number {
    return STEPS - this.#left;
  }

  spend(steps = 1): void {
    this.#left -= steps;
    if (this.#left < 0) throw new BudgetExceeded('too many steps');
    if (this.#left > this.#nextLook) return;
    this.#nextLook = this.#left - PERIOD;
    if (this.#clock && this.#clock() > this.#end) throw new BudgetExceeded('too much time');
  }
}
