/** What a page tells the worker that puts the program away: hands are at work there. */
export const HANDS_AT_WORK = 'hands at work';

/** As long as what hands began mostly takes: to open a courseware, say. Milliseconds. */
const REST_MS = 1_000;
/** Hands that never rest do not keep the program from being put away. Milliseconds. */
const LONGEST_MS = 2_000;

/**
 * When the hands on all pages last did something. Putting the program away takes a processor for seconds, which whoever
 * opens something meanwhile would wait for.
 */
export class Hands {
  #restAt = 0;

  /** They do something. */
  work(): void {
    this.#restAt = performance.now() + REST_MS;
  }

  /** Resolves when they rest, at once where they do. */
  async rest(): Promise<void> {
    const longest = performance.now() + LONGEST_MS;
    for (let now = performance.now(); now < Math.min(this.#restAt, longest); now = performance.now())
      await pause(Math.min(this.#restAt, longest) - now);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
