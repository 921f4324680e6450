/** The message by which a page reports user input to the worker that is installing. */
export const HANDS_AT_WORK = 'hands at work';

/** Typical duration of an action, such as opening a courseware, milliseconds. */
const REST_MS = 1_000;
/** Continuous input delays the installation for at most this time, milliseconds. */
const LONGEST_MS = 2_000;

/**
 * The time of the last user input on any page. Installing keeps a processor busy for seconds and would delay screens
 * that the user opens meanwhile.
 */
export class Hands {
  #restAt = 0;

  /** Records an input. */
  work(): void {
    this.#restAt = performance.now() + REST_MS;
  }

  /** Resolves when there is no recent input. */
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
